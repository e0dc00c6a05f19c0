/** The fields of webpack's modules that are used here. */
export interface Module {
  resource?: string;
  /** The members of a concatenated module. */
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

/** Modules that ended up in a chunk. Tree shaking leaves the others in none. */
export const modulesIn = ({ modules, chunkGraph }: Compilation): Module[] =>
  ([...modules] as Module[]).filter((module) => chunkGraph.getNumberOfModuleChunks(module as never) > 0);
