/** In the place of the languages of pro-components that the console does not speak. */
export default {};
