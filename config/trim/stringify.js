/** In the place of a serializer that knows circles and depths: what pro-components compares here are filters and styles. */
export default (value) => JSON.stringify(value);
