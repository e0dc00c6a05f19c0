import type { DictDetail, DictFile, DictImport, DictItem, DictLabels, DictType, DictUsage } from '@/contract';
import { labelGroups } from '../../../src/domain/dictionary';
import { type APlatform, aPlatform, dataOf, textOf } from './support';

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 1, scale: 0 });
});
afterEach(() => {
  expect(bench.platform.check()).toEqual([]);
});

const WHO = 'sys.admin';
const send = (verb: string, body: object, extra: { who?: string; lang?: 'en' | 'zh' } = {}) =>
  bench.call(extra.who ?? WHO, `POST /sys/dict/${verb}`, { body, lang: extra.lang }).envelope;
const detail = (dictType: string) => dataOf<DictDetail>(bench.call(WHO, `GET /sys/dict/detail?dictType=${dictType}`));
const itemOf = (dictType: string, value: string): DictItem => {
  const found = detail(dictType).items.find((item) => item.value === value);
  if (!found) throw new Error(`No item ${value} in ${dictType}`);
  return found;
};
const versionOf = (dictType: string) => detail(dictType).version;
const refOf = (dictType: string, value: string) => ({
  dictType,
  version: versionOf(dictType),
  itemId: itemOf(dictType, value).itemId,
});
const labels = ({ label, labelEn, color }: DictItem) => ({ label, labelEn, color });
const edit = (dictType: string, value: string, fields: object) =>
  send('item/edit', { ...refOf(dictType, value), ...labels(itemOf(dictType, value)), ...fields });
const add = (dictType: string, value: string, fields: object = {}) =>
  send('item/add', { dictType, value, label: value, labelEn: value, ...fields });
const common = (who = 'k.wong') => dataOf<DictLabels>(bench.call(who, 'GET /common/dict'));
const field = (name: string, rule: string) => ({ code: 422, error: 'VALIDATION', data: { fields: [{ name, rule }] } });
const state = { code: 409, error: 'STATE_CONFLICT', data: { changedBy: 'admin', changedAt: expect.any(String) } };
/** Everything that a refused call must leave as it is. */
const print = () => JSON.stringify([bench.platform.world.dict.revision, [...bench.platform.world.dict.types.values()]]);

describe('labels for all screens', () => {
  it('are served to everyone, enabled ones only, in their order', () => {
    const before = common();
    expect(before.types.withdraw_status?.[0]).toMatchObject({
      value: 'PENDING',
      label: '待审核',
      labelEn: 'Awaiting review',
      color: 'warning',
    });
    expect(Object.keys(before.types)).toEqual(expect.arrayContaining(Object.keys(labelGroups)));
    expect(send('item/disable', { ...refOf('industry', 'EDUCATION'), reasonCode: 'REPLACED' }).code).toBe(200);
    expect(send('disable', { dictType: 'upstream_code', version: 1, reasonCode: 'REPLACED' }).code).toBe(200);
    const after = common();
    expect(after.types.industry?.map(({ value }) => value)).not.toContain('EDUCATION');
    expect(after.types.upstream_code).toBeUndefined();
  });

  it('have a version in the session of the user, which changes with the labels only', () => {
    const told = () => dataOf<{ dictVersion: string }>(bench.call('k.wong', 'GET /auth/current')).dictVersion;
    const { version } = common();
    expect(told()).toBe(version);
    edit('industry', 'EDUCATION', { remark: 'Not shown' });
    expect(told()).toBe(version);
    edit('industry', 'EDUCATION', { label: '培训' });
    expect(told()).toBe(common().version);
    expect(told()).not.toBe(version);
    edit('industry', 'EDUCATION', { label: '教育' });
    expect(told()).toBe(version);
  });
});

describe('the keys of the dictionary', () => {
  it.each(['GET /sys/dict/page', 'GET /sys/dict/down', 'GET /sys/dict/usage?dictType=bank', 'POST /sys/dict/import'])(
    'include one for the call %s',
    (line) => {
      const [target = ''] = line.split('?');
      const key = target.replace(/^\w+ \//, '').replaceAll('/', ':');
      expect(bench.call('k.wong', line, { body: {} }).envelope).toMatchObject({ code: 403, data: { required: [key] } });
    },
  );

  it('allow reading without changing', () => {
    expect(bench.call('ops.lee', 'GET /sys/dict/item/page?dictType=bank&pageSize=3').envelope).toMatchObject({
      code: 200,
      data: { total: 12, list: [{ value: 'SMKB', sort: 1 }, {}, {}] },
    });
    expect(send('item/add', { dictType: 'bank', value: 'X', label: 'X', labelEn: 'X' }, { who: 'ops.lee' }).code).toBe(403);
  });
});

describe('the list', () => {
  const codes = (query: string) => dataOf<{ list: DictType[] }>(bench.call(WHO, `GET /sys/dict/page?pageSize=50&${query}`)).list;

  it('finds a type by its code, its names, and the values and labels of its items', () => {
    expect(codes('keyword=withdraw_st').map(({ dictType }) => dictType)).toEqual(['withdraw_status']);
    expect(codes('keyword=Beneficiary: name').map(({ dictType }) => dictType)).toEqual(['payee_verified']);
    expect(codes('keyword=暹罗').map(({ dictType }) => dictType)).toEqual(['bank']);
    expect(codes('category=BUSINESS').map(({ category }) => category)).toEqual(Array(6).fill('BUSINESS'));
  });

  it('is sorted by code, or by the given field', () => {
    const all = codes('').map(({ dictType }) => dictType);
    expect(all).toEqual([...all].sort());
    const counts = codes('sortField=itemCount&sortOrder=descend').map(({ itemCount }) => itemCount);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(bench.call(WHO, 'GET /sys/dict/page?sortField=remark').envelope.code).toBe(400);
  });

  it('has totals over the filtered rows', () => {
    expect(bench.call(WHO, 'GET /sys/dict/statistics?category=BUSINESS').envelope.data).toMatchObject({
      types: 6,
      system: 0,
      business: 6,
      disabled: 0,
      disabledItems: 0,
    });
  });
});

describe('a built-in type', () => {
  it('allows changes of labels, colour and order', () => {
    const answer = edit('withdraw_status', 'PENDING', { label: '等待', labelEn: 'Waits', color: 'error' });
    expect(answer).toMatchObject({ code: 200, data: { dictType: 'withdraw_status', version: 2, updatedBy: WHO } });
    expect(common().types.withdraw_status?.[0]).toMatchObject({ label: '等待', labelEn: 'Waits', color: 'error' });
    const ids = detail('withdraw_status')
      .items.map(({ itemId }) => itemId)
      .reverse();
    expect(send('item/sort', { dictType: 'withdraw_status', version: 2, itemIds: ids }).code).toBe(200);
    expect(common().types.withdraw_status?.at(-1)?.value).toBe('PENDING');
  });

  it.each([
    ['value', 'OTHER'],
    ['isDefault', true],
    ['parentValue', 'X'],
    ['extra', { a: 1 }],
    ['remark', 'x'],
  ])('refuses changes to the %s of its items', (name, value) => {
    const before = print();
    expect(edit('payout_mode', 'MANUAL', { [name]: value })).toMatchObject(field(name, 'system'));
    expect(print()).toBe(before);
  });

  it.each<[string, () => object]>([
    ['edited', () => send('edit', { dictType: 'decision', version: 1, name: 'x', nameEn: 'x' })],
    ['disabled', () => send('disable', { dictType: 'decision', version: 1, reasonCode: 'WRONG' })],
    ['enabled', () => send('enable', { dictType: 'decision', version: 1 })],
    ['extended', () => add('decision', 'MAYBE')],
    ['rid of an item', () => send('item/disable', { ...refOf('decision', 'PASS'), reasonCode: 'WRONG' })],
  ])('cannot be %s, and its rows say so', (_, run) => {
    const before = print();
    expect(run()).toMatchObject(state);
    expect(print()).toBe(before);
    const { denied = [], items } = detail('decision');
    expect(denied.map(({ action }) => action)).toEqual(['edit', 'enable', 'disable', 'add']);
    expect(items[0]).toMatchObject({ allowed: ['edit'] });
  });
});

describe('a business type', () => {
  it('is created, filled, renamed, disabled and enabled', () => {
    const made = send('add', { dictType: 'fee_tier', name: ' 费率档 ', nameEn: 'Fee tier', valueKind: 'INT', remark: 'x' });
    expect(made).toMatchObject({
      code: 200,
      data: { dictType: 'fee_tier', name: '费率档', category: 'BUSINESS', items: [], version: 1 },
    });
    expect(add('fee_tier', '10', { color: 'success', extra: { rate: '0.01' } })).toMatchObject({
      code: 200,
      data: { items: [{ value: '10', color: 'success', extra: { rate: '0.01' }, usedCount: null }], itemCount: 1, version: 2 },
    });
    expect(send('edit', { dictType: 'fee_tier', version: 2, name: '档', nameEn: 'Tier' })).toMatchObject({
      data: { name: '档', remark: 'x', version: 3 },
    });
    expect(send('disable', { dictType: 'fee_tier', version: 3, reasonCode: 'NOT_NEEDED' })).toMatchObject({
      data: { status: 'DISABLED' },
    });
    expect(send('enable', { dictType: 'fee_tier', version: 4 })).toMatchObject({ data: { status: 'ACTIVE', version: 5 } });
  });

  it.each<[string, () => object, object]>([
    ['takes a code that is there', () => send('add', { dictType: 'bank', name: 'x', nameEn: 'x' }), field('dictType', 'unique')],
    ['takes a code in capitals', () => send('add', { dictType: 'Bank', name: 'x', nameEn: 'x' }), field('dictType', 'pattern')],
    ['has no name', () => send('add', { dictType: 'banks', name: ' ', nameEn: 'x' }), field('name', 'pattern')],
    ['takes a value twice', () => add('bank', 'SMKB'), field('value', 'unique')],
    ['takes it by an edit', () => edit('currency', 'EUR', { value: 'SGD' }), field('value', 'unique')],
    ['takes a value with a blank', () => add('bank', 'S M'), field('value', 'pattern')],
    ['takes one of 65 characters', () => add('bank', 'x'.repeat(65)), field('value', 'pattern')],
    [
      'takes no number',
      () => {
        send('add', { dictType: 'level', name: 'x', nameEn: 'x', valueKind: 'INT' });
        return add('level', 'A');
      },
      field('value', 'integer'),
    ],
    ['changes a value in use', () => edit('currency', 'THB', { value: 'THX' }), field('value', 'used')],
    [
      'disables a used item without a reason',
      () => send('item/disable', refOf('currency', 'THB')),
      field('reasonCode', 'required'),
    ],
    [
      'disables a type in use without a reason',
      () => send('disable', { dictType: 'bank', version: 1 }),
      field('reasonCode', 'required'),
    ],
    [
      'has OTHER as the only reason',
      () => send('item/disable', { ...refOf('currency', 'THB'), reasonCode: 'OTHER', remark: ' no ' }),
      field('remark', 'minLength'),
    ],
    ['enables what is enabled', () => send('item/enable', refOf('currency', 'THB')), state],
    [
      'has a stale version',
      () => send('item/enable', { ...refOf('currency', 'THB'), version: 9 }),
      { code: 409, error: 'VERSION_CONFLICT', data: { changedBy: 'admin', current: { dictType: 'currency' } } },
    ],
    ['names no type', () => send('edit', { dictType: 'none', version: 1, name: 'x', nameEn: 'x' }), { code: 404 }],
    ['names no item', () => send('item/enable', { dictType: 'bank', version: 1, itemId: 'DI0' }), { code: 404 }],
    [
      'orders some items only',
      () => send('item/sort', { dictType: 'bank', version: 1, itemIds: [itemOf('bank', 'SMKB').itemId] }),
      field('itemIds', 'complete'),
    ],
    [
      'orders foreign items',
      () =>
        send('item/sort', {
          dictType: 'industry',
          version: 1,
          itemIds: detail('currency')
            .items.slice(0, 7)
            .map(({ itemId }) => itemId),
        }),
      field('itemIds', 'complete'),
    ],
  ])('a call that %s is refused and changes nothing', (name, run, expected) => {
    const before = print();
    expect(run()).toMatchObject(expected);
    if (name !== 'takes no number') expect(print()).toBe(before);
  });

  it('keeps a value of unknown use as one in use', () => {
    send('add', { dictType: 'level', name: 'x', nameEn: 'x' });
    add('level', 'GOLD');
    expect(edit('level', 'GOLD', { value: 'SILVER' })).toMatchObject(field('value', 'used'));
    expect(send('item/disable', refOf('level', 'GOLD'))).toMatchObject(field('reasonCode', 'required'));
  });

  it('lets a value change while it is unused', () => {
    expect(itemOf('currency', 'EUR').usedCount).toBe(0);
    expect(edit('currency', 'EUR', { value: 'CHF' }).code).toBe(200);
    expect(itemOf('currency', 'CHF')).toMatchObject({ labelEn: 'Euro', extra: { minorDigits: 2 } });
  });

  it('requires a reason to disable an item in use, and none otherwise', () => {
    expect(send('item/disable', refOf('currency', 'EUR')).code).toBe(200);
    expect(send('item/disable', { ...refOf('currency', 'THB'), reasonCode: 'OTHER', remark: 'Left the market' }).code).toBe(200);
    expect(common().types.currency?.map(({ value }) => value)).not.toContain('THB');
    expect(send('item/enable', refOf('currency', 'THB')).code).toBe(200);
  });

  it('has at most one default: a new one replaces it, and a disabled item is none', () => {
    const defaults = () =>
      detail('industry')
        .items.filter(({ isDefault }) => isDefault)
        .map(({ value }) => value);
    expect(defaults()).toEqual([]);
    edit('industry', 'RETAIL', { isDefault: true });
    expect(defaults()).toEqual(['RETAIL']);
    add('industry', 'CHARGEBACK', { isDefault: true });
    expect(defaults()).toEqual(['CHARGEBACK']);
    send('item/disable', { ...refOf('industry', 'CHARGEBACK'), reasonCode: 'WRONG' });
    expect(defaults()).toEqual([]);
    expect(edit('industry', 'CHARGEBACK', { isDefault: true })).toMatchObject(field('isDefault', 'enabled'));
    expect(defaults()).toEqual([]);
  });

  it('holds at most 200 items', () => {
    send('add', { dictType: 'many', name: 'x', nameEn: 'x' });
    for (let at = 0; at < 200; at += 1) expect(add('many', `V${at}`).code).toBe(200);
    expect(add('many', 'ONE_MORE')).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
  });
});

describe('every seeded type', () => {
  const offered = (type: string) =>
    dataOf<{ list: { value: string }[] }>(bench.call(WHO, `GET /common/option?type=${type}&pageSize=200`)).list.map(
      ({ value }) => value,
    );
  const invite = (more: object) => ({
    username: 'n.newby',
    realName: 'Nia Newbyton',
    email: 'nia.newbyton@example.com',
    department: 'SUPPORT',
    roleCodes: ['SUPPORT'],
    dataScope: { type: 'ALL', values: [] },
    ...more,
  });
  const inviting = (more: object) => bench.call('admin', 'POST /sys/operator/add', { body: invite(more) }).envelope;

  /** By type: whether a value is offered and taken where its form asks for it. */
  const USED: Readonly<Record<string, (value: string) => boolean>> = {
    department: (value) => offered('department').includes(value) && inviting({ department: value }).code === 200,
    country: (value) =>
      offered('country').includes(value) && inviting({ dataScope: { type: 'COUNTRY', values: [value] } }).code === 200,
    industry: (value) => {
      const [no] = bench.platform.world.merchants.keys();
      const ref = dataOf<{ version: number }>(bench.call('admin', `GET /merchant/user/detail?mchNo=${no}`));
      const body = { mchNo: no, version: ref.version, industryCode: value };
      const answer = bench.call('admin', 'POST /merchant/user/edit', { body }).envelope;
      return offered('industry').includes(value) && answer.code === 200;
    },
    bank: (value) => offered('bank').includes(value),
  };

  it.each(Object.keys(USED))('%s feeds the form that asks for it', (dictType) => {
    expect(USED[dictType]?.('NEWLY')).toBe(false);
    expect(add(dictType, 'NEWLY').code).toBe(200);
    expect(USED[dictType]?.('NEWLY')).toBe(true);
  });

  it('is used: by a form, for labels, or by the rules of the platform', () => {
    // Upstream codes are looked up at each answer (payrecord.test.ts); currencies are built in, and named and counted here.
    const known = [...Object.keys(USED), ...Object.keys(labelGroups), 'upstream_code', 'currency'];
    expect([...bench.platform.world.dict.types.keys()].filter((code) => !known.includes(code))).toEqual([]);
    expect(Object.keys(labelGroups).filter((code) => !bench.platform.world.dict.types.has(code))).toEqual([]);
  });
});

describe('usage', () => {
  const usage = (query: string) => dataOf<DictUsage>(bench.call(WHO, `GET /sys/dict/usage?${query}`));

  it('counts the records of the platform', () => {
    const { withdraws, holders, payees } = bench.platform.world;
    const waiting = withdraws.rows.filter(({ status }) => status === 'PENDING').length;
    expect(waiting).toBeGreaterThan(0);
    expect(usage('dictType=withdraw_status&value=PENDING')).toEqual({
      dictType: 'withdraw_status',
      value: 'PENDING',
      usedCount: waiting,
      places: [{ place: 'Withdraw orders', count: waiting }],
    });
    expect(itemOf('withdraw_status', 'PENDING').usedCount).toBe(waiting);
    const counts = usage('dictType=country&value=TH').places.map(({ count }) => count);
    expect(counts).toEqual([holders, payees].map((rows) => rows.filter(({ country }) => country === 'TH').length));
    expect(usage('dictType=bank').usedCount).toBe(payees.length);
  });

  it('is null for a type that cannot be counted', () => {
    send('add', { dictType: 'level', name: 'x', nameEn: 'x' });
    add('level', 'GOLD');
    expect(usage('dictType=level&value=GOLD')).toMatchObject({ usedCount: null, places: [] });
  });
});

describe('the log', () => {
  it('shows which fields of which item were changed', () => {
    edit('withdraw_status', 'PENDING', { labelEn: 'Waits' });
    expect(bench.platform.log.entries.at(-1)).toMatchObject({
      action: 'sys:dict:item:edit',
      level: 'MEDIUM',
      about: {
        entity: 'dict',
        ids: ['withdraw_status'],
        changes: [{ field: 'PENDING.labelEn', before: 'Awaiting review', after: 'Waits' }],
      },
    });
  });
});

describe('export and import', () => {
  const down = async (query = '') => {
    const outcome = bench.call(WHO, `GET /sys/dict/down${query}`);
    expect(outcome.headers['file-name']).toMatch(/^dict_\d{14}_sys\.admin\.json$/);
    expect(outcome.headers['content-disposition']).toMatch(/^attachment/);
    return JSON.parse(await textOf(outcome)) as DictFile;
  };
  const dry = (content: object) => send('import', { dryRun: true, content });
  const planOf = (content: object) => {
    const answer = dry(content);
    expect(answer.code).toBe(200);
    return dataOf<DictImport>(answer);
  };
  const typeIn = ({ types }: DictFile, code: string) => {
    const found = types.find(({ dictType }) => dictType === code);
    if (!found) throw new Error(`No type ${code}`);
    return found;
  };
  const itemIn = (file: DictFile, code: string, value: string) => {
    const found = typeIn(file, code).items.find((item) => item.value === value);
    if (!found) throw new Error(`No item ${value}`);
    return found;
  };

  it('reimport an export unchanged', async () => {
    const file = await down();
    const before = print();
    const { counts, version } = planOf(file);
    expect(counts).toMatchObject({ ADDED: 0, CHANGED: 0, REFUSED: 0 });
    expect(counts.UNCHANGED).toBeGreaterThan(150);
    expect(send('import', { dryRun: false, version, content: file }).code).toBe(200);
    expect(print()).toBe(before);
    expect((await down('?category=BUSINESS')).types).toHaveLength(6);
    expect((await down('?dictType=bank')).types.map(({ dictType }) => dictType)).toEqual(['bank']);
  });

  it('report the outcome of every entry in a dry run, which changes nothing, and then apply exactly that', async () => {
    const file = await down();
    itemIn(file, 'withdraw_status', 'PENDING').labelEn = 'Waits';
    typeIn(file, 'department').items.push({ value: 'LEGAL', label: '法务部', labelEn: 'Legal' });
    typeIn(file, 'industry').items.reverse();
    file.types.push({ dictType: 'fee_tier', name: '档', nameEn: 'Tier', category: 'BUSINESS', status: 'ACTIVE', items: [] });
    const before = print();
    const plan = planOf(file);
    expect(print()).toBe(before);
    expect(plan.counts).toMatchObject({ ADDED: 2, CHANGED: 2, REFUSED: 0 });
    const told = plan.entries.filter(({ result }) => result !== 'UNCHANGED');
    expect(told.map(({ dictType, value, result }) => [dictType, value, result])).toEqual(
      [
        ['industry', null, 'CHANGED'],
        ['department', 'LEGAL', 'ADDED'],
        ['withdraw_status', 'PENDING', 'CHANGED'],
        ['fee_tier', null, 'ADDED'],
      ].sort(
        (a, b) => file.types.findIndex((one) => one.dictType === a[0]) - file.types.findIndex((one) => one.dictType === b[0]),
      ),
    );
    expect(told.find(({ value }) => value === 'PENDING')?.changes).toEqual([
      { field: 'labelEn', before: 'Awaiting review', after: 'Waits' },
    ]);
    expect(send('import', { dryRun: false, version: plan.version, content: file })).toMatchObject({
      code: 200,
      data: { counts: plan.counts },
    });
    expect(itemOf('withdraw_status', 'PENDING').labelEn).toBe('Waits');
    expect(itemOf('department', 'LEGAL').sort).toBe(11);
    expect(detail('industry').items[0]?.value).toBe('EDUCATION');
    expect(detail('fee_tier').items).toEqual([]);
    expect(bench.platform.log.entries.at(-1)).toMatchObject({ level: 'HIGH', about: { entity: 'dict' } });
  });

  it.each<[string, (file: DictFile) => void, string]>([
    [
      'a new value of an enum of the program',
      (file) => void typeIn(file, 'decision').items.push({ value: 'MAYBE', label: 'x', labelEn: 'x' }),
      'Built-in type',
    ],
    ['another use of one', (file) => void Object.assign(itemIn(file, 'decision', 'PASS'), { isDefault: true }), 'Built-in type'],
    ['a name of one', (file) => void Object.assign(typeIn(file, 'decision'), { nameEn: 'x' }), 'Built-in type'],
    [
      'an enum that the program does not have',
      (file) => void file.types.push({ ...typeIn(file, 'decision'), dictType: 'new_enum' }),
      'No built-in type',
    ],
    ['another category', (file) => void Object.assign(typeIn(file, 'bank'), { category: 'SYSTEM' }), 'Category'],
    ['a disabled item in use', (file) => void Object.assign(itemIn(file, 'currency', 'THB'), { status: 'DISABLED' }), 'manually'],
    ['a disabled type in use', (file) => void Object.assign(typeIn(file, 'currency'), { status: 'DISABLED' }), 'manually'],
    [
      'two defaults',
      (file) =>
        void Object.assign(
          itemIn(file, 'industry', 'FOOD'),
          { isDefault: true },
          Object.assign(itemIn(file, 'industry', 'RETAIL'), { isDefault: true }) && {},
        ),
      'another default',
    ],
    ['a value twice', (file) => void typeIn(file, 'bank').items.push(itemIn(file, 'bank', 'SMKB')), 'twice'],
    [
      'a pattern that takes long',
      (file) => void Object.assign(itemIn(file, 'bank', 'SMKB'), { extra: { accountPattern: '^([0-9]+)+$' } }),
      'accountPattern must be like ^[0-9]{10,16}$',
    ],
    [
      'more digits than the currency has',
      (file) => void Object.assign(itemIn(file, 'currency', 'VND'), { extra: { minorDigits: 1 } }),
      'minorDigits must be the decimals',
    ],
    [
      'fewer digits than the currency has',
      (file) => void Object.assign(itemIn(file, 'currency', 'THB'), { extra: { minorDigits: 0 } }),
      'minorDigits must be the decimals',
    ],
    ['a type twice', (file) => void file.types.push(typeIn(file, 'bank')), 'twice'],
  ])('with %s nothing of a file is imported', async (_, spoil, why) => {
    const file = await down();
    itemIn(file, 'withdraw_status', 'PENDING').labelEn = 'Waits';
    spoil(file);
    const before = print();
    const { counts, entries, version } = planOf(file);
    expect(counts.REFUSED).toBe(1);
    expect(entries.find(({ result }) => result === 'REFUSED')?.why).toContain(why);
    expect(send('import', { dryRun: false, version, content: file })).toMatchObject(field('content', 'refused'));
    expect(print()).toBe(before);
  });

  it('require a dry run, and an unchanged dictionary since then', async () => {
    const file = await down('?dictType=department');
    itemIn(file, 'department', 'RISK').labelEn = 'Risks';
    const { version } = planOf(file);
    expect(send('import', { dryRun: false, content: file })).toMatchObject(field('version', 'required'));
    edit('bank', 'SMKB', { label: '银行' });
    expect(send('import', { dryRun: false, version, content: file })).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
    expect(itemOf('department', 'RISK').labelEn).toBe('Risk');
  });

  it.each([
    ['another format', { format: 'x', formatVersion: 1, types: [] }],
    [
      'a value out of the pattern',
      {
        format: 'payment-console-dictionary',
        formatVersion: 1,
        types: [
          {
            dictType: 'x1',
            name: 'x',
            nameEn: 'x',
            category: 'BUSINESS',
            status: 'ACTIVE',
            items: [{ value: 'a b', label: 'x', labelEn: 'x' }],
          },
        ],
      },
    ],
    ['a list', []],
  ])('refuses %s', (_, content) => {
    const before = print();
    expect(dry(content).code).toBe(422);
    expect(print()).toBe(before);
  });
});
