import { defineConfig } from '@umijs/max';
import { houseChunk, isSplit, kitChunk, kitSheet, LATER, laterSheet } from './config/kitChunk';
import { ModuleOrder } from './config/moduleOrder';
import routes from './config/routes';
import { replacements } from './config/trim';
import { CHUNK_TIMEOUT_MS } from './src/constants';

/** A server to develop against, and the path under which it has the API, which may be empty. */
const { API_PROXY, API_PREFIX = '/api' } = process.env;

/** Umi shows a tip in Chinese at each start unless this says not to. */
process.env.DID_YOU_KNOW ??= 'none';

/** Build configuration only. antd's and Umi's layout plugins stay off, so that /login loads neither (docs/rules/console.md#login-page). */
export default defineConfig({
  npmClient: 'npm',
  hash: true,
  title: false,
  routes,
  plugins: ['./config/umiPlugin.ts', './config/styles/plugin.ts'],
  proxy: API_PROXY ? { '/api': { target: API_PROXY, changeOrigin: true, pathRewrite: { '^/api': API_PREFIX } } } : {},
  mock: API_PROXY ? false : { exclude: ['mock/*/**/*', 'mock/!(index).ts'] },
  // The development server puts the packages together once. Umi's usual way, webpack in a worker that looks ahead, takes four times as long.
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
  // Umi's babel preset lowers to ES5 whatever `targets` says.
  srcTranspiler: 'esbuild',
  srcTranspilerOptions: { esbuild: { target: ['chrome109', 'safari16'], jsx: 'automatic' } },
  chainWebpack(memo, { webpack }) {
    memo.plugins.delete('node-polyfill-provider');
    // What webpack itself writes is for the browsers of `targets` too; Umi says ES5, for which it warns of each `await` at the top.
    memo.target(['web', 'es2022']);
    memo.output.set('chunkLoadTimeout', CHUNK_TIMEOUT_MS);
    // The only addresses of scripts that the policy of deploy/headers.conf lets through are the bundler's own.
    memo.output.set('trustedTypes', 'console');
    // Every first visit pays for the map from chunks to files: no names in it, and no more of the digest than keeps builds apart.
    memo.output.chunkFilename('[id].[contenthash:6].async.js');
    memo.plugin('mini-css-extract-plugin').tap(([options]) => [
      {
        ...options,
        chunkFilename: ({ chunk }: { chunk: { name?: string } }) =>
          `${chunk.name === LATER ? LATER : '[id]'}.[contenthash:6].chunk.css`,
        // Our own sheets have the last word, also over the packages' sheet that comes when they are there.
        insert: (link: HTMLLinkElement) => void document.head[link.href.includes('/later.') ? 'prepend' : 'append'](link),
      },
    ]);
    memo.plugin('module order').use(ModuleOrder);
    for (const [pattern, by] of replacements)
      memo.plugin(`trim ${pattern}`).use(webpack.NormalModuleReplacementPlugin, [pattern, by]);
    memo.module
      .rule('texts')
      .test(/[\\/]src[\\/]locales[\\/](?:en-US|zh-CN)[\\/].*\.ts$/)
      .pre()
      .use('compile')
      .loader(require.resolve('./config/trim/compileTexts.js'));
    // It does not say so of itself; a table would carry the whole tree for two of its helpers as soon as any dialog shows a tree.
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
