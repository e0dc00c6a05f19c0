const { createHash } = require('node:crypto');
const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { build } = require('esbuild');

const root = path.resolve(__dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/tests');

/** Packages of thousands of modules: loading them one by one took five CPU seconds of each test file. */
const PACKAGES = ['antd', 'antd/es/table/style', '@ant-design/pro-components', '@ant-design/icons', '@ant-design/cssinjs'];
/** What the console imports as well, and what must exist once. */
const SHARED = ['react', 'react-dom', 'react-dom/*', 'react/*', 'dayjs', 'dayjs/*'];

const hash = createHash('sha256');
for (const file of ['package-lock.json', 'tests/support/bundles.js']) hash.update(readFileSync(path.join(root, file)));
const vendor = path.join(cache, hash.digest('hex').slice(0, 16));
const fileOf = (name) => path.join(vendor, `${name.replaceAll('/', '-')}.js`);

/** For `moduleNameMapper`: where the bundled packages are, also when a path names them. */
exports.vendorMapper = Object.fromEntries(PACKAGES.map((name) => [`^(.*/node_modules/)?${name}$`, fileOf(name)]));

/** Bundles the packages as they are, once for each lock file. */
exports.bundleVendor = async () => {
  if (existsSync(fileOf(PACKAGES[0]))) return;
  await build({
    stdin: {
      contents: PACKAGES.map((name, index) => `export * as package${index} from '${name}';`).join('\n'),
      resolveDir: root,
    },
    outfile: path.join(vendor, 'all.js'),
    bundle: true,
    format: 'cjs',
    target: 'es2022',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"test"' },
    external: SHARED,
    keepNames: true,
    logLevel: 'error',
  });
  // The first of them says that all are there.
  for (const [index, name] of [...PACKAGES.entries()].reverse())
    writeFileSync(
      fileOf(name),
      `module.exports = Object.defineProperty(require('./all.js').package${index}, '__esModule', { value: true });\n`,
    );
};

let platform;

/** Bundles the simulated platform of the present sources, once for a run. Workers find it by TEST_PLATFORM. */
exports.bundlePlatform = () => {
  platform ??= makePlatform();
  return platform;
};

async function makePlatform() {
  const file = path.join(cache, `platform-${process.pid}.js`);
  process.on('exit', () => rmSync(file, { force: true }));
  process.env.TEST_PLATFORM = file;
  await build({
    entryPoints: [path.join(root, 'tests/support/workerPlatform.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    packages: 'external',
    // Its files are read relative to the sources.
    define: { __dirname: JSON.stringify(path.join(root, 'mock')) },
    sourcemap: 'inline',
    keepNames: true,
    logLevel: 'error',
  });
}
