import { sourceFiles } from './sources';
import { english } from './texts';

/** How an empty field may look: an example, what empty means, what to do, or that nothing is chosen. Never like a value. */
const FORMS = /^(For example |Leave empty|Choose |Search by |Any$|Any time$|None$|Full numbers$)/;
/** Fields whose only label on the screen is their placeholder: the name of a filter, of a search or of a width. */
const NAMES = [
  'palette.field',
  'parts.columns.auto',
  'sys.role.grant.risks',
  'product.prices.search',
  'batch.field.status',
  'bankLine.dialog.match.bizNo',
  'listen.feed.keyword',
  'listen.feed.range',
];

const code = sourceFiles(/\.tsx?$/).filter(({ file }) => file.startsWith('src/') && !file.includes('/locales/'));
/** Every value of a placeholder in the sources, as it is written; in the filter bar it is the hint of a field. */
const written = code.flatMap(({ file, text }) => {
  const form = file.endsWith('/filters.ts') ? /\bhint: ([^\n]+)/g : /\bplaceholder(?:=\{?|: )([^\n]+)/g;
  return [...text.matchAll(form)].map(([, value = '']) => ({ file, value }));
});
/** Lists of names: the label of each filter. */
const isOfLabels = (key: string) => key.endsWith('}');

/** The texts of these keys; a part of a key in braces stands for any. */
const textsOf = (key: string): [string, string][] => {
  const form = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[\\w.]+')}$`);
  return [...english].filter(([name]) => form.test(name));
};

test('no placeholder is written as a value', () => {
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter(({ value }) => /^['"]/.test(value))).toEqual([]);
});

test('every placeholder says what to type, or what an empty field means', () => {
  const keys = new Set(written.flatMap(({ value }) => [...value.matchAll(/\bt\(['`]([^'`]+)/g)].map(([, key = '']) => key)));
  expect(keys.size).toBeGreaterThan(20);
  const kept = ['sys.operator.dialog.edit', 'card.dialog', 'agent.dialog', 'mch.dialog'].map((group) => `${group}.keep`);
  const found = [...keys, ...kept].filter((key) => !isOfLabels(key)).flatMap(textsOf);
  const wrong = found.filter(([key, text]) => !FORMS.test(text) && !NAMES.includes(key));
  expect(wrong).toEqual([]);
});
