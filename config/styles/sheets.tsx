import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { iconStyles } from '@ant-design/icons/lib/renderUtils';
import { ProConfigProvider } from '@ant-design/pro-components';
import { theme as antdTheme, ConfigProvider } from 'antd';
import type useAntdTheme from 'antd/lib/config-provider/hooks/useTheme';
import postcss, { type Container, type Declaration, type Root, type Rule } from 'postcss';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createTheme } from '../../src/layouts/theme';
import { first, later } from './parts';
import type { Sheets } from './plugin';
import { themeKey } from './themeKey';
import { UNUSED } from './unused';

/*
 * Makes the style sheets of antd and pro-components (docs/rules/console.md#styles) in a separate process. Renders the libraries once
 * in each theme, as a server would, and collects the styles that they would insert.
 */

/**
 * Theme tokens that the libraries read during rendering, apart from CSS variables. config/styles/page/useToken.js refuses all
 * others.
 */
const TOKENS =
  /^(borderRadius|control(Height|HeightSM)|fontSize|line(Height|Width)|margin(XXS|SM)|motion|padding(XS|SM)?|sizePopupArrow|wireframe|zIndexPopupBase|screen\w+|colorFill(Secondary|Tertiary|Quaternary)?|colorBgContainer|colorText(Quaternary)?)$/;
type Tokens = Record<string, unknown>;

const THEMES = ['light', 'dark'] as const;
const PARTS = { first, later };

// A nested theme gets the same name here as in the page.
const hook: { default: typeof useAntdTheme } = createRequire(__filename)('antd/lib/config-provider/hooks/useTheme');
const useTheme = hook.default;
hook.default = (theme, parent, config) =>
  useTheme(theme && { ...theme, cssVar: { key: themeKey(theme, parent) } }, parent, config);

function draw(name: (typeof THEMES)[number]) {
  const cache = createCache();
  let tokens: Tokens = {};
  function Peek() {
    tokens = { ...antdTheme.useToken().token };
    return null;
  }
  const sheets = Object.values(PARTS).map((parts: ReactNode) => {
    renderToString(
      <StyleProvider cache={cache}>
        <ConfigProvider theme={createTheme(name)}>
          <ProConfigProvider dark={name === 'dark'} hashed={false}>
            <Peek />
            {parts}
          </ProConfigProvider>
        </ConfigProvider>
      </StyleProvider>,
    );
    const made = [...cache.cache.keys()].flatMap((key) => /^style%[^%]*%(\w+-\w+)%/.exec(String(key))?.[1] ?? []);
    const [rules, variables] = ['style', ['cssVar', 'token']].map((types) =>
      postcss.parse(extractStyle(cache, { plain: true, types, once: true } as never)),
    ) as [Root, Root];
    return { rules, variables, made };
  });
  return { sheets, tokens };
}

const [light, dark] = THEMES.map(draw) as [ReturnType<typeof draw>, ReturnType<typeof draw>];

const declarations = (root: Container): Declaration[] => {
  const all: Declaration[] = [];
  root.walkDecls((one) => void all.push(one));
  return all;
};

const isUnused = (selector: string) =>
  (selector.replace(/:not\([^)]*\)/g, '').match(/\.[\w-]+/g) ?? []).some((name) => UNUSED.test(name.slice(1)));

/** Removes hash class names and server marks, which the page does not have, and rules that are unused or repeated. */
function tidy(rules: Root): void {
  const seen = new Set<string>();
  rules.walkRules((rule) => {
    if (isFrame(rule)) return;
    rule.selectors = rule.selector
      .replace(/:where\(\.css-\w+\)/g, '')
      .split(/,(?![^(]*\))/)
      .filter((one) => !isUnused(one) && !one.includes('data-ant-cssinjs'));
    const place = rule.parent?.type === 'atrule' ? String((rule.parent as unknown as { params: string }).params) : '';
    if (!rule.selector || seen.has(place + rule)) rule.remove();
    else seen.add(place + rule);
  });
  rules.walkAtRules((at) => {
    if (at.nodes?.length === 0 || seen.has(String(at))) at.remove();
    else if (at.name === 'keyframes') seen.add(String(at));
  });
  const named = declarations(rules)
    .filter(({ prop }) => prop.startsWith('animation'))
    .map(({ value }) => value)
    .join(' ');
  rules.walkAtRules('keyframes', (at) => {
    if (!named.includes(at.params)) at.remove();
  });
}
const isFrame = ({ parent }: Rule) => parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

type Pair = readonly [light: string, dark: string];
/** Variables by selector: the class of a theme, alone or with the class of a component. */
type Variables = Map<string, Map<string, Pair>>;

/** Variables of a theme. The last declaration wins. */
function saidIn(variables: readonly Root[]): Map<string, Map<string, string>> {
  const said = new Map<string, Map<string, string>>();
  for (const one of variables.flatMap(declarations)) {
    const { selector } = one.parent as Rule;
    // The rules of pro-components contain values, not variables.
    if (selector.startsWith('.pro') || !one.prop.startsWith('--')) continue;
    said.set(selector, (said.get(selector) ?? new Map<string, string>()).set(one.prop, one.value));
  }
  return said;
}

/** Pairs the variables of both themes. A component declares only values that differ from its theme, possibly in one of the two. */
function variablesOf(): Variables {
  const [inLight = new Map(), inDark = new Map()] = [light, dark].map(({ sheets }) =>
    saidIn(sheets.map(({ variables }) => variables)),
  );
  const heldBy = (said: typeof inLight, selector: string, name: string): string | undefined =>
    said.get(selector)?.get(name) ?? said.get(/^\.[\w-]+/.exec(selector)?.[0] ?? '')?.get(name);
  return new Map(
    [...new Set([...inLight.keys(), ...inDark.keys()])].map((selector) => [
      selector,
      new Map(
        [...new Set([...(inLight.get(selector)?.keys() ?? []), ...(inDark.get(selector)?.keys() ?? [])])].map((name) => {
          const [one, other] = [heldBy(inLight, selector, name), heldBy(inDark, selector, name)];
          return [name, [one ?? other ?? '', other ?? one ?? ''] as const];
        }),
      ),
    ]),
  );
}

/** Where the two themes differ, a variable replaces the value. */
const differing = new Map<string, string>();
function join(rules: Root, others: Root): void {
  tidy(rules);
  tidy(others);
  const those = declarations(others);
  for (const [at, one] of declarations(rules).entries()) {
    const other = those[at];
    if (other?.prop !== one.prop || (other.parent as Rule).selector !== (one.parent as Rule).selector)
      throw new Error(`The themes have other rules: ${one.parent} and ${other?.parent}`);
    if (other.value === one.value) continue;
    const pair = JSON.stringify([one.value, other.value]);
    const name = differing.get(pair) ?? `--pro-${differing.size}`;
    differing.set(pair, name);
    one.value = `var(${name})`;
  }
  if (those.length !== declarations(rules).length) throw new Error('The themes have other rules');
}

const ROOT = path.resolve(__dirname, '../..');
const USE = /--ant-[\w-]+/g;
/** Variables that our own code uses. */
const ours = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name) && !name.startsWith('.umi'))
  .flatMap((name) => readFileSync(path.join(ROOT, 'src', name), 'utf8').match(USE) ?? []);

const rules = light.sheets.map(({ rules: own }, index) => {
  join(own, dark.sheets[index]?.rules as Root);
  return own.toString();
});
const [inBegin = [], inAll = []] = light.sheets.map(({ made }) => [...new Set(made)]);
const isSame = (one?: Pair, other?: Pair) => String(one) === String(other);
const CONSOLE = '.console';
const all = variablesOf();
/** Variables of the page, including those that components declare for themselves. */
const page = new Map(all.get(CONSOLE));
/** Deviating variables of components and nested themes, by selector. */
const inside: Variables = new Map();
/** Variables that some component overrides. A nested theme must restore the page's value for them. */
const otherwise = new Set<string>();
const put = (selector: string, name: string, pair: Pair) =>
  inside.set(selector, (inside.get(selector) ?? new Map<string, Pair>()).set(name, pair));
for (const [selector, own] of all) {
  if (!selector.startsWith(`${CONSOLE}.`)) continue;
  for (const [name, pair] of own) {
    if (!page.has(name)) page.set(name, pair);
    else if (!isSame(page.get(name), pair)) {
      put(selector, name, pair);
      otherwise.add(name);
    }
  }
}
for (const [selector, own] of all) {
  if (selector === CONSOLE || selector.startsWith(`${CONSOLE}.`)) continue;
  const [, theme = ''] = /^(\.[\w-]+)/.exec(selector) ?? [];
  for (const [name, pair] of own)
    if (!isSame(all.get(theme)?.get(name) ?? page.get(name), pair) || theme === selector) {
      if (theme !== selector || otherwise.has(name) || !isSame(page.get(name), pair)) put(selector, name, pair);
    }
}
for (const name of otherwise) put(CONSOLE, name, page.get(name) as Pair);

/** These variables, and all that they depend on. */
function needed(names: Iterable<string>, into: Set<string>): Set<string> {
  for (const name of names) {
    if (into.has(name)) continue;
    into.add(name);
    for (const own of [page, ...inside.values()]) needed((own.get(name) ?? []).join().match(USE) ?? [], into);
  }
  return into;
}

const block = (selector: string, lines: readonly (readonly [string, string])[]) =>
  lines.length === 0 ? '' : `${selector}{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}\n`;

const DARK = 'html[data-theme=dark]';
/** Rules for both themes. The dark selector must not be more specific. */
const both = (selector: string, dark: string, lines: readonly (readonly [name: string, pair: Pair])[]) =>
  block(
    selector,
    lines.map(([name, [own]]) => [name, own]),
  ) +
  block(
    dark,
    lines.filter(([, [own, other]]) => own !== other).map(([name, [, other]]) => [name, other]),
  );

const themes = [...all.keys()].filter((selector) => selector.split('.').length === 2);

/** Variables of the page and of deviating parts. Less specific selectors come first. */
function sheetOf(names: ReadonlySet<string>, extra: readonly (readonly [name: string, pair: Pair])[]): string {
  const isNeeded = ([name]: readonly [string, Pair]) => names.has(name);
  const parts = [...inside].sort(([one], [other]) => one.split('.').length - other.split('.').length);
  return [
    both(':root', DARK, [...[...page].filter(isNeeded), ...extra]),
    ...parts.map(([selector, own]) => {
      // Components in a nested theme deviate as in the console's theme.
      const [, , component] = selector.split('.');
      const each = component && selector.startsWith(`${CONSOLE}.`) ? themes.map((theme) => `${theme}.${component}`) : [selector];
      return both(each.join(), each.map((one) => `:where(${DARK}) ${one}`).join(), [...own].filter(isNeeded));
    }),
  ].join('');
}

const inFirst = needed([...ours, ...(rules[0]?.match(USE) ?? [])], new Set());
const inLater = needed(rules[1]?.match(USE) ?? [], new Set());
const pairs = [...differing].map(([pair, name]) => [name, JSON.parse(pair) as Pair] as const);
const pick = (tokens: Tokens) => Object.fromEntries(Object.entries(tokens).filter(([name]) => TOKENS.test(name)));
const lightTokens = pick(light.tokens);
const sheets: Sheets = {
  first: sheetOf(inFirst, pairs) + iconStyles + rules[0],
  later: sheetOf(new Set([...inLater].filter((name) => !inFirst.has(name))), []) + rules[1],
  tokens: [
    lightTokens,
    Object.fromEntries(Object.entries(pick(dark.tokens)).filter(([name, value]) => value !== lightTokens[name])),
  ],
  made: [inBegin, inAll.filter((name) => !inBegin.includes(name))],
};
process.stdout.write(JSON.stringify(sheets));
