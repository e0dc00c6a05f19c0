import { build } from 'esbuild';

/** `npm start` loads the simulated platform without the aliases of tsconfig.json: what it takes from `src` is named by its place. */
test('the platform loads where no alias is known', async () => {
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
