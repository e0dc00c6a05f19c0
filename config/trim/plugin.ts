import path from 'node:path';
import type { Replacement } from './index';

/** The fields of webpack's parts that are used here. */
interface Request {
  createData?: { resource?: string; request?: string; userRequest?: string; context?: string };
}
interface Hook<Args extends unknown[]> {
  tap: (name: string, run: (...args: Args) => void) => void;
}
interface Dependency {
  request?: string;
}
interface Connection {
  dependency: Dependency | null;
  module: { resource?: string } | null;
}
interface Fault extends Error {
  module?: object | null;
}
interface Compilation {
  errors: Error[];
  moduleGraph: { getOutgoingConnections: (module: never) => Iterable<Connection> };
  hooks: { seal: Hook<[]> };
}
interface Compiler {
  hooks: {
    normalModuleFactory: Hook<[{ hooks: { afterResolve: Hook<[Request]> } }]>;
    thisCompilation: Hook<[Compilation]>;
  };
}

const NAME = 'trim';
const nameOf = ({ pattern, why }: Replacement) => `${pattern} (${why})`;

/**
 * Replaces the files that a pattern matches, and fails the build when a pattern matches none, or when code imports what a
 * replacement does not give.
 */
export class Trim {
  private readonly matched = new Set<Replacement>();

  constructor(private readonly replacements: readonly Replacement[]) {}

  apply({ hooks }: Compiler): void {
    hooks.normalModuleFactory.tap(NAME, (factory) => factory.hooks.afterResolve.tap(NAME, (request) => this.replace(request)));
    hooks.thisCompilation.tap(NAME, (compilation) => {
      // By now webpack has told of missing exports.
      compilation.hooks.seal.tap(NAME, () => {
        this.explain(compilation);
        for (const one of this.replacements)
          if (!this.matched.has(one)) compilation.errors.push(new Error(`config/trim: no module matches ${nameOf(one)}`));
      });
    });
  }

  private replace({ createData }: Request): void {
    const before = createData?.resource;
    const found = before && this.replacements.find(({ pattern }) => pattern.test(before));
    if (!found) return;
    this.matched.add(found);
    const { by } = found;
    // The replacement resolves its own imports from its own folder.
    Object.assign(createData, {
      resource: by,
      request: createData.request?.replace(before, by),
      userRequest: by,
      context: path.dirname(by),
    });
  }

  /** Adds to webpack's error about a missing export which replacement lacks it. */
  private explain({ errors, moduleGraph }: Compilation): void {
    for (const error of errors as Fault[]) {
      const asked = /was not found in '([^']+)'/.exec(error.message)?.[1];
      if (!asked || !error.module) continue;
      for (const { dependency, module } of moduleGraph.getOutgoingConnections(error.module as never)) {
        const one = dependency?.request === asked && this.replacements.find(({ by }) => by === module?.resource);
        if (one) error.message += `\nconfig/trim replaces it: ${nameOf(one)}`;
      }
    }
  }
}
