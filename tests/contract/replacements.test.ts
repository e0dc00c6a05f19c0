import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Replacement } from '../../config/trim';
import { Trim } from '../../config/trim/plugin';

interface Stats {
  compilation: { errors: Error[]; modules: Iterable<{ resource?: string }> };
}
interface Compiler {
  run: (done: (error: Error | null, stats: Stats) => void) => void;
  close: (done: () => void) => void;
}
type Webpack = (options: object) => Compiler;
/** The bundler of the build. */
const { webpack }: { webpack: Webpack } = require(path.resolve('node_modules/@umijs/bundler-webpack/compiled/webpack'));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'replacements-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const pack = (entry: string, replacements: readonly Replacement[]) =>
  new Promise<Stats>((resolve, reject) => {
    const compiler = webpack({
      mode: 'none',
      context: folder,
      entry,
      output: { path: path.join(folder, 'out') },
      module: { strictExportPresence: true },
      plugins: [new Trim(replacements)],
    });
    compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats))));
  });
const errorsOf = async (...args: Parameters<typeof pack>) =>
  (await pack(...args)).compilation.errors.map(({ message }) => message);

const replaced = () => {
  write('picker.js', 'export const pick = 1; export const clear = 2;');
  return { pattern: /picker\.js$/, by: write('noPicker.js', 'export const pick = 3;'), why: 'dates are typed' };
};

test('a replaced file is not in the build', async () => {
  const one = replaced();
  const { compilation } = await pack(write('entry.js', "import { pick } from './picker'; console.log(pick);"), [one]);
  expect(compilation.errors).toEqual([]);
  const files = [...compilation.modules].map(({ resource }) => resource && path.basename(resource));
  expect(files).toContain('noPicker.js');
  expect(files).not.toContain('picker.js');
});

test('the build fails over a replacement that matches no module, and says which and why it was there', async () => {
  const idle = { ...replaced(), pattern: /calendar\.js$/ };
  const [error, ...others] = await errorsOf(write('entry.js', "import { pick } from './picker'; console.log(pick);"), [idle]);
  expect(error).toContain('calendar');
  expect(error).toContain('dates are typed');
  expect(others).toEqual([]);
});

test('the build fails over an import that a replacement does not give, and says which and why it is there', async () => {
  const [error, ...others] = await errorsOf(write('entry.js', "import { clear } from './picker'; console.log(clear);"), [
    replaced(),
  ]);
  expect(error).toContain("'clear'");
  expect(error).toContain('picker');
  expect(error).toContain('dates are typed');
  expect(others).toEqual([]);
});

test('a missing export elsewhere is told as it is', async () => {
  write('other.js', 'export const a = 1;');
  const text = "import { pick } from './picker'; import { b } from './other'; console.log(pick, b);";
  const [error, ...others] = await errorsOf(write('entry.js', text), [replaced()]);
  expect(error).toContain("'b'");
  expect(error).not.toContain('dates are typed');
  expect(others).toEqual([]);
});
