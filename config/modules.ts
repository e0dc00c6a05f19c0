/** What webpack tells of a module here. */
export interface Module {
  resource?: string;
  /** The parts of one that the bundler has put together of several. */
  modules?: Iterable<Module>;
}

export function* filesOf(modules: Iterable<Module>): Generator<string> {
  for (const { resource, modules: parts } of modules) {
    if (parts) yield* filesOf(parts);
    else if (resource) yield resource.split('?')[0] ?? '';
  }
}

interface Compilation {
  modules: Iterable<unknown>;
  chunkGraph: { getNumberOfModuleChunks: (module: never) => number };
}

/** What was read and then found to be of no use is in no chunk. */
export const modulesIn = ({ modules, chunkGraph }: Compilation): Module[] =>
  ([...modules] as Module[]).filter((module) => chunkGraph.getNumberOfModuleChunks(module as never) > 0);
