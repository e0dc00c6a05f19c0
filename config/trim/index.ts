import path from 'node:path';

const at = (file: string) => path.resolve(__dirname, file);

/**
 * Path below pro-components' modules, with either slash. It must end with the file name: otherwise nothing is replaced, silently.
 */
const pro = (below: string) => new RegExp(`pro-components/es/${below}\\.js$`.replaceAll('/', '[\\\\/]'));

/** Babel's helpers for browsers older than ours, and what replaces them. */
const HELPERS = {
  createForOfIteratorHelper: 'createForOfIteratorHelper',
  defineProperty: 'defineProperty',
  extends: 'assign',
  objectSpread2: 'assign',
  objectWithoutProperties: 'objectWithoutProperties',
  slicedToArray: 'slicedToArray',
  toArray: 'list',
  toConsumableArray: 'list',
  typeof: 'typeof',
};

/** Value types of ProTable that remain. A cell is text unless its column renders it. */
export const KEPT_FIELDS = ['Text', 'Status', 'IndexColumn'] as const;

/** A part of a package that the build leaves out. */
export interface Replacement {
  /** Path of the file, with either slash. It ends with the file's name: otherwise nothing is replaced. */
  pattern: RegExp;
  /** The file that takes its place. */
  by: string;
  /** Why it is left out, for whoever reads the failed build. */
  why: string;
}

/**
 * Package parts that no screen uses, with their replacements (docs/rules/console.md#bundle). A screen that uses one fails at its
 * first render. The build fails when one matches no module, or lacks an export that code imports (plugin.ts). The development
 * server has none of them: it bundles the packages with esbuild, once, where webpack's plugins have no say.
 */
export const replacements: readonly Replacement[] = [
  {
    pattern: pro(`field/components/(?!(?:${KEPT_FIELDS.join('|')})/)\\w+/index`),
    by: at('noComponent.js'),
    why: 'a cell is text unless its column renders it',
  },
  {
    pattern: pro('table/components/Form/(?:FormRender|index)'),
    by: at('noComponent.js'),
    why: 'filters are our own, in src/components/FilterBar.tsx',
  },
  {
    pattern: pro('table/components/(?:ColumnSetting|ToolBar|ListToolBar)/index'),
    by: at('noComponent.js'),
    why: 'ResourceTable draws its own toolbar and column settings',
  },
  { pattern: pro('card/components/Card/index'), by: at('noComponent.js'), why: 'a list stands in no card' },
  {
    pattern: pro('layout/components/(?:SiderMenu/BaseMenu|TopNavHeader/index)'),
    by: at('noComponent.js'),
    why: 'src/layouts/SideMenu.tsx draws the menu, and there is no top menu',
  },
  {
    pattern: pro('utils/useEditableArray/index'),
    by: at('noEditing.js'),
    why: 'rows are never edited in place, because they hold money',
  },
  { pattern: pro('form/index'), by: at('noForm.js'), why: "forms are antd's own" },
  { pattern: /[\\/]swr[\\/]dist[\\/]index[\\/]index\.m?js$/, by: at('swr.js'), why: 'the menu comes with the initial state' },
  {
    pattern: pro('utils/(?:conversionMomentValue|parseValueToMoment)/index'),
    by: at('noDates.js'),
    why: 'the pickers have their own date code',
  },
  {
    pattern: pro('utils/stringify/index'),
    by: at('stringify.js'),
    why: 'only filters and styles are compared, which have no cycles',
  },
  {
    pattern: pro('(?:provider|layout)/locales?/(?!en_US|zh_CN|en-US|zh-CN|index)[\\w-]+'),
    by: at('noLocale.js'),
    why: 'languages that the console does not offer',
  },
  {
    pattern: /antd[\\/]lib[\\/]locale[\\/]zh_CN\.js$/,
    by: at('noLocale.js'),
    why: 'the default language of pro-components; AntdProvider always sets one',
  },
  {
    pattern: /axios[\\/]lib[\\/]helpers[\\/](?:cookies|isURLSameOrigin)\.js$/,
    by: at('noCookies.js'),
    why: 'a session has no cookie, and a call must send nothing of one',
  },
  {
    pattern: /@formatjs[\\/]icu-messageformat-parser[\\/]index\.js$/,
    by: require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
    why: 'compileTexts.js has parsed the messages',
  },
  {
    pattern: /umi[\\/]node_modules[\\/]@babel[\\/]runtime[\\/]helpers[\\/]esm[\\/]regeneratorRuntime\.js$/,
    by: at('regenerator.js'),
    why: "only two functions of Umi's plugin manager need it",
  },
  ...Object.entries(HELPERS).map(([name, file]) => ({
    pattern: new RegExp(`@babel[\\\\/]runtime[\\\\/]helpers[\\\\/]esm[\\\\/]${name}\\.js$`),
    by: at(`helpers/${file}.js`),
    why: 'a helper for browsers older than ours',
  })),
  { pattern: /@umijs[\\/]renderer-react[\\/]dist[\\/]html\.js$/, by: at('noComponent.js'), why: 'rendering on a server' },
  {
    pattern: /antd[\\/]es[\\/]table[\\/]index\.js$/,
    by: at('laterTable.js'),
    why: "lists draw their own rows; antd's table loads when a page needs it",
  },
  {
    pattern: /antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/,
    by: at('noFilterDropdown.js'),
    why: 'filters are above the table, not in its columns',
  },
  {
    pattern: /antd[\\/]es[\\/]result[\\/](?:noFound|serverError|unauthorized)\.js$/,
    by: at('noComponent.js'),
    why: 'our pages of 403, 404 and 500 have plain icons',
  },
  {
    pattern: /@ahooksjs[\\/]use-request[\\/].*\.js$/,
    by: at('noUseRequest.js'),
    why: 'useRequest comes from ahooks (docs/rules/calls.md#transport)',
  },
];
