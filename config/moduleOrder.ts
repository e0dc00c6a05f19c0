interface ModuleLike {
  identifier: () => string;
}
interface Compiler {
  hooks: { compilation: { tap: (name: string, run: (compilation: Compilation) => void) => void } };
}
interface Compilation {
  hooks: { finishModules: { tap: (name: string, run: (modules: Iterable<ModuleLike>) => void) => void } };
  modules: Set<ModuleLike>;
}

const NAME = 'module order';

/**
 * Sorts the modules by path before chunking. Their natural order is the read order, which varies, and chunk names depend on it:
 * without this, two builds of one commit would differ.
 */
export class ModuleOrder {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.finishModules.tap(NAME, () => {
        const modules = [...compilation.modules].sort((a, b) => (a.identifier() < b.identifier() ? -1 : 1));
        compilation.modules.clear();
        for (const module of modules) compilation.modules.add(module);
      }),
    );
  }
}
