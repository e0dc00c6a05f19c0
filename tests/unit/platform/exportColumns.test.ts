import type { ExportColumn, ExportSchedule, ExportTask, TaskMade } from '@/contract';
import { fileColumns } from '../../../mock/base/exportColumns';
import type { Envelope } from '../../../mock/engine/call';
import { type APlatform, aPlatform, dataOf, parseCsv, textOf } from './support';

const COUNTING = 'trade:profit:statistics';
const MINUTE = 60_000;
// The world begins on Friday, 2026-11-20, 14:31:02.114 in UTC+8, which is 06:31 in UTC.
const SOON = { format: 'csv', cron: 'DAILY', at: '06:40', zone: 'UTC' } as const;
const aDesk = () => aPlatform({ days: 1 });

const columnsOf = (bench: APlatform, who: string, accessKey: string): ExportColumn[] =>
  dataOf(bench.call(who, `GET /common/task/columns?accessKey=${accessKey}`));
const namesFor = (...args: Parameters<typeof columnsOf>) => columnsOf(...args).map(({ name }) => name);
const titlesIn = (csv: string) => parseCsv(csv)[1];
const save = ({ call }: APlatform, who: string, accessKey: string, content: object): Envelope =>
  call(who, 'POST /common/schedule/save', { body: { name: 'Daily', accessKey, content, ...SOON } }).envelope;
const run = ({ platform: { clock } }: APlatform) => clock.advance(10 * MINUTE);
const tasks = ({ call }: APlatform, who: string): ExportTask[] =>
  dataOf<{ list: ExportTask[] }>(call(who, 'GET /common/task/page?pageSize=100')).list;
const schedules = ({ call }: APlatform, who: string): ExportSchedule[] =>
  dataOf<{ list: ExportSchedule[] }>(call(who, 'GET /common/schedule/page?pageSize=100')).list;
const fetched = ({ call }: APlatform, who: string, taskId: string) => call(who, `GET /common/task/down?taskId=${taskId}`);
const made = ({ call }: APlatform, who: string, query: string): string =>
  dataOf<TaskMade>(call(who, `GET ${query}&format=csv&background=true`)).taskId;

/** An operator loses a key. */
function strip({ operator }: APlatform, who: string, key: string) {
  const one = operator(who);
  expect(one.access.has(key)).toBe(true);
  one.access = new Set([...one.access].filter((held) => held !== key));
}

/** Filters that a list inside a record cannot do without. */
const RECORDS: Readonly<Record<string, string>> = {
  '/sys/white/ip/down': 'mchNo=M100001',
  '/product/payway/round/down': 'wayCode=TH_QR',
};

describe('the columns of an export', () => {
  const bench = aPlatform({ days: 2, flow: 0.3 });
  const exports = [...bench.platform.api.operations.values()].filter(({ query }) => query.properties?.columns);
  const [batch] = bench.platform.world.pool.batches.rows;

  it('are known of each list, and of no tree', () => {
    expect(exports.length).toBeGreaterThan(25);
    expect(batch).toBeDefined();
    expect(bench.call('admin', 'GET /common/task/columns?accessKey=sys:menu:down').envelope).toMatchObject({ code: 404 });
  });

  it.each(exports.map(({ path, accessKey }) => [path, String(accessKey)]))(
    'are those of its file, in the order asked for: %s',
    async (path, accessKey) => {
      const named = columnsOf(bench, 'admin', accessKey);
      const record = path === '/bank/card/proxy/batch/item/down' ? `batchNo=${batch?.no}` : (RECORDS[path] ?? '');
      const csvOf = (query: string) => {
        const outcome = bench.call('admin', `GET ${path}?${['format=csv', record, query].filter(Boolean).join('&')}`);
        expect(outcome.envelope).toMatchObject({ code: 200 });
        return textOf(outcome);
      };
      // Groupings that are not asked for give no column.
      const asked = named.filter(({ name }) => accessKey !== 'trade:profit:down' || name === 'MERCHANT' || /[a-z]/.test(name));
      const chosen = asked.slice(0, 30).reverse();
      expect(titlesIn(await csvOf(`columns=${chosen.map(({ name }) => name).join()}`))).toEqual(chosen.map(({ title }) => title));
      expect(titlesIn(await csvOf(''))).toEqual(named.filter(({ isUsual }) => isUsual).map(({ title }) => title));
    },
  );

  it('have titles in the language of the caller', () => {
    const { call } = bench;
    const answer = call('ops.lee', 'GET /common/task/columns?accessKey=trade:withdraw:down', { lang: 'zh' });
    expect(dataOf<ExportColumn[]>(answer)[1]).toEqual({ name: 'withdrawNo', title: '提现单号', isUsual: true });
  });

  it('have the labels of the screen as titles, with the unit of a bare value', () => {
    const titles = (key: string) => Object.fromEntries(columnsOf(bench, 'admin', key).map(({ name, title }) => [name, title]));
    expect(titles('sys:exchange:down')).toMatchObject({ pair: 'Pair', fetchedAt: 'Rate time (UTC)', buyMarkup: 'Buy markup' });
    expect(titles('trade:payorder:down')).toMatchObject({
      payOrderNo: 'Pay order',
      mchNo: 'Merchant no.',
      durationSec: 'Duration (sec)',
    });
    expect(titles('bank:config:down')).toMatchObject({ p95LatencyMs: 'Latency p95 (ms)', timeoutMs: 'Timeout (ms)' });
    expect(() => fileColumns({ of: ['payorder.field'], names: 'payOrderNo nothing' })).toThrow('No message');
  });

  it('are named for operators who may export, and for lists only', () => {
    const ask = (who: string, key: string) => bench.call(who, `GET /common/task/columns?accessKey=${key}`).envelope;
    expect(ask('k.wong', 'trade:withdraw:down')).toMatchObject({ code: 403, data: { required: ['trade:withdraw:down'] } });
    expect(ask('admin', 'sys:dict:down')).toMatchObject({ code: 404, error: 'NOT_FOUND' });
    expect(ask('admin', 'trade:withdraw:pass')).toMatchObject({ code: 400 });
  });
});

describe('a column that needs a key of its own', () => {
  const INSIDE = ['upstreamCost', 'agentShare', 'profit'];

  it.each(['trade:payorder:down', 'trade:sett:down'])('is offered with that key only: %s', (accessKey) => {
    const bench = aDesk();
    expect(namesFor(bench, 'ops.lee', accessKey)).toEqual(expect.arrayContaining(INSIDE));
    strip(bench, 'ops.lee', COUNTING);
    const left = namesFor(bench, 'ops.lee', accessKey);
    expect(left).toContain('currency');
    expect(left.filter((name) => INSIDE.includes(name))).toEqual([]);
    const path = `/${accessKey.replaceAll(':', '/')}`;
    expect(bench.call('ops.lee', `GET ${path}?format=csv&columns=currency,profit`).envelope).toMatchObject({
      code: 403,
      data: { required: [COUNTING] },
    });
  });

  it('is refused at its field in a schedule', () => {
    const bench = aDesk();
    const columns = ['payOrderNo', 'profit'];
    expect(save(bench, 'r.santos', 'trade:payorder:down', { filters: {}, columns })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'content.columns', rule: 'permission', msg: expect.stringMatching(/^You need.*"Profit"\.$/) }] },
    });
    expect(schedules(bench, 'r.santos')).toEqual([]);
    expect(save(bench, 'ops.lee', 'trade:payorder:down', { filters: {}, columns }).code).toBe(200);
  });

  it('fails each run after the key is gone, until the schedule is paused', () => {
    const bench = aDesk();
    save(bench, 'ops.lee', 'trade:payorder:down', { filters: {}, columns: ['payOrderNo', 'profit'] });
    strip(bench, 'ops.lee', COUNTING);
    run(bench);
    expect(tasks(bench, 'ops.lee')).toMatchObject([{ status: 'FAILED', failure: { error: 'FORBIDDEN' } }]);
    expect(schedules(bench, 'ops.lee')).toMatchObject([{ status: 'ACTIVE', failures: 1 }]);
    for (const _ of [2, 3]) bench.platform.clock.advance(24 * 60 * MINUTE);
    expect(schedules(bench, 'ops.lee')).toMatchObject([{ status: 'PAUSED', pausedFor: 'FAILURES', failures: 3 }]);
  });

  it('is checked again at the download of its file, asked for by name or not', () => {
    const bench = aDesk();
    const path = '/trade/payorder/down';
    const [inside, usual, other] = [
      made(bench, 'ops.lee', `${path}?columns=payOrderNo,profit`),
      made(bench, 'ops.lee', `${path}?currency=THB`),
      made(bench, 'ops.lee', `${path}?columns=payOrderNo,amount`),
    ];
    bench.platform.clock.advance(10 * MINUTE);
    strip(bench, 'ops.lee', COUNTING);
    const refused = { code: 403, error: 'FORBIDDEN', data: { required: [COUNTING] } };
    expect(fetched(bench, 'ops.lee', inside ?? '').envelope).toMatchObject(refused);
    expect(fetched(bench, 'ops.lee', usual ?? '').envelope).toMatchObject(refused);
    expect(fetched(bench, 'ops.lee', other ?? '').envelope.code).toBe(200);
  });
});

describe('a schedule', () => {
  it('makes files of the chosen columns alone, in their order', async () => {
    const bench = aDesk();
    const columns = ['amount', 'withdrawNo', 'currency'];
    expect(save(bench, 'ops.lee', 'trade:withdraw:down', { filters: { currency: 'THB' }, columns })).toMatchObject({
      data: { content: { columns } },
    });
    run(bench);
    const [task] = tasks(bench, 'ops.lee');
    expect(task).toMatchObject({ status: 'READY', columns });
    const file = fetched(bench, 'ops.lee', task?.taskId ?? '');
    expect(file.envelope.code).toBe(200);
    expect(titlesIn(await textOf(file))).toEqual(['Amount', 'Withdraw no.', 'Currency']);
  });

  it.each([
    ['an unknown column', 'trade:withdraw:down', { filters: {}, columns: ['withdrawNo', 'nonsense'] }, 'column'],
    ['a grouping that is not asked for', 'trade:profit:down', { filters: { groupBy: 'AGENT' }, columns: ['MERCHANT'] }, 'column'],
    ['the same column twice', 'trade:withdraw:down', { filters: {}, columns: ['amount', 'amount'] }, 'uniqueItems'],
    ['no column', 'trade:withdraw:down', { filters: {}, columns: [] }, 'minItems'],
  ])('is refused at its field with %s', (_name, accessKey, content, rule) => {
    const bench = aDesk();
    const answer = save(bench, 'ops.lee', accessKey, content);
    expect(answer).toMatchObject({ code: 422 });
    expect(dataOf<{ fields: object[] }>(answer).fields).toContainEqual(
      expect.objectContaining({ name: 'content.columns', rule }),
    );
    expect(schedules(bench, 'ops.lee')).toEqual([]);
  });

  it('has a grouping that is asked for', () => {
    const bench = aDesk();
    const content = { filters: { groupBy: 'AGENT,MERCHANT' }, columns: ['AGENT', 'profit'] };
    expect(save(bench, 'ops.lee', 'trade:profit:down', content).code).toBe(200);
  });
});
