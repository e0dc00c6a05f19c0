import { aPlatform } from './support';

const { platform } = aPlatform({ days: 6, flow: 0.2 });
afterAll(() => platform.stop());

describe('seeded batches', () => {
  const { batches } = platform.world.pool;
  const by = (status: string) => batches.rows.filter((batch) => batch.status === status);

  it('are in every state that people act on before payment, and break no rule', () => {
    for (const status of ['DRAFT', 'INVALID', 'WAIT_APPROVE', 'REJECTED', 'CANCELED', 'APPROVED'])
      expect([status, by(status).length > 0]).toEqual([status, true]);
    expect(platform.check()).toEqual([]);
  });

  it('include a faulty file with a duplicate, a repeated number, a wrong amount and a blacklisted payee', () => {
    const [batch] = by('INVALID');
    const rules = batch?.items.flatMap(({ faults, warnings }) => [...faults, ...warnings].map(({ rule }) => rule)).sort();
    expect(rules).toEqual(['blacklist', 'duplicate', 'number', 'unique']);
  });

  it('await approval by another person than the creator, one of them overdue', () => {
    expect(by('WAIT_APPROVE').map(({ maker }) => maker)).toEqual(['b.suwan', 'b.suwan']);
    expect(by('WAIT_APPROVE').map(({ dueAt }) => dueAt < platform.clock.now())).toEqual([true, false]);
  });

  it('have every step in the log', () => {
    const verbs = new Set(
      platform.log.entries.map(({ action }) => action).filter((action) => action.startsWith('bank:card:proxy:batch:')),
    );
    expect([...verbs].map((action) => action.split(':').at(-1)).sort()).toEqual(
      expect.arrayContaining(['approve', 'cancel', 'import', 'reject', 'submit']),
    );
  });
});
