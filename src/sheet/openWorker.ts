/**
 * Starts the worker that reads files. The bundler recognises this exact expression and makes a chunk of the worker file. It is in
 * its own module, so that other users of `reader.ts` depend only on the global `Worker`. A test replaces that class by one that
 * runs `serve` in the same thread, with all the real reading behind it.
 */
export const openWorker = (): Worker => new Worker(/* webpackChunkName: "sheet" */ new URL('./worker.ts', import.meta.url));
