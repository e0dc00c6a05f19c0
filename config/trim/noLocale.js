/** Replaces languages of pro-components that the console does not offer. */
export default {};
