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

/**
 * Package parts that no screen uses, with their replacements (docs/rules/console.md#bundle). A screen that uses one fails at its
 * first render.
 */
export const replacements: readonly (readonly [pattern: RegExp, by: string])[] = [
  [pro(`field/components/(?!(?:${KEPT_FIELDS.join('|')})/)\\w+/index`), at('noComponent.js')],
  [pro('table/components/Form/(?:FormRender|index)'), at('noComponent.js')],
  // Toolbar, column setting and card: ResourceTable renders its own.
  [pro('table/components/(?:ColumnSetting|ToolBar|ListToolBar)/index'), at('noComponent.js')],
  [pro('card/components/Card/index'), at('noComponent.js')],
  // src/layouts/SideMenu.tsx replaces the side menu, and the layout has no top menu.
  [pro('layout/components/(?:SiderMenu/BaseMenu|TopNavHeader/index)'), at('noComponent.js')],
  [pro('utils/useEditableArray/index'), at('noEditing.js')],
  [pro('form/index'), at('noForm.js')],
  [/[\\/]swr[\\/]dist[\\/]index[\\/]index\.m?js$/, at('swr.js')],
  [pro('utils/(?:conversionMomentValue|parseValueToMoment)/index'), at('noDates.js')],
  [pro('utils/stringify/index'), at('stringify.js')],
  [/@ctrl[\\/]tinycolor[\\/]dist[\\/]module[\\/]public_api\.js$/, at('color.js')],
  [pro('(?:provider|layout)/locales?/(?!en_US|zh_CN|en-US|zh-CN|index)[\\w-]+'), at('noLocale.js')],
  // The default language of pro-components. AntdProvider always sets one.
  [/antd[\\/]lib[\\/]locale[\\/]zh_CN\.js$/, at('noLocale.js')],
  // The console sends no form data.
  [/axios[\\/]lib[\\/]helpers[\\/]formDataToJSON\.js$/, at('noComponent.js')],
  [/axios[\\/]lib[\\/]helpers[\\/](?:cookies|isURLSameOrigin)\.js$/, at('noCookies.js')],
  // compileTexts.js has parsed the messages already.
  [/@formatjs[\\/]icu-messageformat-parser[\\/]index\.js$/, require.resolve('@formatjs/icu-messageformat-parser/no-parser.js')],
  [/@umijs[\\/]route-utils[\\/]es[\\/]sha265\.js$/, at('hash.js')],
  [/umi[\\/]node_modules[\\/]@babel[\\/]runtime[\\/]helpers[\\/]esm[\\/]regeneratorRuntime\.js$/, at('regenerator.js')],
  ...Object.entries(HELPERS).map(
    ([name, file]) =>
      [new RegExp(`@babel[\\\\/]runtime[\\\\/]helpers[\\\\/]esm[\\\\/]${name}\\.js$`), at(`helpers/${file}.js`)] as const,
  ),
  // Server rendering.
  [/@umijs[\\/]renderer-react[\\/]dist[\\/]html\.js$/, at('noComponent.js')],
  [/antd[\\/]es[\\/]table[\\/]index\.js$/, at('laterTable.js')],
  [/antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/, at('noFilterDropdown.js')],
  // Illustrations of 403, 404 and 500. Our pages use plain icons.
  [/antd[\\/]es[\\/]result[\\/](?:noFound|serverError|unauthorized)\.js$/, at('noComponent.js')],
  [/@ahooksjs[\\/]use-request[\\/].*\.js$/, at('noUseRequest.js')],
];
