/** In the place of what the libraries reckon a theme from. */
export default {};
