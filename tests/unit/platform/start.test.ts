import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';

/** `npm start` loads the simulated platform without the aliases of tsconfig.json: what it takes from `src` is named by its place. */
test('the platform loads without path aliases', async () => {
  const loaded: string[] = [];
  const aliases: string[] = [];
  await build({
    entryPoints: ['mock/index.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    packages: 'external',
    plugins: [
      {
        name: 'names',
        setup({ onResolve }) {
          onResolve({ filter: /./ }, ({ path, importer }) => {
            loaded.push(path);
            if (path.startsWith('@/')) aliases.push(`${importer}: ${path}`);
            return undefined;
          });
        },
      },
    ],
  });
  expect(loaded).toContain('./engine/clock');
  expect(aliases).toEqual([]);
});

/** Umi takes every file that it finds under mock/ for routes, except those that `.umirc.ts` leaves out. */
test('the development server mounts the platform once, and nothing else', () => {
  const run = (args: readonly string[]): unknown => JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  const mockConfig = run(['--import', 'tsx', '-e', "console.log(JSON.stringify(require('./.umirc').default.mock))"]);
  const mounted = run([
    '-e',
    // A text that Node runs has a global `module` and `exports`, with which a module can load that cannot from a file.
    `const { getMockData } = require('@umijs/preset-umi/dist/features/mock/getMockData');
    delete globalThis.module;
    delete globalThis.exports;
    const found = getMockData({ cwd: process.cwd(), mockConfig: ${JSON.stringify(mockConfig)} });
    console.log(JSON.stringify(Object.entries(found).map(([call, { file }]) => [call, file.slice(process.cwd().length)])));`,
  ]);
  expect(mounted).toEqual([
    ['GET /api/(.*)', '/mock/index.ts'],
    ['POST /api/(.*)', '/mock/index.ts'],
  ]);
});
