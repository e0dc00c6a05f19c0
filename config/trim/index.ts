import path from 'node:path';

const at = (file: string) => path.resolve(__dirname, file);

/** Path below pro-components' modules, with either slash; it must end in the file's name, or nothing is replaced, in silence. */
const pro = (below: string) => new RegExp(`pro-components/es/${below}\\.js$`.replaceAll('/', '[\\\\/]'));

/** Value types of ProTable that stay: a cell is text unless its column renders itself. */
export const KEPT_FIELDS = ['Text', 'Status', 'IndexColumn'] as const;

/**
 * What the packages pull in without any screen using it, and what stands in its place (docs/rules/console.md#bundle). A screen that
 * uses one of them fails at its first render.
 */
export const replacements: readonly (readonly [pattern: RegExp, by: string])[] = [
  [pro(`field/components/(?!(?:${KEPT_FIELDS.join('|')})/)\\w+/index`), at('noComponent.js')],
  [pro('table/components/Form/(?:FormRender|index)'), at('noComponent.js')],
  // Its toolbar, column setting and card: ResourceTable draws its own.
  [pro('table/components/(?:ColumnSetting|ToolBar|ListToolBar)/index'), at('noComponent.js')],
  [pro('card/components/Card/index'), at('noComponent.js')],
  // src/layouts/SideMenu.tsx stands in the menu's place, and the console's layout has none at the top.
  [pro('layout/components/(?:SiderMenu/BaseMenu|TopNavHeader/index)'), at('noComponent.js')],
  [pro('utils/useEditableArray/index'), at('noEditing.js')],
  [pro('form/index'), at('noForm.js')],
  [/[\\/]swr[\\/]dist[\\/]index[\\/]index\.m?js$/, at('swr.js')],
  [pro('utils/(?:conversionMomentValue|parseValueToMoment)/index'), at('noDates.js')],
  [pro('utils/stringify/index'), at('stringify.js')],
  [/@ctrl[\\/]tinycolor[\\/]dist[\\/]module[\\/]public_api\.js$/, at('color.js')],
  [pro('(?:provider|layout)/locales?/(?!en_US|zh_CN|en-US|zh-CN|index)[\\w-]+'), at('noLocale.js')],
  // What pro-components use without a language; AntdProvider sets one.
  [/antd[\\/]lib[\\/]locale[\\/]zh_CN\.js$/, at('noLocale.js')],
  // No call of the console sends a form.
  [/axios[\\/]lib[\\/]helpers[\\/]formDataToJSON\.js$/, at('noComponent.js')],
  [/axios[\\/]lib[\\/]helpers[\\/](?:cookies|isURLSameOrigin)\.js$/, at('noCookies.js')],
  // compileTexts.js has read the messages already.
  [/@formatjs[\\/]icu-messageformat-parser[\\/]index\.js$/, require.resolve('@formatjs/icu-messageformat-parser/no-parser.js')],
  [/@umijs[\\/]route-utils[\\/]es[\\/]sha265\.js$/, at('hash.js')],
  [/umi[\\/]node_modules[\\/]@babel[\\/]runtime[\\/]helpers[\\/]esm[\\/]regeneratorRuntime\.js$/, at('regenerator.js')],
  // Server rendering.
  [/@umijs[\\/]renderer-react[\\/]dist[\\/]html\.js$/, at('noComponent.js')],
  [/antd[\\/]es[\\/]table[\\/]index\.js$/, at('laterTable.js')],
  [/antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/, at('noFilterDropdown.js')],
  // The illustrations of 403, 404 and 500; our pages use the plain icons.
  [/antd[\\/]es[\\/]result[\\/](?:noFound|serverError|unauthorized)\.js$/, at('noComponent.js')],
  [/@ahooksjs[\\/]use-request[\\/].*\.js$/, at('noUseRequest.js')],
];
