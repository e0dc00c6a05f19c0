import type { FilterField } from '@/components/FilterBar';
import { filterWords } from '@/components/filterWords';
import type { MessageKey } from '@/locales/types';

const FIELDS: FilterField[] = [
  { kind: 'text', name: 'keyword', label: 'Any number' },
  { kind: 'text', name: 'payeeName', label: 'Beneficiary', isPrivate: true },
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    choices: [
      { value: 'PENDING', label: 'Pending' },
      { value: 'HELD', label: 'Held' },
    ],
    isMultiple: true,
  },
  { kind: 'select', name: 'stages', label: 'Stages', choices: [{ value: '1,2', label: 'One or two' }] },
  { kind: 'remote', name: 'decidedBy', label: 'Decided by', fetchChoices: async () => ({ list: [], total: 0 }) },
  { kind: 'amounts', from: 'amountMin', to: 'amountMax', label: 'Amount' },
  { kind: 'times', from: 'submittedFrom', to: 'submittedTo', label: 'Submitted' },
  { kind: 'number', name: 'riskScoreMin', label: 'Risk from' },
  { kind: 'flag', name: 'overdue', label: 'Overdue' },
];
const t = (key: MessageKey, values: Record<string, string | number> = {}) =>
  Object.values(values).length > 0 ? `${key.split('.').at(-1)} ${Object.values(values).join()}` : key;
const format = { time: (iso: string) => `<${iso}>` };
const words = (value: Record<string, string>, nameOf?: (field: string, value: string) => string) =>
  filterWords(FIELDS, value, format, t, nameOf).map(({ label, value: text }) => `${label}: ${text}`);

describe('filters as text', () => {
  test('are empty when no filter is set', () => {
    expect(words({})).toEqual([]);
    expect(words({ keyword: '', status: '', amountMin: '', overdue: '', view: 'ALL' })).toEqual([]);
  });

  test('follow the order of the filter bar, not of the address', () => {
    expect(words({ overdue: 'true', keyword: 'W1', riskScoreMin: '60' })).toEqual([
      'Any number: W1',
      'Risk from: 60',
      'Overdue: common.list.yes',
    ]);
  });

  test.each([
    [{ status: 'HELD,PENDING' }, 'Status: Held, Pending'],
    [{ status: 'HELD,NEWER_THAN_THIS' }, 'Status: Held, NEWER_THAN_THIS'],
    [{ stages: '1,2' }, 'Stages: One or two'],
    [{ amountMin: '10.50' }, 'Amount: from 10.50'],
    [{ amountMax: '20' }, 'Amount: to 20'],
    [{ amountMin: '10.50', amountMax: '20' }, 'Amount: from 10.50 to 20'],
    [{ submittedFrom: 'A' }, 'Submitted: from <A>'],
    [{ submittedFrom: 'A', submittedTo: 'B' }, 'Submitted: from <A> before <B>'],
    [{ decidedBy: '7' }, 'Decided by: 7'],
  ])('%j reads “%s”', (value, expected) => {
    expect(words(value as never)).toEqual([expected]);
  });

  test('name a choice from a list of the server', () => {
    expect(words({ decidedBy: '7' }, (field, value) => `${field} ${value} is ops.lee`)).toEqual([
      'Decided by: decidedBy 7 is ops.lee',
    ]);
  });

  test('hide the value of a filter on personal data', () => {
    expect(words({ payeeName: 'Somchai Wattana' })).toEqual(['Beneficiary: print.private']);
  });

  test('leave out a flag that is off', () => {
    expect(words({ overdue: 'false' })).toEqual([]);
  });
});
