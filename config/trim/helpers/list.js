export default (list) => [...list];
