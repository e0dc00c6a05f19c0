import path from 'node:path';

const at = (file: string) => path.resolve(__dirname, file);

/** Value types of ProTable that stay: a cell is text unless its column renders itself. */
export const KEPT_FIELDS = ['Text', 'Select', 'Options', 'Status', 'IndexColumn'] as const;

/**
 * What the packages pull in without any screen using it, and what stands in its place (decisions §29). Each pattern must end in the
 * file's name: without it the build goes through and replaces nothing.
 */
export const replacements: readonly (readonly [pattern: RegExp, by: string])[] = [
  [
    new RegExp(
      `pro-components[\\\\/]es[\\\\/]field[\\\\/]components[\\\\/](?!(?:${KEPT_FIELDS.join('|')})[\\\\/])\\w+[\\\\/]index\\.js$`,
    ),
    at('noComponent.js'),
  ],
  [/pro-components[\\/]es[\\/]table[\\/]components[\\/]Form[\\/](?:FormRender|index)\.js$/, at('noComponent.js')],
  [
    /pro-components[\\/]es[\\/](?:provider|layout)[\\/]locales?[\\/](?!en_US|zh_CN|en-US|zh-CN|index)[\w-]+\.js$/,
    at('noLocale.js'),
  ],
  [/pro-components[\\/]es[\\/]table[\\/]components[\\/]ColumnSetting[\\/]index\.js$/, at('noComponent.js')],
  [/pro-components[\\/]es[\\/]utils[\\/]useEditableArray[\\/]index\.js$/, at('noEditing.js')],
  // Server rendering.
  [/@umijs[\\/]renderer-react[\\/]dist[\\/]html\.js$/, at('noComponent.js')],
  [/antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/, at('noFilterDropdown.js')],
  // The illustrations of 403, 404 and 500; our pages use the plain icons.
  [/antd[\\/]es[\\/]result[\\/](?:noFound|serverError|unauthorized)\.js$/, at('noComponent.js')],
  [/@ahooksjs[\\/]use-request[\\/].*\.js$/, at('noUseRequest.js')],
];
