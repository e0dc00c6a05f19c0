import type { WithdrawHandover } from '@/contract';
import { aDesk, MINUTE } from './deskSupport';
import { dataOf, NOW } from './support';

const PAGE = 'GET /trade/withdraw/handover/page?current=1&pageSize=10';

function aShift() {
  const desk = aDesk();
  const read = (who: string) => dataOf<{ list: WithdrawHandover[]; total: number }>(desk.call(who, PAGE));
  const write = (who: string, body: Record<string, unknown>) =>
    desk.call(who, 'POST /trade/withdraw/handover', { body }).envelope;
  const idOf = (who: string) => desk.operator(who).id;
  return { ...desk, read, write, idOf };
}

describe('a handover', () => {
  it('keeps text, orders and addressee, and who has read it when', () => {
    const { stories, write, read, idOf, clock, operator } = aShift();
    // Both are of the finance team, r.santos is of another one.
    expect([operator('li.na').department, operator('w.chai').department]).toEqual(['FINANCE', 'FINANCE']);
    expect(operator('r.santos').department).not.toBe('FINANCE');
    const items = [{ withdrawNo: stories.plain, remark: ' Bank calls back at 9. ' }, { withdrawNo: stories.spike }];
    expect(write('li.na', { text: ' Two to watch. ', items, to: idOf('w.chai') }).code).toBe(200);
    clock.advance(MINUTE);
    read('w.chai');
    clock.advance(MINUTE);
    const [shown] = read('w.chai').list;
    expect(shown).toMatchObject({
      at: new Date(NOW).toISOString(),
      byName: 'li.na',
      toName: 'w.chai',
      team: 'FINANCE',
      text: 'Two to watch.',
      items: [
        { withdrawNo: stories.plain, remark: 'Bank calls back at 9.', status: 'PENDING' },
        { withdrawNo: stories.spike, remark: null, status: 'PENDING' },
      ],
      hiddenItems: 0,
      isCurrent: true,
      readBy: [{ operatorName: 'w.chai', at: new Date(NOW + MINUTE).toISOString() }],
    });
    // Its author is no reader, and another team does not see it.
    expect(read('li.na').list[0]?.readBy).toHaveLength(1);
    expect(read('r.santos').total).toBe(0);
  });

  it('is the current one of its team until the next, and no longer read afterwards', () => {
    const { write, read } = aShift();
    write('li.na', { text: 'First.' });
    write('r.santos', { text: 'Of another team.' });
    write('w.chai', { text: 'Second.' });
    const states = (who: string) => read(who).list.map(({ text, isCurrent, readBy }) => [text, isCurrent, readBy?.length]);
    expect(states('li.na')).toEqual([
      ['Second.', true, 1],
      ['First.', false, 0],
    ]);
    expect(states('r.santos')).toEqual([['Of another team.', true, 0]]);
  });

  it('counts orders outside the scope of its reader', () => {
    const { stories, write, read, operator, order } = aShift();
    const [first = '', second = ''] = stories.sharedPayee;
    write('li.na', { text: 'Same account.', items: [{ withdrawNo: first }, { withdrawNo: second }] });
    operator('w.chai').scope = { type: 'MERCHANT', values: [order(first).holder.no] };
    expect(read('w.chai').list[0]).toMatchObject({ items: [{ withdrawNo: first }], hiddenItems: 1 });
    expect(write('w.chai', { text: 'Mine.', items: [{ withdrawNo: second }] }).code).toBe(404);
  });

  it('is refused without text, with an order twice, and to a user who cannot read it', () => {
    const { stories, write, idOf, operator, read } = aShift();
    const item = { withdrawNo: stories.plain };
    const fieldsOf = (body: Record<string, unknown>) => {
      const { code, data } = write('li.na', body);
      return [code, (data as { fields?: { name: string }[] } | undefined)?.fields?.map(({ name }) => name)];
    };
    expect(fieldsOf({ text: '  ' })).toEqual([422, ['text']]);
    expect(fieldsOf({ text: 'So.', items: [item, item] })).toEqual([422, ['items']]);
    expect(fieldsOf({ text: 'So.', to: idOf('auditor') })).toEqual([422, ['to']]);
    expect(fieldsOf({ text: 'So.', to: '0' })).toEqual([422, ['to']]);
    operator('w.chai').status = 'LEFT';
    expect(fieldsOf({ text: 'So.', to: idOf('w.chai') })).toEqual([422, ['to']]);
    expect(read('li.na').total).toBe(0);
  });

  it('needs its keys, which those who decide have', () => {
    const { call, write, platform, stories } = aShift();
    expect(call('auditor', PAGE).envelope.code).toBe(403);
    expect(write('k.wong', { text: 'So.' }).code).toBe(403);
    expect(write('li.na', { text: 'So.', items: [{ withdrawNo: stories.plain }] }).code).toBe(200);
    expect(platform.api.log.entries.at(-1)).toMatchObject({
      action: 'trade:withdraw:handover',
      result: 'SUCCESS',
      about: { entity: 'withdraw', ids: [stories.plain] },
    });
    expect(platform.check()).toEqual([]);
  });
});
