/** Replaces the seeds from which the libraries compute a theme. */
export default {};
