/** In the place of a component that draws nothing and makes the rest of the styles of another one. */
export default () => null;
