/** Runs one step of a long test. Its name is prefixed to the message of a failure. */
export async function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error)) throw new Error(`${name}: ${String(error)}`, { cause: error });
    const { message, stack } = error;
    error.message = `${name}: ${message}`;
    // Jest prints the stack, which holds the message that the error was made with.
    if (stack?.includes(message)) error.stack = stack.replace(message, () => error.message);
    throw error;
  }
}
