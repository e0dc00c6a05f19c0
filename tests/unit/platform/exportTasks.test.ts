import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { ExportTask, OwnNotice, TaskMade } from '@/contract';
import { readSheet } from '@/sheet/readSheet';
import type { Outcome } from '../../../mock/engine/call';
import { writeSheet } from '../../../mock/engine/file';
import { isExhaustive } from '../../support/depth';
import fc from '../../support/properties';
import { actionTables } from '../../support/stateTables';
import { type APlatform, aPlatform, dataOf, parseCsv, textOf } from './support';

const HOUR = 3_600_000;
const STEP = 250;
const aDesk = () => aPlatform({ days: 1 });

/** Makes the list of withdraw orders this long, of the orders that it has. */
function fill({ platform }: APlatform, count: number) {
  const { rows, columns } = platform.world.withdraws;
  const before = rows.length;
  for (const one of [rows, ...Object.values(columns)] as unknown[][]) {
    one.length = count;
    one.fill(one[0], before);
  }
}

const ask = ({ call }: APlatform, who: string, query = 'format=csv'): Outcome =>
  call(who, `GET /trade/withdraw/down?${query}&background=true`);
const asked = (desk: APlatform, who = 'ops.lee', query?: string): string => dataOf<TaskMade>(ask(desk, who, query)).taskId;
const page = ({ call }: APlatform, who: string, query = ''): { list: ExportTask[]; total: number } =>
  dataOf(call(who, `GET /common/task/page?pageSize=200&${query}`));
function task(desk: APlatform, taskId: string, who = 'ops.lee'): ExportTask {
  const found = page(desk, who).list.find((one) => one.taskId === taskId);
  if (!found) throw new Error(`${who} has no task ${taskId}`);
  return found;
}
const change = (desk: APlatform, verb: 'cancel' | 'retry', taskId: string, version?: number, who = 'ops.lee') =>
  desk.call(who, `POST /common/task/${verb}`, { body: { taskId, version: version ?? task(desk, taskId, who).version } }).envelope;
const fetched = ({ call }: APlatform, taskId: string, who = 'ops.lee'): Outcome =>
  call(who, `GET /common/task/down?taskId=${taskId}`);
/** Runs the clock until nothing waits or runs. */
const finish = ({ platform }: APlatform) => platform.clock.advance(HOUR);

async function bytesOf(write: Outcome['write']): Promise<Buffer> {
  const out = new PassThrough();
  const chunks: Buffer[] = [];
  out.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isOver = new Promise((resolve) => out.once('end', resolve));
  await write?.(out);
  await isOver;
  return Buffer.concat(chunks);
}

/** An operator loses rights. */
function strip({ operator }: APlatform, who: string, keys: readonly string[]) {
  const one = operator(who);
  one.access = new Set([...one.access].filter((key) => !keys.includes(key)));
}

describe('exports at once', () => {
  const BUSY = { code: 429, error: 'RATE_LIMITED', data: { retryAfterSec: 10 } };
  const down = ({ call }: APlatform, who: string, path = '/trade/withdraw/down') => call(who, `GET ${path}?format=csv`);
  /** Begins to write a file whose reader waits. @returns what lets the reader read it */
  function begin(desk: APlatform, who: string) {
    const { write, envelope } = down(desk, who);
    expect(envelope.code).toBe(200);
    const out = new PassThrough({ highWaterMark: 1 });
    const isOver = write?.(out);
    return () => {
      out.resume();
      return isOver;
    };
  }

  it('are two for one operator; a third waits for one of them, or goes into the background', async () => {
    const desk = aDesk();
    fill(desk, 600);
    const [first, second] = [begin(desk, 'ops.lee'), begin(desk, 'ops.lee')];
    expect(down(desk, 'ops.lee').envelope).toMatchObject({
      ...BUSY,
      msg: '2 of your exports run already. Wait for one, or make this one in the background.',
    });
    expect(ask(desk, 'ops.lee').envelope.code).toBe(202);
    const colleague = begin(desk, 'auditor');
    await first();
    const third = begin(desk, 'ops.lee');
    expect(down(desk, 'ops.lee').envelope).toMatchObject(BUSY);
    await Promise.all([second(), third(), colleague()]);
  });

  it('are ten in all', async () => {
    const desk = aDesk();
    fill(desk, 600);
    const model = desk.operator('ops.lee');
    for (let no = 1; no <= 6; no += 1) desk.platform.world.operators.push({ ...model, id: `x${no}`, username: `x${no}` });
    const reads = [1, 2, 3, 4, 5].flatMap((no) => [begin(desk, `x${no}`), begin(desk, `x${no}`)]);
    expect(down(desk, 'x6').envelope).toMatchObject({
      ...BUSY,
      msg: '10 exports run already. Try again later, or make the file in the background.',
    });
    await Promise.all(reads.map((read) => read()));
    await begin(desk, 'x6')();
  });

  it('that a reader leaves make room for others', async () => {
    const desk = aDesk();
    fill(desk, 600);
    for (const _ of [1, 2, 3]) {
      const outs = [1, 2].map(() => new PassThrough({ highWaterMark: 1 }));
      const files = outs.map((out) => down(desk, 'ops.lee').write?.(out));
      for (const out of outs) out.destroy();
      await Promise.all(files);
    }
    expect(down(desk, 'ops.lee').envelope.code).toBe(200);
  });

  it('wait in the background, 20 of one operator; more are refused, also a retry', () => {
    const desk = aDesk();
    const nos = Array.from({ length: 20 }, () => asked(desk));
    const full = { ...BUSY, msg: '20 of your exports wait already. Wait for one, or cancel it.' };
    expect(ask(desk, 'ops.lee').envelope).toMatchObject(full);
    expect(ask(desk, 'auditor').envelope.code).toBe(202);
    expect(change(desk, 'cancel', nos[7] ?? '').code).toBe(200);
    asked(desk);
    expect(change(desk, 'retry', nos[7] ?? '')).toMatchObject(full);
    expect(task(desk, nos[7] ?? '').status).toBe('CANCELED');
    desk.platform.clock.advance(STEP);
    expect(change(desk, 'retry', nos[7] ?? '').code).toBe(200);
  });
});

describe('an export in the background', () => {
  it('is a task, then the same file as at once, with its digest', async () => {
    const desk = aDesk();
    const direct = parseCsv(await textOf(desk.call('ops.lee', 'GET /trade/withdraw/down?format=csv&currency=THB')));
    const outcome = ask(desk, 'ops.lee', 'format=csv&currency=THB');
    expect(outcome.envelope).toMatchObject({ code: 202, data: { taskId: expect.stringMatching(/^E\d{20}$/) } });
    expect(outcome.write).toBeUndefined();
    const { taskId } = dataOf<TaskMade>(outcome);
    expect(task(desk, taskId)).toMatchObject({
      accessKey: 'trade:withdraw:down',
      filters: { currency: 'THB' },
      columns: null,
      format: 'csv',
      status: 'QUEUED',
      done: 0,
      total: null,
      size: null,
      until: null,
      scheduleId: null,
      version: 1,
    });
    finish(desk);
    const ready = task(desk, taskId);
    const bytes = await bytesOf(fetched(desk, taskId).write);
    expect(ready).toMatchObject({
      status: 'READY',
      done: direct.length - 2 - direct.filter(([first]) => first === 'Total').length,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      fileName: expect.stringMatching(/^withdraw_.*_ops\.lee_.*\.csv$/),
      failure: null,
    });
    expect(ready.total).toBe(ready.done);
    expect(Date.parse(ready.until ?? '') - Date.parse(ready.endedAt ?? '')).toBe(72 * HOUR);
    const rows = parseCsv(bytes.toString('utf8'));
    expect(rows.slice(1)).toEqual(direct.slice(1));
    expect(rows[0]?.[0]).toContain('filters: currency=THB,');
  });

  it('is made so without asking for XLSX above 20,000 rows, and only for it', () => {
    const desk = aDesk();
    fill(desk, 20_001);
    const codeOf = (query: string) => desk.call('ops.lee', `GET /trade/withdraw/down?${query}`).envelope.code;
    expect([codeOf('format=xlsx'), codeOf(''), codeOf('format=csv')]).toEqual([202, 202, 200]);
    fill(desk, 20_000);
    expect(codeOf('format=xlsx')).toBe(200);
  });

  it('is refused as at once: without its key, for a wrong column, for too many rows', () => {
    const desk = aDesk();
    expect(ask(desk, 'k.wong').envelope).toMatchObject({ code: 403, data: { required: ['trade:withdraw:down'] } });
    expect(ask(desk, 'ops.lee', 'columns=nonsense').envelope).toMatchObject({ code: 400 });
    fill(desk, 200_001);
    expect(ask(desk, 'ops.lee').envelope).toMatchObject({ code: 461 });
    expect(page(desk, 'ops.lee').total).toBe(0);
  });

  it('shows no personal data of its filters', () => {
    const desk = aDesk();
    const taskId = asked(desk, 'ops.lee', 'payeeName=Somchai&columns=withdrawNo,amount');
    expect(task(desk, taskId)).toMatchObject({
      filters: { payeeName: '******' },
      columns: ['withdrawNo', 'amount'],
      format: 'xlsx',
    });
  });

  it('can be read by the console as XLSX, signs and totals included', async () => {
    const rows = [
      ['a & <b> "c"', "=cmd|' /C calc'!A0", '金额', '\u0000x\ud800'],
      ['', ' padded ', '1e5', 'last'],
    ];
    const sheet = {
      head: ['who', 'x', 'y', 'z'],
      titles: ['One', 'Two', 'Three', 'Four'],
      isNumeric: [],
      rows,
      tail: [['Total', 'THB']],
    };
    const bytes = await bytesOf((out) => writeSheet(out, 'xlsx', sheet));
    const read = readSheet(new Uint8Array(bytes), 'a.xlsx', { maxRows: 100, maxBytes: 1_000_000 });
    expect([read.titles, ...read.rows].map((cells) => cells.filter((cell) => cell !== ''))).toEqual([
      ['who', 'x', 'y', 'z'],
      ['One', 'Two', 'Three', 'Four'],
      ['a & <b> "c"', "=cmd|' /C calc'!A0", '金额', 'x'],
      ['padded', '1e5', 'last'],
      ['Total', 'THB'],
    ]);
  });
});

describe('turns', () => {
  const statuses = (desk: APlatform, who: string) => page(desk, who).list.map(({ status }) => status);

  it('are two at once for one operator, in their order', () => {
    const desk = aDesk();
    fill(desk, 6_000);
    const [first, second, third] = [asked(desk), asked(desk), asked(desk)];
    desk.platform.clock.advance(STEP);
    expect(statuses(desk, 'ops.lee')).toEqual(['QUEUED', 'RUNNING', 'RUNNING']);
    // Two share the 2,000 rows of a step.
    expect(task(desk, first ?? '')).toMatchObject({ done: 1_000, total: 6_000 });
    desk.platform.clock.advance(5 * STEP);
    expect(task(desk, second ?? '')).toMatchObject({ done: 6_000 });
    desk.platform.clock.advance(2 * STEP);
    expect(statuses(desk, 'ops.lee')).toEqual(['RUNNING', 'READY', 'READY']);
    finish(desk);
    expect(task(desk, third ?? '').status).toBe('READY');
  });

  it('are ten in all', () => {
    const desk = aDesk();
    fill(desk, 6_000);
    const able = desk.platform.world.operators.filter(({ access }) => access.has('trade:withdraw:down'));
    const people = able.slice(0, 7).map(({ username }) => username);
    expect(people).toHaveLength(7);
    for (const who of people) for (const _ of [1, 2]) asked(desk, who);
    desk.platform.clock.advance(STEP);
    const all = people.flatMap((who) => statuses(desk, who));
    expect(all.filter((one) => one === 'RUNNING')).toHaveLength(10);
    expect(all.filter((one) => one === 'QUEUED')).toHaveLength(4);
    finish(desk);
    expect(new Set(people.flatMap((who) => statuses(desk, who)))).toEqual(new Set(['READY']));
  });
});

describe('a task', () => {
  it('is canceled while it waits or runs, and then not again', () => {
    const desk = aDesk();
    fill(desk, 6_000);
    const [running, waiting] = [asked(desk), asked(desk), asked(desk)].filter((_, at) => at !== 1) as [string, string];
    desk.platform.clock.advance(STEP);
    expect(change(desk, 'cancel', running, 9)).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
    for (const no of [running, waiting])
      expect(change(desk, 'cancel', no)).toMatchObject({ code: 200, data: { status: 'CANCELED', version: 2 } });
    expect(change(desk, 'cancel', running)).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
      data: { current: { taskId: running } },
    });
    finish(desk);
    expect([task(desk, running).status, task(desk, waiting).status]).toEqual(['CANCELED', 'CANCELED']);
    expect(fetched(desk, running).envelope).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
  });

  it('that failed says why, and a retry checks anew', () => {
    const desk = aDesk();
    const access = desk.operator('ops.lee').access;
    const taskId = asked(desk);
    strip(desk, 'ops.lee', ['trade:withdraw:down']);
    finish(desk);
    expect(task(desk, taskId)).toMatchObject({
      status: 'FAILED',
      failure: { error: 'FORBIDDEN', msg: expect.stringMatching(/\S/) },
      until: null,
    });
    expect(change(desk, 'retry', taskId)).toMatchObject({ code: 200, data: { status: 'QUEUED', failure: null } });
    desk.operator('ops.lee').access = access;
    finish(desk);
    expect(task(desk, taskId)).toMatchObject({ status: 'READY' });
    expect(change(desk, 'retry', taskId)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
  });

  it('fails for an operator who can no longer sign in', () => {
    const desk = aDesk();
    const taskId = asked(desk);
    desk.operator('ops.lee').status = 'DISABLED';
    finish(desk);
    expect(task(desk, taskId)).toMatchObject({ status: 'FAILED', failure: { error: 'FORBIDDEN' } });
  });

  it('keeps its file for 72 hours, and a retry makes a new one', () => {
    const desk = aDesk();
    const taskId = asked(desk);
    desk.platform.clock.advance(STEP * 4);
    const until = Date.parse(task(desk, taskId).until ?? '');
    desk.platform.clock.advance(until - 1 - desk.platform.clock.now());
    expect(fetched(desk, taskId).envelope.code).toBe(200);
    desk.platform.clock.advance(1);
    expect(task(desk, taskId).status).toBe('EXPIRED');
    expect(fetched(desk, taskId).envelope).toMatchObject({ code: 410, error: 'GONE' });
    change(desk, 'retry', taskId);
    finish(desk);
    expect(fetched(desk, taskId).envelope.code).toBe(200);
  });

  it("is its owner's alone", () => {
    const desk = aDesk();
    const taskId = asked(desk);
    finish(desk);
    expect(page(desk, 'auditor').list).toEqual([]);
    expect(fetched(desk, taskId, 'auditor').envelope).toMatchObject({ code: 404 });
    const body = { taskId, version: 2 };
    for (const verb of ['cancel', 'retry'])
      expect(desk.call('auditor', `POST /common/task/${verb}`, { body }).envelope).toMatchObject({ code: 404 });
  });

  it('is listed by its state', () => {
    const desk = aDesk();
    const done = asked(desk);
    finish(desk);
    const waits = asked(desk);
    const listed = (query: string) => page(desk, 'ops.lee', query).list.map(({ taskId }) => taskId);
    expect([listed('status=READY'), listed('status=QUEUED,FAILED'), listed('')]).toEqual([[done], [waits], [waits, done]]);
    expect(desk.call('ops.lee', 'GET /common/task/page?status=DONE').envelope.code).toBe(400);
  });
});

describe('the state table of a task', () => {
  const table = actionTables.task;
  const AFTER: Readonly<Record<string, string>> = { cancel: 'CANCELED', retry: 'QUEUED', download: 'READY' };
  const cases = table.states.flatMap((state) => table.columns.map((action) => [state, action] as const));

  /** A task that has come to this state by what happens to tasks. */
  function taskIn(state: string): { desk: APlatform; taskId: string } {
    const desk = aDesk();
    fill(desk, 6_000);
    const { access } = desk.operator('ops.lee');
    const taskId = asked(desk);
    if (state === 'FAILED') strip(desk, 'ops.lee', ['trade:withdraw:down']);
    if (state === 'CANCELED') change(desk, 'cancel', taskId);
    if (state === 'RUNNING') desk.platform.clock.advance(STEP);
    if (state === 'FAILED' || state === 'READY' || state === 'EXPIRED') finish(desk);
    if (state === 'EXPIRED') desk.platform.clock.advance(72 * HOUR);
    desk.operator('ops.lee').access = access;
    return { desk, taskId };
  }

  it.each(cases)('is enforced by the platform: %s, %s', (state, action) => {
    const { desk, taskId } = taskIn(state);
    const before = task(desk, taskId);
    expect(before.status).toBe(state);
    const answer = action === 'download' ? fetched(desk, taskId).envelope : change(desk, action as 'cancel' | 'retry', taskId);
    const after = task(desk, taskId);
    if (table.has(action, state)) {
      expect(answer.code).toBe(200);
      expect(after.status).toBe(AFTER[action]);
    } else {
      const isGone = action === 'download' && state === 'EXPIRED';
      expect(answer).toMatchObject(isGone ? { code: 410, error: 'GONE' } : { code: 409, error: 'STATE_CONFLICT' });
      expect(after).toEqual(before);
    }
  });
});

describe('at the download', () => {
  const made = () => {
    const desk = aDesk();
    const taskId = asked(desk);
    finish(desk);
    return { desk, taskId };
  };

  it('the key of the export is needed, and every key of its screen that the file was made with', () => {
    for (const key of ['trade:withdraw:down', 'trade:withdraw:detail']) {
      const { desk, taskId } = made();
      expect(desk.operator('ops.lee').access.has(key)).toBe(true);
      strip(desk, 'ops.lee', [key]);
      expect(fetched(desk, taskId).envelope).toMatchObject({ code: 403, error: 'FORBIDDEN', data: { required: [key] } });
    }
  });

  it('the scope may be as it was or wider, not narrower', () => {
    const desk = aDesk();
    const me = desk.operator('ops.lee');
    me.scope = { type: 'COUNTRY', values: ['TH', 'VN'] };
    const taskId = asked(desk);
    finish(desk);
    const codeWith = (scope: typeof me.scope) => {
      me.scope = scope;
      return fetched(desk, taskId).envelope;
    };
    expect(codeWith({ type: 'COUNTRY', values: ['VN', 'TH', 'PH'] }).code).toBe(200);
    expect(codeWith({ type: 'ALL', values: [] }).code).toBe(200);
    expect(codeWith({ type: 'COUNTRY', values: ['TH'] })).toMatchObject({ code: 403, error: 'OUT_OF_SCOPE' });
    expect(codeWith({ type: 'MERCHANT', values: ['TH', 'VN'] })).toMatchObject({ code: 403, error: 'OUT_OF_SCOPE' });
  });

  it('the log has an entry for asking, making and fetching', () => {
    const { desk, taskId } = made();
    fetched(desk, taskId);
    const entries = desk.platform.log.entries.filter(({ username }) => username === 'ops.lee').slice(-3);
    expect(entries.map(({ action, code, result }) => [action, code, result])).toEqual([
      ['trade:withdraw:down', 202, 'SUCCESS'],
      ['trade:withdraw:down', 200, 'SUCCESS'],
      ['/common/task/down', 200, 'SUCCESS'],
    ]);
    for (const { detail } of entries) expect(detail).toContain(taskId);
  });
});

describe('a notice', () => {
  const notices = ({ call }: APlatform): OwnNotice[] =>
    dataOf<{ list: OwnNotice[] }>(call('ops.lee', 'GET /common/notice/page')).list;

  it('tells of an ended export, not of a canceled one, and not when it is off', () => {
    const desk = aDesk();
    const ready = asked(desk);
    finish(desk);
    expect(notices(desk)[0]).toMatchObject({ kind: 'EXPORT', entity: 'task', id: ready, outcome: 'READY' });
    change(desk, 'cancel', asked(desk));
    desk.call('ops.lee', 'POST /common/notice/settings', { body: { kinds: [{ kind: 'EXPORT', isOn: false }], desktop: false } });
    asked(desk);
    finish(desk);
    expect(notices(desk).filter(({ kind }) => kind === 'EXPORT')).toHaveLength(1);
  });
});

describe('whatever is asked, canceled, retried and waited for', () => {
  const step = fc.record({
    who: fc.constantFrom(...['ops.lee', 'auditor', 'm.tan', 'li.na', 'r.santos', 'chen.yu', 's.lim', 'd.kumar']),
    what: fc.constantFrom(...(['ask', 'ask', 'ask', 'cancel', 'retry', 'wait', 'wait'] as const)),
    which: fc.nat(20),
  });

  it('no more than two and ten run, every task is kept, and each ends', () => {
    const probe = aDesk();
    const able = new Set(
      probe.platform.world.operators.filter(({ access }) => access.has('trade:withdraw:down')).map(({ username }) => username),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 30 }), (steps) => {
        const desk = aDesk();
        fill(desk, 2_100);
        const known = new Map<string, string>();
        for (const { who, what, which } of steps) {
          if (what === 'wait') desk.platform.clock.advance(STEP * (which % 4));
          else if (what === 'ask' && able.has(who)) known.set(asked(desk, who), who);
          else if (what !== 'ask') {
            const [no, owner] = [...known][which % Math.max(1, known.size)] ?? [];
            if (no && owner) change(desk, what, no, undefined, owner);
          }
          const all = [...able].flatMap((one) => page(desk, one).list.map(({ status }) => [one, status]));
          const running = all.filter(([, status]) => status === 'RUNNING').map(([one]) => one);
          expect(running.length).toBeLessThanOrEqual(10);
          for (const one of able) expect(running.filter((owner) => owner === one).length).toBeLessThanOrEqual(2);
          expect(all).toHaveLength(known.size);
        }
        finish(desk);
        for (const [no, owner] of known) expect(['READY', 'CANCELED']).toContain(task(desk, no, owner).status);
      }),
      { numRuns: isExhaustive ? 40 : 5 },
    );
  });
});
