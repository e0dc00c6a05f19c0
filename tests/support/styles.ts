/** Class names of style sheets under test are their own names. */
export default new Proxy({}, { get: (_, name) => name });
