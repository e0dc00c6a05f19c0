import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as ts from 'typescript-7/unstable/ast';
import { API, type Checker } from 'typescript-7/unstable/sync';

const root = path.resolve(__dirname, '../..');
const under = path.join(root, 'src');

/** The console as the compiler of `npm run types` sees it, with one more source. */
export interface Compiled {
  checker: Checker;
  /** A source by its name from the root. */
  sourceOf: (name: string) => ts.SourceFile;
  /** Names of all sources, from the root. */
  names: readonly string[];
  /** The additional source. */
  planted: ts.SourceFile;
  close: () => void;
}

/** Compiles the console and a source with faults, so that a test can ask for types. */
export function compiledWith(faulty: string): Compiled {
  const all = readdirSync(under, { recursive: true, encoding: 'utf8' }).map((name) => path.join(under, name));
  const files = all.filter((name) => /\.tsx?$/.test(name) && !name.includes('/.umi'));
  const declared = all.filter((name) => name.includes('/.umi/') && name.endsWith('.d.ts'));
  const folder = mkdtempSync(path.join(tmpdir(), 'compiled-'));
  const config = path.join(folder, 'tsconfig.json');
  const own = path.join(folder, 'Planted.tsx');
  writeFileSync(own, faulty);
  const compilerOptions = { types: ['node'], typeRoots: [path.join(root, 'node_modules/@types')] };
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions,
      files: [...files, ...declared, own],
      include: [],
    }),
  );
  const api = new API({ cwd: root });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  rmSync(folder, { recursive: true });
  if (!project) throw new Error('The compiler has no project');
  const sourceAt = (file: string) => {
    const source = project.program.getSourceFile(file);
    if (!source) throw new Error(`The compiler does not know ${file}`);
    return source;
  };
  return {
    checker: project.checker,
    sourceOf: (name) => sourceAt(path.join(root, name)),
    names: files.map((name) => path.relative(root, name).replaceAll(path.sep, '/')),
    planted: sourceAt(own),
    close: () => api.close(),
  };
}
