const AGAIN = {};

/**
 * Replaces the generator runtime for old browsers. Only two functions of Umi's plugin manager use it: they need steps, an awaited
 * value, and one try with catch and finally.
 */
export default () => ({
  mark: (make) => make,
  wrap(run, _make, _self, tries = []) {
    let isDone = false;
    let result;
    const context = {
      prev: 0,
      next: 0,
      sent: undefined,
      abrupt(_kind, value) {
        result = value;
        context.next = 'end';
        return AGAIN;
      },
      catch: () => context.caught,
      finish(at) {
        context.next = tries.find((one) => one[2] === at)[3];
        return AGAIN;
      },
      stop() {
        isDone = true;
        return result;
      },
    };
    const step = () => {
      try {
        return run(context);
      } catch (error) {
        const handler = tries.find(([from, caught]) => from <= context.prev && context.prev < caught);
        if (!handler) throw error;
        context.caught = error;
        context.next = handler[1];
        return AGAIN;
      }
    };
    return {
      next(sent) {
        context.sent = sent;
        let value = step();
        while (value === AGAIN) value = step();
        return { value, done: isDone };
      },
      throw(error) {
        throw error;
      },
    };
  },
});
