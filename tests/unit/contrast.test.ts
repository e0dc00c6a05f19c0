import { readFileSync } from 'node:fs';
import path from 'node:path';
import { theme as antdTheme } from 'antd';
import { createTheme } from '@/layouts/theme';

type Rgba = readonly [number, number, number, number];
const THEMES = ['light', 'dark'] as const;
const AA = 4.5;

function parseColor(text: string): Rgba {
  const hex = /^#([\da-f]{3,8})$/i.exec(text.trim())?.[1];
  if (hex) {
    const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [r = 0, g = 0, b = 0, a = 255] = (full.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return [r, g, b, a / 255];
  }
  const numbers = /^rgba?\((.*)\)$/
    .exec(text.trim())?.[1]
    ?.split(/[,/\s]+/)
    .map(Number);
  if (!numbers || numbers.length < 3 || numbers.some(Number.isNaN)) throw new Error(`No colour: ${text}`);
  const [r = 0, g = 0, b = 0, a = 1] = numbers;
  return [r, g, b, a];
}

/** A colour as it is seen on an opaque ground. */
function over(front: Rgba, ground: Rgba): Rgba {
  const mix = (at: 0 | 1 | 2) => front[at] * front[3] + ground[at] * (1 - front[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** WCAG 2: relative luminance and contrast. */
function luminance(color: Rgba): number {
  const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
}
function contrast(text: string, ...grounds: string[]): number {
  // The first ground lies on top; the last one is opaque.
  const ground = grounds.map(parseColor).reduceRight((below, layer) => over(layer, below));
  const [a, b] = [luminance(over(parseColor(text), ground)), luminance(ground)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const tokensOf = (name: (typeof THEMES)[number]) => antdTheme.getDesignToken(createTheme(name));

/** Custom properties and colours of a style sheet: selector to declarations. */
function readRules(file: string): Map<string, Record<string, string>> {
  const css = readFileSync(path.resolve(__dirname, '../../src/layouts', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const rules = new Map<string, Record<string, string>>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = Object.fromEntries(
      [...body.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]),
    );
    for (const selector of selectors.split(',')) {
      const name = selector.trim().replace(/\s+/g, ' ').replaceAll("'", '"');
      rules.set(name, { ...rules.get(name), ...declarations });
    }
  }
  return rules;
}

describe('the contrast formula', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#1677ff', '#ffffff', 4.1],
    ['rgba(0,0,0,0.5)', '#fff', 3.95],
  ])('gives %s on %s as %d : 1', (text, ground, expected) => {
    expect(contrast(text, ground)).toBeCloseTo(expected, 1);
  });
});

describe.each(THEMES)('text in the %s theme', (name) => {
  const token = tokensOf(name);
  const grounds = { container: token.colorBgContainer, layout: token.colorBgLayout, elevated: token.colorBgElevated };
  const texts = [
    'colorText',
    'colorTextSecondary',
    'colorTextTertiary',
    'colorTextQuaternary',
    'colorTextDescription',
    'colorTextPlaceholder',
    'colorTextHeading',
    'colorTextLabel',
    'colorLink',
    'colorLinkHover',
  ] as const;

  test.each(texts.flatMap((text) => Object.keys(grounds).map((ground) => [text, ground as keyof typeof grounds] as const)))(
    '%s on the background "%s" is legible',
    (text, ground) => {
      expect(contrast(String(token[text]), grounds[ground])).toBeGreaterThanOrEqual(AA);
    },
  );

  test.each(['colorText', 'colorTextTertiary', 'colorLink'] as const)('%s is legible on a tinted row or header', (text) => {
    for (const tint of [token.colorFillAlter, token.controlItemBgHover])
      expect(contrast(String(token[text]), String(tint), token.colorBgContainer)).toBeGreaterThanOrEqual(AA);
  });

  const { Button, Tabs, Pagination, Menu, Dropdown, Badge, Form, Table } = createTheme(name).components ?? {};
  const white = token.colorTextLightSolid;

  test.each(['colorText', 'colorTextTertiary', 'colorLink', 'colorLinkHover'] as const)(
    '%s in a selected, hovered row is legible',
    (text) => {
      expect(contrast(String(token[text]), String(Table?.rowSelectedHoverBg), token.colorBgContainer)).toBeGreaterThanOrEqual(AA);
    },
  );

  test('a primary button is legible, also hovered and pressed', () => {
    for (const ground of [Button?.colorPrimary, Button?.colorPrimaryHover, Button?.colorPrimaryActive])
      expect(contrast(white, String(ground))).toBeGreaterThanOrEqual(AA);
  });

  test('an outlined danger button is legible', () => {
    for (const text of [Button?.colorError, Button?.colorErrorHover])
      for (const ground of Object.values(grounds)) expect(contrast(String(text), ground)).toBeGreaterThanOrEqual(AA);
  });

  test('a danger entry in a menu is legible, also hovered', () => {
    expect(contrast(String(Dropdown?.colorError), token.colorBgElevated)).toBeGreaterThanOrEqual(AA);
    expect(contrast(String(Dropdown?.colorTextLightSolid), String(Dropdown?.colorError))).toBeGreaterThanOrEqual(AA);
  });

  test('a filled danger button is legible, also hovered', () => {
    for (const ground of [Button?.colorError, Button?.colorErrorHover])
      expect(contrast(String(Button?.dangerColor ?? white), String(ground))).toBeGreaterThanOrEqual(AA);
  });

  test('a link in the bar above selected rows is legible', () => {
    const bar = String(token.colorFillSecondary);
    expect(contrast(String(Button?.colorLink), bar, token.colorBgContainer)).toBeGreaterThanOrEqual(AA);
    expect(contrast(token.colorText, bar, token.colorBgContainer)).toBeGreaterThanOrEqual(AA);
  });

  test('the selected tab, page and menu entry and a link button are legible', () => {
    for (const text of [
      Tabs?.itemSelectedColor,
      Tabs?.itemHoverColor,
      Pagination?.colorPrimary,
      Menu?.itemSelectedColor,
      Button?.colorLink,
    ])
      for (const ground of Object.values(grounds)) expect(contrast(String(text), ground)).toBeGreaterThanOrEqual(AA);
  });

  test('the number in a badge is legible', () => {
    for (const ground of [Badge?.colorError, Badge?.colorErrorHover])
      expect(contrast(white, String(ground))).toBeGreaterThanOrEqual(AA);
  });

  test('the mark of a required field is legible', () => {
    expect(contrast(String(Form?.labelRequiredMarkColor), token.colorBgElevated)).toBeGreaterThanOrEqual(AA);
  });

  const rules = readRules('Console.css');
  const prefix = name === 'dark' ? 'html[data-theme="dark"] ' : '';

  test.each(['neutral', 'processing', 'success', 'warning', 'error'])('a tag of the tone %s is legible', (tone) => {
    const rule = rules.get(`${prefix}.tag-${tone}`);
    expect(contrast(String(rule?.['--tag-text']), String(rule?.['--tag-ground']))).toBeGreaterThanOrEqual(AA);
  });

  test.each(['success', 'warning', 'error'])('coloured text of the tone %s is legible, also on a tinted row', (tone) => {
    const color = String(rules.get(`${prefix}.text-${tone}`)?.color);
    for (const ground of Object.values(grounds)) expect(contrast(color, ground)).toBeGreaterThanOrEqual(AA);
    expect(contrast(color, String(token.colorFillAlter), token.colorBgContainer)).toBeGreaterThanOrEqual(AA);
  });
});

test('the primary colour is the one of the specification', () => {
  for (const name of THEMES) expect(createTheme(name).token?.colorPrimary).toBe('#1677FF');
});
