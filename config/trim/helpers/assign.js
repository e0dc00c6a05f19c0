export default (target, ...sources) => Object.assign(target, ...sources);
