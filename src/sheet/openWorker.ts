/**
 * Starts the worker that reads files. The bundler finds its file by this very expression and makes a chunk of it; the line stands in
 * a module of its own, so that whatever else uses `reader.ts` meets nothing but the global `Worker`: a test puts a class in its place
 * that runs `serve` in the same thread, with all of the real reading behind it.
 */
export const openWorker = (): Worker => new Worker(/* webpackChunkName: "sheet" */ new URL('./worker.ts', import.meta.url));
