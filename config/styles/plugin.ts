import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from '@umijs/max';
import { filesOf, modulesIn } from '../modules';

/** Output of config/styles/sheets.tsx. */
export interface Sheets {
  /** Styles of a list before anything is opened. */
  first: string;
  /** Styles of dialogs, drawers and other kinds of screens. */
  later: string;
  /** Tokens that the libraries read during rendering: all of the light theme, and the differing ones of the dark theme. */
  tokens: [Record<string, unknown>, Record<string, unknown>];
  /** Names of the styles in `first` and in `later`. */
  made: [string[], string[]];
}

/** Runs in a separate process: otherwise the libraries would stay in the bundler's memory and read its environment. */
export function makeSheets(): Sheets {
  const made = execFileSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'sheets.tsx')], {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(made);
}

const at = (file: string) => path.resolve(__dirname, 'page', file);
const PACKAGES = path.resolve(__dirname, '../../node_modules');
const STYLE = /(?:genStyleHooks|genSubStyleComponent|genComponentStyleHook)\(\[?'(\w+)'(?:, '(\w+)')?/g;

/** Styles of used components that no screen shows. They are in no sheet (config/styles/unused.ts). */
const UNSEEN = new Set([
  'Addon-Addon',
  'Badge-Ribbon',
  'Input-OTP',
  'Pagination-bordered',
  'Popover-Popover',
  'Typography-Typography',
]);

/** A style module: the names of its styles, and whether it exports an empty component instead of a hook. */
interface StyleModule {
  names: readonly string[];
  isPart: boolean;
}

function styleModules(): Map<string, StyleModule> {
  const found = new Map<string, StyleModule>();
  const folder = path.join(PACKAGES, 'antd/es');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(^|[\\/])style(\.js|[\\/]\w+\.js)$/.test(name)) continue;
    const text = readFileSync(path.join(folder, name), 'utf8');
    const names = [...text.matchAll(STYLE)].map(([, one, sub = one]) => `${one}-${sub}`);
    const isPart = text.includes('export default genSubStyleComponent(');
    if (names.length > 0) found.set(path.join(folder, name), { names, isPart });
  }
  return found;
}

/** The fields of webpack's module request that are used here. */
interface Request {
  createData?: { resource?: string; request?: string; userRequest?: string };
  contextInfo: { issuer: string };
}

const antd = (below: string) => new RegExp(`antd/es/${below}\\.js$`.replaceAll('/', '[\\\\/]'));
const pro = (below: string) => new RegExp(`pro-components/es/${below}\\.js$`.replaceAll('/', '[\\\\/]'));

/** Other parts of the libraries that create styles or compute themes at run time. */
const replacements: readonly (readonly [pattern: RegExp, by: string])[] = [
  [antd('theme/useToken'), at('useToken.js')],
  [antd('theme/index'), at('theme.js')],
  [antd('theme/internal'), at('themeInternal.js')],
  [antd('theme/(?:themes/seed|themes/default/theme)'), at('empty.js')],
  [antd('theme/util/genStyleUtils'), at('genStyleUtils.js')],
  [antd('config-provider/hooks/useTheme'), at('useTheme.js')],
  [antd('config-provider/style/index'), at('noPart.js')],
  [pro('provider/useStyle/index'), at('proStyle.js')],
  [pro('provider/typing/layoutToken'), at('proStyle.js')],
  [pro('(?!provider|form).*/(?:style|rightContentStyle|style/(?:index|header|stylish|menu))'), at('proStyle.js')],
  [/@ant-design[\\/]cssinjs[\\/]es[\\/]index\.js$/, at('cssinjs.js')],
  [/@ant-design[\\/]icons[\\/]es[\\/]cssUtils\.js$/, at('icons.js')],
  [/@rc-component[\\/]portal[\\/]es[\\/]useScrollLocker\.js$/, at('useScrollLocker.js')],
  [/@rc-component[\\/]util[\\/]es[\\/]getScrollBarSize\.js$/, at('getScrollBarSize.js')],
  [/[\\/]src[\\/]layouts[\\/]theme\.ts$/, at('consoleTheme.js')],
];

/**
 * Replaces the runtime styles of antd and pro-components with style sheets (docs/rules/console.md#styles). Each style hook is
 * replaced by one that returns a class name and imports the sheet with the style. The development server bundles the libraries
 * separately and keeps their runtime styles.
 */
export default (api: IApi) => {
  if (api.name !== 'build') return;
  let sheets: Sheets | undefined;
  const modules = styleModules();
  /** Files that import a style, by style name. */
  const askers = new Map<string, Set<string>>();

  api.onGenerateFiles(() => {
    sheets ??= makeSheets();
    const { first, later, tokens } = sheets;
    const files = { 'first.css': first, 'later.css': later, 'tokens.json': JSON.stringify(tokens) };
    for (const [name, content] of Object.entries(files)) api.writeTmpFile({ path: `styles/${name}`, content, noPluginDir: true });
  });

  const standIn = (resource: string, asker: string): string | undefined => {
    const module = modules.get(resource);
    if (!module) return replacements.find(([pattern]) => pattern.test(resource))?.[1];
    const { names, isPart } = module;
    for (const name of names) askers.set(name, (askers.get(name) ?? new Set<string>()).add(asker));
    if (isPart) return at('noPart.js');
    return at(names.some((name) => sheets?.made[1].includes(name)) ? 'laterHooks.js' : 'hooks.js');
  };
  const replace = ({ createData, contextInfo }: Request) => {
    const before = createData?.resource;
    const resource = before && standIn(before, contextInfo.issuer);
    if (!resource) return;
    // A module is known by its request: with the same one, all replaced files become one module instead of fifty copies.
    const request = createData.request?.replace(before, resource);
    // The replacement resolves its own imports from this folder.
    Object.assign(createData, { resource, request, userRequest: resource, context: path.dirname(resource) });
  };

  api.chainWebpack((memo, { webpack }) => {
    // The build fails if a replacement lacks a used export.
    memo.module.set('strictExportPresence', true);
    memo.plugin('styles').use(webpack.NormalModuleReplacementPlugin, [/\.[jt]s$/, replace]);
    return memo;
  });

  api.onBuildComplete(({ err, stats }) => {
    if (err || !stats || !sheets) return;
    const files = new Set(filesOf(modulesIn(stats.compilation)));
    const used = [...askers].filter(([, by]) => [...by].some((file) => files.has(file))).map(([name]) => name);
    const made = sheets.made.flat();
    const missing = used.filter((name) => !made.includes(name) && !UNSEEN.has(name));
    const idle = made.filter((name) => !used.includes(name));
    if (missing.length + idle.length > 0)
      throw new Error(
        `config/styles/parts.tsx lacks what makes ${missing.join() || 'nothing'}; nothing uses ${idle.join() || 'the rest'}`,
      );
  });
};
