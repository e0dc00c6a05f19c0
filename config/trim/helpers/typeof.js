export default (value) => typeof value;
