import { aPlatform } from './support';

const bench = aPlatform({ days: 2, scale: 0.2, flow: 0.2 });
const of = (who: string, timeZone: string) => {
  bench.operator(who).timeZone = timeZone;
  return (line: string, query: Record<string, string>, body?: Record<string, unknown>) =>
    bench.call(who, `${line}?${new URLSearchParams(query)}`, body && { body }).envelope;
};
afterEach(() => {
  for (const operator of bench.platform.world.operators) operator.timeZone = 'Asia/Singapore';
});

/** Lists, and a range of time of each. */
const LISTS = [
  ['admin', 'GET /trade/withdraw/page', 'submittedFrom', 'submittedTo'],
  ['admin', 'GET /trade/payorder/page', 'createdFrom', 'createdTo'],
  ['admin', 'GET /trade/payorder/page', 'paidFrom', 'paidTo'],
  ['admin', 'GET /trade/payrecord/page', 'requestFrom', 'requestTo'],
  ['admin', 'GET /trade/sett/page', 'finishedFrom', 'finishedTo'],
  ['admin', 'GET /bank/card/order/page', 'createdFrom', 'createdTo'],
  ['admin', 'GET /bank/card/history/page', 'bankFrom', 'bankTo'],
  ['admin', 'GET /bank/card/proxy/batch/page', 'createdFrom', 'createdTo'],
  ['admin', 'GET /merchant/user/page', 'createdFrom', 'createdTo'],
  ['admin', 'GET /user/agent/page', 'createdFrom', 'createdTo'],
  ['admin', 'GET /sys/log/page', 'createdFrom', 'createdTo'],
] as const;

describe('a time range', () => {
  it.each(LISTS)('has 93 days in the operator’s calendar: %s %s, %s', (who, line, from, to) => {
    const list = of(who, 'America/New_York');
    // Clocks are put back on 2026-11-01: 93 days and an hour.
    expect(list(line, { [from]: '2026-08-18T00:00:00-04:00', [to]: '2026-11-19T00:00:00-05:00' }).code).toBe(200);
    expect(list(line, { [from]: '2026-08-18T04:00:00Z', [to]: '2026-11-19T05:00:00Z' }).code).toBe(200);
    expect(list(line, { [from]: '2026-08-18T00:00:00-04:00', [to]: '2026-11-19T00:00:01-05:00' })).toMatchObject({
      code: 400,
      msg: `The time range of ${from} exceeds 93 days.`,
    });
    // The same instants are too long where no clock is changed.
    const other = of(who, 'Asia/Singapore');
    expect(other(line, { [from]: '2026-08-18T04:00:00Z', [to]: '2026-11-19T05:00:00Z' }).code).toBe(400);
    expect(other(line, { [from]: '2026-08-18T04:00:00Z', [to]: '2026-11-19T04:00:00Z' }).code).toBe(200);
  });

  it('of business days allows for a clock change in the operator’s time zone', () => {
    // 93 days of a zone without summer time, an hour more on the clocks of New York.
    const list = of('admin', 'America/New_York');
    const range = { finishedFrom: '2026-02-01T00:00:00+08:00', finishedTo: '2026-05-05T00:00:00+08:00' };
    expect(list('GET /trade/sett/page', range).code).toBe(200);
  });

  it('of a new match has 31 days in the operator’s calendar', () => {
    const rematch = (range: Record<string, string>) =>
      of('b.suwan', 'America/New_York')('POST /bank/card/history/rematch', {}, { cardId: null, ...range }).code;
    expect(rematch({ from: '2026-10-15T00:00:00-04:00', to: '2026-11-15T00:00:00-05:00' })).toBe(200);
    expect(rematch({ from: '2026-10-15T00:00:00-04:00', to: '2026-11-16T00:00:00-05:00' })).toBe(400);
  });

  it('of a statement without an account has 7 days in the operator’s calendar', () => {
    const list = of('admin', 'America/New_York');
    const line = 'GET /user/accountHistory/page';
    expect(list(line, { from: '2026-10-26T00:00:00-04:00', to: '2026-11-02T00:00:00-05:00' }).code).toBe(200);
    expect(list(line, { from: '2026-10-26T00:00:00-04:00', to: '2026-11-02T00:00:01-05:00' }).code).toBe(400);
  });
});
