import { defineConfig } from '@umijs/max';
import { BundleOrder } from './config/bundleOrder';
import { houseChunk, isSplit, kitChunk, kitSheet, LATER, laterSheet } from './config/kitChunk';
import routes from './config/routes';
import { replacements } from './config/trim';
import { Trim } from './config/trim/plugin';
import { CHUNK_TIMEOUT_MS } from './src/constants';

/** A server to develop against, and the path prefix of its API, which may be empty. */
const { API_PROXY, API_PREFIX = '/api', SOURCE_MAPS } = process.env;

/** Replacements whose pattern has this are left out of the build: what they save is measured so (tests/bench/replacements.ts). */
const { TRIM_WITHOUT } = process.env;

/** Turns off the Chinese tip that Umi prints at each start. */
process.env.DID_YOU_KNOW ??= 'none';

/** Umi's antd and layout plugins stay off, so that /login loads neither (docs/rules/console.md#login-page). */
export default defineConfig({
  npmClient: 'npm',
  hash: true,
  title: false,
  routes,
  plugins: ['./config/umiPlugin.ts', './config/styles/plugin.ts'],
  proxy: API_PROXY ? { '/api': { target: API_PROXY, changeOrigin: true, pathRewrite: { '^/api': API_PREFIX } } } : {},
  mock: API_PROXY ? false : { exclude: ['mock/*/**/*', 'mock/!(index).ts'] },
  // The development server bundles the packages once. Umi's default, an eager webpack worker, takes four times as long.
  mfsu: { strategy: 'normal', esbuild: true },
  model: {},
  initialState: {},
  access: {},
  request: {},
  helmet: false,
  moment2dayjs: {},
  targets: { chrome: 109, edge: 109, firefox: 109, safari: 16 },
  polyfill: false,
  jsMinifier: 'swc',
  // Names of places in a reported fault (docs/maintenance.md). The files are the same with and without.
  ...(SOURCE_MAPS && { devtool: 'hidden-source-map' }),
  // Umi's babel preset ignores `targets` and compiles to ES5.
  srcTranspiler: 'esbuild',
  srcTranspilerOptions: { esbuild: { target: ['chrome109', 'safari16'], jsx: 'automatic' } },
  chainWebpack(memo, { env }) {
    memo.plugins.delete('node-polyfill-provider');
    // Webpack's own code also targets these browsers. Umi sets ES5, for which webpack warns at each top-level `await`.
    memo.target(['web', 'es2022']);
    memo.output.set('chunkLoadTimeout', CHUNK_TIMEOUT_MS);
    // The policy of deploy/headers.conf allows only script URLs that the bundler creates under this name.
    memo.output.set('trustedTypes', 'console');
    // Every first visit loads the map from chunks to files, so it has ids instead of names and short hashes.
    memo.output.chunkFilename('[id].[contenthash:6].async.js');
    memo.plugin('mini-css-extract-plugin').tap(([options]) => [
      {
        ...options,
        chunkFilename: '[id].[contenthash:6].chunk.css',
        // Our own sheets must win, also over the packages' sheet that loads after them: it goes to the front.
        insert: (link: HTMLLinkElement) => void document.head[link.href.includes('/later.') ? 'prepend' : 'append'](link),
      },
    ]);
    memo.plugin('bundle order').use(BundleOrder, [LATER]);
    if (env === 'production')
      memo
        .plugin('trim')
        .use(Trim, [replacements.filter(({ pattern }) => !TRIM_WITHOUT || !new RegExp(TRIM_WITHOUT).test(pattern.source))]);
    memo.module
      .rule('texts')
      .test(/[\\/]src[\\/]locales[\\/](?:en-US|zh-CN)[\\/].*\.ts$/)
      .pre()
      .use('compile')
      .loader(require.resolve('./config/trim/compileTexts.js'));
    // The package does not declare this itself. Without it, a table would load the whole tree for two helpers as soon as any dialog shows a tree.
    memo.module
      .rule('tree')
      .test(/[\\/]@rc-component[\\/]tree[\\/]es[\\/]/)
      .set('sideEffects', false);
    memo.optimization.splitChunks({
      chunks: isSplit,
      minSize: 60_000,
      cacheGroups: { kit: kitChunk, house: houseChunk, kitSheet, laterSheet },
    });
    return memo;
  },
});
