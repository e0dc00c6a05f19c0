const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
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

const MOCK = path.join(root, 'mock');
/** What a worker loads once for all of its test files (ofWorker.js): the simulated platform, but for what begins to run when it is loaded, and its worlds. */
const OF_WORKER = '/mock/(?!(index|bench|examples)\\.ts$).+\\.ts$|/tests/support/worlds\\.ts$';
exports.OF_WORKER = OF_WORKER;

const modulesOfWorker = () =>
  ['mock', 'tests/support']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => new RegExp(OF_WORKER).test(`/${file}`));

let platform;

/** Bundles the simulated platform of the present sources, once for a run. Workers find it by TEST_PLATFORM. */
exports.bundlePlatform = () => {
  platform ??= makePlatform();
  return platform;
};

async function makePlatform() {
  const file = path.join(cache, `platform-${process.pid}.js`);
  process.on('exit', () => [file, `${file}.map`].map((one) => rmSync(one, { force: true })));
  process.env.TEST_PLATFORM = file;
  const names = modulesOfWorker();
  await build({
    stdin: {
      contents: [
        ...names.map((name, at) => `import * as module${at} from './${name}';`),
        `export const modules = { ${names.map((name, at) => `'${name}': module${at}`).join(', ')} };`,
        "for (const one of Object.values(modules)) Object.defineProperty(one, '__esModule', { value: true });",
      ].join('\n'),
      resolveDir: root,
    },
    outfile: file,
    bundle: true,
    platform: 'node',
    packages: 'external',
    // Its files are read relative to the sources.
    define: { __dirname: JSON.stringify(MOCK) },
    // In a file of its own: what reads a stack looks for the map's address with an expression that an inline map is too long for.
    sourcemap: true,
    keepNames: true,
    logLevel: 'error',
  });
}
