import { faultsOf } from '../../config/quality/commits';

const FINE = { subject: 'fix: keep the amount of a refund', body: 'Another currency emptied the field.', lines: 3_000 };

test.each([
  ['a plain one', {}],
  ['a verb that ends like a participle', { subject: 'test: seed two orders of one holder' }],
  ['a verb that ends in s', { subject: 'feat: pass several orders at once' }],
  ['one of exactly 72 characters', { subject: `docs: ${'x'.repeat(66)}` }],
  ['a large one by a script', { lines: 3_001, body: 'By a script: each call is `from(path)` now.' }],
])('%s is taken', (_, changes) => {
  expect(faultsOf({ ...FINE, ...changes })).toEqual([]);
});

test.each([
  ['no type', { subject: 'Keep the amount of a refund' }, 'does not begin with a type'],
  ['a type that is not known', { subject: 'feature: keep the amount of a refund' }, 'does not begin with a type'],
  ['73 characters', { subject: `docs: ${'x'.repeat(67)}` }, 'has more than 72 characters'],
  ['a past form', { subject: 'fix: mended the amount of a refund' }, 'does not begin with an imperative: “mended”'],
  ['a third person', { subject: 'fix: keeps the amount of a refund' }, 'does not begin with an imperative: “keeps”'],
  ['a gerund', { subject: 'fix: keeping the amount of a refund' }, 'does not begin with an imperative: “keeping”'],
  ['a mark of unfinished work', { body: 'WIP: the second currency is missing.' }, 'is marked as unfinished'],
  ['a refused word', { subject: 'fix: show the amount that nobody sees' }, 'uses a refused word'],
  ['more than 3,000 lines by hand', { lines: 3_001 }, 'changes 3001 lines'],
])('%s is refused', (_, changes, fault) => {
  expect(faultsOf({ ...FINE, ...changes })).toEqual([expect.stringContaining(fault)]);
});
