import { completeLine } from '@/domain/searchLine/complete';
import { parseLine } from '@/domain/searchLine/parse';
import { printLine } from '@/domain/searchLine/print';
import { isSearchLine, type LineContext, type LineField } from '@/domain/searchLine/terms';

const WORDS = { yes: '是', today: '今天', yesterday: '昨天' };
const FIELDS: readonly LineField[] = [
  { kind: 'text', name: 'keyword', label: 'Any number' },
  { kind: 'text', name: 'holderName', label: 'Holder' },
  {
    kind: 'select',
    name: 'status',
    label: '状态',
    choices: [
      { value: 'PENDING', label: 'Awaiting review' },
      { value: 'FAILED', label: '失败' },
      { value: 'HELD', label: 'Held' },
    ],
    isMultiple: true,
  },
  { kind: 'select', name: 'stages', label: 'Stages', choices: [{ value: '1', label: 'One' }] },
  { kind: 'remote', name: 'channelCode', label: 'Channel' },
  { kind: 'amounts', from: 'amountMin', to: 'amountMax', label: 'Amount' },
  { kind: 'times', from: 'createdFrom', to: 'createdTo', label: 'Created' },
  { kind: 'number', name: 'riskScoreMin', label: 'Risk from' },
  { kind: 'flag', name: 'overdue', label: 'Overdue' },
];
/** 20 November 2026, 12:00 in Singapore. */
const CONTEXT: LineContext = {
  fields: FIELDS,
  now: Date.parse('2026-11-20T04:00:00Z'),
  timeZone: 'Asia/Singapore',
  maxDays: 93,
  words: WORDS,
};
const day = (date: string) => `${date}T00:00:00+08:00`;
const read = (line: string) => parseLine(line, CONTEXT);

describe('a line becomes filters', () => {
  test.each<[string, Record<string, string>]>([
    ['', {}],
    ['status:failed', { status: 'FAILED' }],
    ['status:失败,Held', { status: 'FAILED,HELD' }],
    ['status:"awaiting review",held', { status: 'PENDING,HELD' }],
    ['状态：失败，held', { status: 'FAILED,HELD' }],
    ['STATUS:held,HELD', { status: 'HELD' }],
    ['stages:one', { stages: '1' }],
    ['amount>50000', { amountMin: '50000' }],
    ['amount>=1,000.50', { amountMin: '1000.50' }],
    ['amount<5 amount>1', { amountMin: '1', amountMax: '5' }],
    ['amount:10..20', { amountMin: '10', amountMax: '20' }],
    ['amount:10', { amountMin: '10', amountMax: '10' }],
    ['created:today', { createdFrom: day('2026-11-20'), createdTo: day('2026-11-21') }],
    ['created:昨天', { createdFrom: day('2026-11-19'), createdTo: day('2026-11-20') }],
    ['created:7d', { createdFrom: day('2026-11-14'), createdTo: day('2026-11-21') }],
    ['created:2026-02', { createdFrom: day('2026-02-01'), createdTo: day('2026-03-01') }],
    ['created:2026-11-01..2026-11-07', { createdFrom: day('2026-11-01'), createdTo: day('2026-11-08') }],
    ['created:2026-11-01..', { createdFrom: day('2026-11-01') }],
    ['created:..2026-11-01', { createdTo: day('2026-11-02') }],
    ['created>2026-11-01', { createdFrom: day('2026-11-02') }],
    ['created>=2026-11-01', { createdFrom: day('2026-11-01') }],
    ['created<2026-11-01', { createdTo: day('2026-11-01') }],
    ['created<=2026-11-01', { createdTo: day('2026-11-02') }],
    ['created>=2026-11-01T10:00:00Z', { createdFrom: '2026-11-01T10:00:00Z' }],
    ['overdue:yes', { overdue: 'true' }],
    ['overdue:是', { overdue: 'true' }],
    ['riskscoremin:60', { riskScoreMin: '60' }],
    ['channelCode:TH_BANK', { channelCode: 'TH_BANK' }],
    ['holder:"Siam Trading"', { holderName: 'Siam Trading' }],
    ['two words', { keyword: 'two words' }],
    ['"two words" status:held', { keyword: 'two words', status: 'HELD' }],
    ['"status:held"', { keyword: 'status:held' }],
    ['W1001 W1002', { keyword: 'W1001,W1002' }],
  ])('%s', (line, filters) => {
    expect(read(line)).toEqual({ filters, problems: [] });
  });

  test.each<[string, object]>([
    ['statsu:held', { kind: 'field', text: 'statsu', near: 'status' }],
    ['amountMin:5', { kind: 'field', text: 'amountMin', near: 'amount' }],
    ['status:hled', { kind: 'value', text: 'hled', near: 'HELD' }],
    ['-status:held', { kind: 'exclude', text: '-status:held' }],
    ['-word', { kind: 'exclude', text: '-word' }],
    ['status>held', { kind: 'operator', text: 'status' }],
    ['stages:1,2', { kind: 'single', text: 'stages' }],
    ['status:held status:failed', { kind: 'repeated', text: 'status' }],
    ['amount>much', { kind: 'amount', text: 'much' }],
    ['amount>-1', { kind: 'amount', text: '-1' }],
    ['riskScoreMin:1000', { kind: 'number', text: '1000' }],
    ['overdue:no', { kind: 'yes', text: 'overdue' }],
    ['created:tomorrow', { kind: 'time', text: 'tomorrow' }],
    ['created:2026-02-30', { kind: 'time', text: '2026-02-30' }],
    ['created:2026-13', { kind: 'time', text: '2026-13' }],
    ['created:2026-11-07..2026-11-01', { kind: 'range', text: 'created' }],
    ['created:2026-01-01..2026-11-01', { kind: 'long', text: 'created' }],
    ['created>2026-01-01 created<2026-11-01', { kind: 'long', text: 'created' }],
    ['status:', { kind: 'empty', text: 'status' }],
    ['status:,', { kind: 'empty', text: 'status' }],
  ])('%s is refused', (line, problem) => {
    expect(read(line)).toEqual({ filters: expect.any(Object), problems: [problem] });
  });

  test('words need a field for text', () => {
    expect(parseLine('word', { ...CONTEXT, fields: FIELDS.slice(2) }).problems).toEqual([{ kind: 'words', text: 'word' }]);
  });

  test('only a line with a field name is one', () => {
    expect(['withdraw orders', '"a:b"', 'a"b:c"', ':', '-', ''].map(isSearchLine)).toEqual(Array(6).fill(false));
    expect(['status:', 'x status:held', 'amount>1', '状态：'].map(isSearchLine)).toEqual(Array(4).fill(true));
  });
});

describe('filters become a line', () => {
  test.each<[Record<string, string>, string]>([
    [{}, ''],
    [{ status: 'PENDING,HELD', keyword: 'W1001,W1002', view: 'ALL' }, 'W1001,W1002 status:PENDING,HELD'],
    [{ keyword: 'status:x', holderName: 'a "b" \\' }, '"status:x" holderName:"a \\"b\\" \\\\"'],
    [{ amountMin: '5' }, 'amount>=5'],
    [{ amountMax: '5' }, 'amount<=5'],
    [{ amountMin: '5', amountMax: '6' }, 'amount:5..6'],
    [{ createdFrom: day('2026-11-01'), createdTo: day('2026-11-08') }, 'created:2026-11-01..2026-11-07'],
    [{ createdFrom: day('2026-11-01'), createdTo: day('2026-11-02') }, 'created:2026-11-01'],
    [{ createdFrom: '2026-10-31T16:00:00Z' }, 'created:2026-10-31T16:00:00Z..'],
    [{ overdue: 'true', riskScoreMin: '60' }, 'riskScoreMin:60 overdue:yes'],
  ])('%j', (filters, line) => {
    expect(printLine(filters, CONTEXT)).toBe(line);
  });
});

describe('the end of a line is completed', () => {
  test.each<[string, string[]]>([
    ['stat', ['status:']],
    ['amount>5 over', ['amount>5 overdue:']],
    ['status:fa', ['status:FAILED']],
    ['status:held,awa', ['status:held,PENDING']],
    ['status:"awaiting r', ['status:PENDING']],
    ['created:y', ['created:yesterday', 'created:today']],
    ['created:今', ['created:today']],
    ['overdue:', ['overdue:yes']],
    ['nothing', []],
    ['', []],
    ['status:held ', []],
    ['-sta', []],
  ])('%j: %j', (line, lines) => {
    expect(completeLine(line, CONTEXT).map((one) => one.line)).toEqual(lines);
  });
});
