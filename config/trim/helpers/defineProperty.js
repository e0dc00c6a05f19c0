export default (target, key, value) =>
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
