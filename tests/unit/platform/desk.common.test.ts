import type { Note } from '@/contract';
import { aDesk, type Desk, iso, PDF } from './deskSupport';
import { dataOf, NOW } from './support';

let desk: Desk;
beforeEach(() => {
  desk = aDesk();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

const note = (who: string, id: string, text: unknown = 'Asked the merchant') =>
  desk.call(who, 'POST /common/note/add', { body: { entity: 'withdraw', id, text } }).envelope;
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
const store = (who: string, { name = 'receipt.pdf', type = 'application/pdf', content = PDF } = {}) =>
  desk.call(who, 'POST /common/file/add', { body: { name, type, content } });
const fileOf = (who: string, content?: string) => dataOf<{ fileId: string; size: number }>(store(who, { content })).fileId;
const download = (who: string, fileId: string) => desk.call(who, `GET /common/file/down?fileId=${fileId}`);

describe('a note', () => {
  it('is stored, trimmed, and shown to every colleague in order', () => {
    const row = desk.simple();
    const before = desk.print(row);
    const first = note('k.wong', row.no, '  Called, "nobody" there \n<b>again</b> 好 ');
    expect(first).toMatchObject({
      code: 200,
      data: {
        noteNo: expect.stringMatching(/^N\d{20}$/),
        at: iso(NOW),
        by: 'k.wong',
        text: 'Called, "nobody" there \n<b>again</b> 好',
      },
    });
    desk.clock.advance(1000);
    const second = note('li.na', row.no, 'Reached at last');
    expect(desk.print(row)).toEqual({ ...before, notes: 2 });
    const detail = dataOf<{ noteList: Note[]; notes: number }>(
      desk.call('auditor', `GET /trade/withdraw/detail?withdrawNo=${row.no}`),
    );
    expect(detail.noteList).toEqual([first.data, second.data]);
    expect(detail.notes).toBe(2);
    expect(desk.shown('auditor', row)).toMatchObject({ notes: 2 });
  });

  it('is in the log, with its trace among the entries of the order', () => {
    const row = desk.simple();
    const { traceId } = note('k.wong', row.no);
    expect(desk.lastLog()).toMatchObject({ username: 'k.wong', action: '/common/note/add', result: 'SUCCESS', traceId });
    const { logs } = dataOf<{ logs: object[] }>(desk.call('li.na', `GET /trade/withdraw/detail?withdrawNo=${row.no}`));
    expect(logs).toContainEqual(expect.objectContaining({ action: '/common/note/add', operatorName: 'k.wong', traceId }));
  });

  it('is allowed on an order in any state', () => {
    for (const row of desk.world.withdraws.rows) {
      const before = row.notes.length;
      expect(note('li.na', row.no).code).toBe(200);
      expect(row.notes).toHaveLength(before + 1);
    }
  });

  it('is a filter of the list', () => {
    const total = (query: string) =>
      dataOf<{ total: number; list: { withdrawNo: string }[] }>(desk.call('li.na', `GET /trade/withdraw/page?${query}`));
    const all = total('').total;
    const noted = [desk.stories.heldByRisk];
    expect(total('hasNotes=true').list.map(({ withdrawNo }) => withdrawNo)).toEqual(noted);
    note('k.wong', desk.stories.overdue);
    expect(total('hasNotes=true').list.map(({ withdrawNo }) => withdrawNo)).toEqual([desk.stories.overdue, ...noted]);
    expect(total('hasNotes=false').total).toBe(all - 2);
  });

  it.each([
    ['empty', '', 'minLength'],
    ['blank', ' \n\t ', 'minLength'],
    ['too long', 'x'.repeat(501), 'maxLength'],
    ['no text', 7, 'type'],
  ])('that is %s is refused', (_, text, rule) => {
    const row = desk.simple();
    expect(note('k.wong', row.no, text)).toMatchObject({ code: 422, data: { fields: [{ name: 'text', rule }] } });
    expect(row.notes).toHaveLength(0);
  });

  it('is refused on an order that is missing, out of scope or closed to the role', () => {
    const row = desk.simple();
    for (const [who, no] of [
      ['k.wong', 'W0'],
      ['p.garcia', row.no],
      ['v.reyes', row.no],
      ['sys.admin', row.no],
    ] as const)
      expect(note(who, no)).toMatchObject({ code: 404, error: 'NOT_FOUND' });
    expect(row.notes).toHaveLength(0);
  });
});

describe('an account number in free text', () => {
  const SECRET = () => desk.order(desk.stories.overdue).payee.accountNo;
  const MASKED = () => `${SECRET().slice(0, 6)}******${SECRET().slice(-4)}`;

  it('is masked in a note, while numbers of orders and small numbers stay', () => {
    const row = desk.simple();
    const text = `Paid 120000 to ${SECRET()}, not ${SECRET()}; see ${row.no} and CH03110000000001, call 4711`;
    const stored = text.replaceAll(SECRET(), MASKED());
    expect(note('k.wong', row.no, text)).toMatchObject({ code: 200, data: { text: stored } });
    expect(row.notes.map((one) => one.text)).toEqual([stored]);
    expect(desk.lastLog()?.detail).toContain(MASKED());
    expect(desk.lastLog()?.detail).not.toContain(SECRET());
  });

  it.each([
    ['pass', 'w.chai', () => desk.stories.overdue, 'remark'],
    ['reject', 'w.chai', () => desk.stories.overdue, 'remark'],
    ['reject', 'w.chai', () => desk.stories.overdue, 'messageToHolder'],
    ['hold', 'r.santos', () => desk.stories.overdue, 'remark'],
    ['unhold', 'r.santos', () => desk.stories.heldByRisk, 'remark'],
    ['resolve', 'chen.yu', () => desk.stories.unknownPayout, 'remark'],
    ['refund', 'chen.yu', () => desk.stories.failed, 'remark'],
  ] as const)('is masked when %s by %s contains one', (verb, who, noOf, field) => {
    const row = desk.order(noOf());
    desk.done(who, verb, row, { [field]: `As for ${SECRET()}, yes` });
    const shown = JSON.stringify(desk.call('admin', `GET /trade/withdraw/detail?withdrawNo=${row.no}`).envelope);
    expect(shown).toContain(`As for ${MASKED()}, yes`);
    expect(shown).not.toContain(SECRET());
    expect(desk.lastLog()?.detail).not.toContain(SECRET());
  });

  it('is masked when a reveal contains one', () => {
    const row = desk.simple();
    const body = { entity: 'withdraw', id: row.no, field: 'payeeName', reasonCode: 'OTHER', remark: `Is it ${SECRET()}?` };
    expect(desk.call('r.santos', 'POST /common/sensitive/reveal', { body }).envelope.code).toBe(200);
    expect(row.events.at(-1)).toMatchObject({ kind: 'REVEALED', remark: `Is it ${MASKED()}?` });
    expect(desk.lastLog()?.detail).not.toContain(SECRET());
  });

  it('does not enter the log by a refused call either', () => {
    const row = desk.simple();
    const remark = `To ${SECRET()}`;
    const key = 'one-key-for-two-calls';
    expect(desk.act('k.wong', 'reject', row, { remark }).code).toBe(403);
    expect(desk.act('li.na', 'reject', row, { version: 9, remark }).code).toBe(409);
    expect(desk.act('li.na', 'hold', row, { remark }).code).toBe(403);
    expect(note('sys.admin', row.no, remark).code).toBe(404);
    desk.act('w.chai', 'reject', row, {}, { key });
    expect(desk.act('w.chai', 'reject', row, { remark }, { key }).error).toBe('IDEMPOTENCY_REUSED');
    expect(desk.platform.log.entries.filter(({ detail }) => detail.includes(SECRET()))).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    ['application/pdf', '%PDF-1.7', 'pdf'],
    ['image/png', '\x89PNG\r\n\x1a\n', 'png'],
    ['image/jpeg', '\xff\xd8\xff\xe0 JFIF', 'jpg'],
  ])('of type %s is stored and comes back byte by byte', async (type, head, ending) => {
    const bytes = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from([0, 255, 13, 10, 128])]);
    const { fileId, size } = dataOf<{ fileId: string; size: number }>(
      store('chen.yu', { name: 'Beleg "1" 收据.zip', type, content: base64(bytes) }),
    );
    expect(fileId).toMatch(/^F\d{20}$/);
    expect(size).toBe(bytes.length);
    const { headers, write } = download('chen.yu', fileId);
    expect(headers).toMatchObject({
      'content-type': type,
      'file-name': encodeURIComponent(`Beleg _1_ 收据.${ending}`),
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
    const { PassThrough } = await import('node:stream');
    const out = new PassThrough();
    await write?.(out);
    expect(Buffer.compare(out.read() as Buffer, bytes)).toBe(0);
    expect(desk.lastLog()).toMatchObject({ action: '/common/file/down', username: 'chen.yu', result: 'SUCCESS' });
  });

  it.each([
    ['slip.html', 'name'],
    ['slip.svg', 'name'],
    ['slip.exe', 'name'],
    ['slip.lnk', 'name'],
    ['slip.h\u200btml', 'name'],
  ])('called %s is refused at its name', (called, name) => {
    const { size } = desk.world.files;
    expect(store('chen.yu', { name: called }).envelope).toMatchObject({ code: 422, data: { fields: [{ name, rule: 'type' }] } });
    expect(desk.world.files.size).toBe(size);
  });

  it.each([
    ['slip.jpg', 'slip.pdf'],
    ['slip', 'slip.pdf'],
    ['../slip\u202efdp.pdf', 'slipfdp.pdf'],
  ])('called %s is stored and served as %s, by its content', (called, name) => {
    const stored = dataOf<{ fileId: string; name: string }>(store('chen.yu', { name: called }));
    expect(stored.name).toBe(name);
    expect(download('chen.yu', stored.fileId).headers['file-name']).toBe(name);
  });

  it('may have half a surrogate pair in its name, which no header can carry', () => {
    const { fileId } = dataOf<{ fileId: string }>(store('chen.yu', { name: 'a\ud83d.pdf' }));
    expect(download('chen.yu', fileId).headers['file-name']).toBe('a.pdf');
  });

  it('keeps its content out of the log', () => {
    const fileId = fileOf('chen.yu');
    expect(desk.lastLog()?.detail).toBe(JSON.stringify({ name: 'receipt.pdf', type: 'application/pdf', size: 32 }));
    expect(desk.platform.log.entries.some(({ detail }) => detail.includes(PDF))).toBe(false);
    download('chen.yu', fileId);
    expect(JSON.parse(desk.lastLog()?.detail ?? '')).toEqual({ fileId, name: 'receipt.pdf' });
  });

  it.each([
    ['a text that calls itself a PDF', { content: base64('hello') }, 'content'],
    ['a web page that calls itself a PNG', { type: 'image/png', content: base64('<html>') }, 'content'],
    ['a PDF that calls itself a PNG', { type: 'image/png' }, 'content'],
    ['a type that is not taken', { type: 'text/html' }, 'type'],
    ['an empty content', { content: '' }, 'content'],
    ['something that is no base64', { content: '####' }, 'content'],
    ['no name', { name: '' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name'],
    ['more than 5 MB', { content: base64(`%PDF${'x'.repeat(5_000_000)}`) }, 'content'],
  ])('is refused: %s', (_, extra, name) => {
    const { size } = desk.world.files;
    expect(store('chen.yu', extra).envelope).toMatchObject({ code: 422, error: 'VALIDATION', data: { fields: [{ name }] } });
    expect(desk.world.files.size).toBe(size);
  });

  it('of exactly 5 MB is accepted', () => {
    const { envelope } = store('chen.yu', { content: base64(`%PDF${'x'.repeat(4_999_996)}`) });
    expect(envelope).toMatchObject({ code: 200, data: { size: 5_000_000 } });
  });

  it('of another person is hidden until an order names it, and then only visible with that order', () => {
    const row = desk.order(desk.stories.unknownPayout);
    const evidenceFileId = fileOf('chen.yu');
    for (const who of ['li.na', 'admin', 'auditor', 'sys.admin'])
      expect(download(who, evidenceFileId).envelope).toMatchObject({ code: 404, error: 'NOT_FOUND' });
    desk.done('chen.yu', 'resolve', row, { evidenceFileId });
    expect(desk.operator('p.garcia').scope.values).not.toContain(row.holder.no);
    for (const [who, isSeen] of [
      ['chen.yu', true],
      ['li.na', true],
      ['auditor', true],
      ['p.garcia', false],
      ['sys.admin', false],
    ] as const)
      expect([who, download(who, evidenceFileId).write !== undefined]).toEqual([who, isSeen]);
    expect(download('chen.yu', 'F0').envelope.code).toBe(404);
  });

  it('is evidence for one order only', () => {
    const first = desk.order(desk.stories.unknownPayout);
    const second = desk.paid(desk.simple(), 'SILENT');
    const evidenceFileId = fileOf('chen.yu');
    desk.done('chen.yu', 'resolve', first, { evidenceFileId });
    const before = desk.print(second);
    expect(desk.act('chen.yu', 'resolve', second, { evidenceFileId })).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'evidenceFileId' }] },
    });
    expect(desk.print(second)).toEqual(before);
    expect(desk.world.files.get(evidenceFileId)?.subject?.no).toBe(first.no);
  });
});
