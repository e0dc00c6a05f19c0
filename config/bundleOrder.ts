interface ModuleLike {
  identifier: () => string;
}
interface Chunk {
  name?: string;
  id: string | number | null;
  ids: (string | number)[] | null;
}
interface Tapped<Items> {
  tap: (name: string, run: (items: Iterable<Items>) => void) => void;
}
interface Compiler {
  hooks: { compilation: { tap: (name: string, run: (compilation: Compilation) => void) => void } };
}
interface Compilation {
  hooks: { finishModules: Tapped<ModuleLike>; beforeChunkIds: Tapped<Chunk> };
  modules: Set<ModuleLike>;
}

const NAME = 'bundle order';

/**
 * Sorts the modules by path before chunking. Their natural order is the read order, which varies, and chunk names depend on it:
 * without this, two builds of one commit would differ. One chunk has its name as its id, so that the page can recognise it by its
 * address; a rule for the addresses of all chunks would cost each first visit 60 conditions.
 */
export class BundleOrder {
  /** @param named the name of that chunk */
  constructor(private readonly named: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, ({ hooks, modules }) => {
      hooks.finishModules.tap(NAME, () => {
        const sorted = [...modules].sort((a, b) => (a.identifier() < b.identifier() ? -1 : 1));
        modules.clear();
        for (const module of sorted) modules.add(module);
      });
      hooks.beforeChunkIds.tap(NAME, (chunks) => {
        for (const chunk of chunks) if (chunk.name === this.named) Object.assign(chunk, { id: this.named, ids: [this.named] });
      });
    });
  }
}
