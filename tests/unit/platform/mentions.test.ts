import type { Mention, Note } from '@/contract';
import { aDesk, type Desk } from './deskSupport';
import { dataOf } from './support';

let desk: Desk;
beforeEach(() => {
  desk = aDesk();
});
afterEach(() => {
  expect(desk.platform.check()).toEqual([]);
});

const idOf = (who: string) => desk.operator(who).id;
const add = (who: string, text: string, mentions: string[], no = desk.stories.overdue, key?: string) =>
  desk.call(who, 'POST /common/note/add', { body: { entity: 'withdraw', id: no, text, mentions }, key }).envelope;
const told = (who: string, text: string, names: string[], no?: string): Note => {
  desk.clock.advance(1000);
  const answer = add(who, text, names.map(idOf), no);
  expect(answer.code).toBe(200);
  return dataOf<Note>(answer);
};
interface Inbox {
  list: Mention[];
  total: number;
  unread: number;
}
const inbox = (who: string, query = '') => dataOf<Inbox>(desk.call(who, `GET /common/note/mention${query}`));
const read = (who: string, noteNos?: string[]) =>
  dataOf<{ unread: number }>(desk.call(who, 'POST /common/note/read', { body: { ...(noteNos && { noteNos }) } })).unread;
const texts = (who: string, query?: string) => inbox(who, query).list.map(({ note }) => note.text);

describe('a note with mentions', () => {
  it('lists them in the note and in the detail, and notifies each person once', () => {
    const note = told('k.wong', 'Please look, @li.na and @w.chai.', ['li.na', 'w.chai']);
    expect(note.mentions).toEqual(['li.na', 'w.chai']);
    const { noteList } = dataOf<{ noteList: Note[] }>(
      desk.call('auditor', `GET /trade/withdraw/detail?withdrawNo=${desk.stories.overdue}`),
    );
    expect(noteList).toEqual([note]);
    for (const who of ['li.na', 'w.chai'])
      expect(inbox(who)).toEqual({
        list: [{ entity: 'withdraw', id: desk.stories.overdue, isRead: false, note }],
        total: 1,
        current: 1,
        pageSize: 10,
        unread: 1,
        unreadNotices: 1,
        work: expect.any(Number),
        notices: [],
      });
    for (const who of ['k.wong', 'chen.yu']) expect(inbox(who)).toMatchObject({ list: [], total: 0, unread: 0 });
  });

  it('notifies no one without mentions', () => {
    expect(told('k.wong', 'Hello @li.na', []).mentions).toEqual([]);
    expect(inbox('li.na').total).toBe(0);
  });

  it.each([
    ['@li.na', true],
    ['Ask @li.na.', true],
    ['(@li.na), please', true],
    ['请@li.na看一下', true],
    ['@li.na\n@w.chai', true],
    ['li.na', false],
    ['@li.nancy', false],
    ['@li.na.b', false],
    ['@li.na-b', false],
    ['mail@li.na', false],
    ['@lixna', false],
    ['@w.chai', false],
  ])('%j names li.na: %s', (text, isNamed) => {
    const answer = add('k.wong', text, [idOf('li.na')]);
    if (isNamed) expect(answer.code).toBe(200);
    else
      expect(answer).toMatchObject({
        code: 422,
        data: { fields: [{ name: 'mentions', rule: 'named', msg: 'li.na is not mentioned in the text. Write @li.na.' }] },
      });
    expect(inbox('li.na').total).toBe(isNamed ? 1 : 0);
  });

  it.each([
    ['is not there', '999', 'exists'],
    ['is nobody', '0', 'exists'],
    ['is locked', 't.pham', 'active'],
    ['has not joined', 'z.iyer', 'active'],
    ['may not see the holder', 'p.garcia', 'scope'],
    ['may open no order', 'sys.admin', 'scope'],
  ])('is refused when a mentioned operator %s', (_, who, rule) => {
    const row = desk.simple();
    const before = desk.print(row);
    const id = /^\d+$/.test(who) ? who : idOf(who);
    const answer = add('k.wong', `@${who} and @li.na`, [idOf('li.na'), id]);
    expect(answer).toMatchObject({
      code: 422,
      data: { fields: [{ name: 'mentions', rule, msg: expect.stringContaining(who) }] },
    });
    expect(desk.print(row)).toEqual(before);
    expect(inbox('li.na').total).toBe(0);
  });

  it('on an order outside the writer’s scope reveals nothing about anyone', () => {
    for (const ids of [[], ['999']]) expect(add('sys.admin', '@li.na', ids)).toMatchObject({ code: 404 });
  });

  it('may name its writer, who gets no unread mention', () => {
    told('li.na', 'For later, @li.na and @w.chai', ['li.na', 'w.chai']);
    expect(inbox('li.na')).toMatchObject({ total: 1, unread: 0, list: [{ isRead: true }] });
    expect(inbox('w.chai').unread).toBe(1);
  });

  it('notifies once when it is sent again with the same key', () => {
    const send = () => add('k.wong', '@li.na', [idOf('li.na')], desk.stories.overdue, 'one-key-for-it');
    expect(send()).toEqual(send());
    expect(inbox('li.na').total).toBe(1);
  });
});

describe('mentions', () => {
  it('come newest first, in pages, with the total of unread ones', () => {
    for (const text of ['1 @li.na', '2 @li.na', '3 @li.na']) told('k.wong', text, ['li.na']);
    expect(texts('li.na')).toEqual(['3 @li.na', '2 @li.na', '1 @li.na']);
    expect(texts('li.na', '?pageSize=2')).toEqual(['3 @li.na', '2 @li.na']);
    expect(texts('li.na', '?pageSize=2&current=2')).toEqual(['1 @li.na']);
    expect(inbox('li.na', '?pageSize=1')).toMatchObject({ total: 3, unread: 3, pageSize: 1 });
  });

  it("are marked as read one by one or all, repeatedly, and only one's own", () => {
    const [first, second] = ['1', '2', '3'].map((no) => told('k.wong', `${no} @li.na @w.chai`, ['li.na', 'w.chai']).noteNo) as [
      string,
      string,
    ];
    expect(read('li.na', [first])).toBe(2);
    expect(read('li.na', [first, 'N0'])).toBe(2);
    expect(read('li.na', [])).toBe(2);
    expect(inbox('li.na').list.map(({ isRead }) => isRead)).toEqual([false, false, true]);
    expect(read('li.na')).toBe(0);
    expect(read('li.na', [second])).toBe(0);
    expect(inbox('w.chai').unread).toBe(3);
    expect(desk.lastLog()).toMatchObject({ username: 'li.na', action: '/common/note/read', result: 'SUCCESS' });
  });

  it('of records that are no longer visible are hidden, and not marked by marking all', () => {
    told('k.wong', 'Look @w.chai', ['w.chai']);
    const operator = desk.operator('w.chai');
    const { scope } = operator;
    operator.scope = { type: 'COUNTRY', values: ['XX'] };
    expect(inbox('w.chai')).toMatchObject({ list: [], total: 0, unread: 0 });
    expect(read('w.chai')).toBe(0);
    operator.scope = scope;
    expect(inbox('w.chai')).toMatchObject({ total: 1, unread: 1 });
  });
});

it('the seeded world has one unread mention of ops.lee', () => {
  expect(inbox('ops.lee')).toMatchObject({
    unread: 1,
    total: 1,
    list: [{ id: desk.stories.heldByRisk, isRead: false, note: { by: 'r.santos', mentions: ['ops.lee'] } }],
  });
});
