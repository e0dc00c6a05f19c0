export default (list) => {
  const steps = list[Symbol.iterator]();
  return {
    s() {},
    n: () => steps.next(),
    e(error) {
      throw error;
    },
    f() {},
  };
};
