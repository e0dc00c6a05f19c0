export default (list) => (Array.isArray(list) ? list : [...list]);
