import { aPlatform, dataOf } from './support';

const bench = aPlatform({ days: 4, flow: 0.3, scale: 0.5 });
type Row = Record<string, string>;
const page = (line: string, query: Record<string, string>) =>
  dataOf<{ list: Row[]; total: number }>(bench.call('admin', `${line}?${new URLSearchParams(query)}`));

/** Lists, and the number of a row. */
const LISTS = [
  ['GET /trade/withdraw/page', 'withdrawNo'],
  ['GET /trade/payorder/page', 'payOrderNo'],
  ['GET /trade/payrecord/page', 'recordNo'],
  ['GET /trade/sett/page', 'settNo'],
  ['GET /bank/card/order/page', 'collectNo'],
  ['GET /bank/card/history/page', 'lineNo'],
  ['GET /bank/card/proxy/batch/page', 'batchNo'],
  ['GET /bank/card/proxy/card/page', 'cardId'],
  ['GET /user/account/page', 'accountNo'],
  ['GET /user/accountHistory/page', 'historyNo'],
  ['GET /merchant/user/page', 'mchNo'],
  ['GET /user/agent/page', 'agentNo'],
  ['GET /sys/log/page', 'logNo'],
] as const;

describe('a keyword', () => {
  it.each(LISTS)('finds several numbers at once, in any pasted form: %s', (line, name) => {
    const numbers = page(line, { pageSize: '3' }).list.map((row) => row[name] ?? '');
    expect(numbers.length).toBeGreaterThan(1);
    for (const keyword of [
      numbers.join(','),
      numbers.join(' '),
      numbers.map((no) => `"\u200b${no}"`).join('，'),
      `${numbers.join(';\t')}\n`,
    ])
      expect(page(line, { keyword, pageSize: '100' }).list.map((row) => row[name])).toEqual(expect.arrayContaining(numbers));
    const [first = ''] = numbers;
    const found = page(line, { keyword: `\ufeff'${first}',`, pageSize: '100' });
    expect(found).toEqual(page(line, { keyword: first, pageSize: '100' }));
    expect(found.list.map((row) => row[name])).toContain(first);
  });

  it('finds each record once, newest first, and nothing else', () => {
    const [first, second] = page('GET /trade/withdraw/page', { view: 'ALL', pageSize: '2' }).list.map(
      ({ withdrawNo }) => withdrawNo,
    );
    const found = page('GET /trade/withdraw/page', { view: 'ALL', keyword: `${second},${first},${second}` });
    expect(found.list.map(({ withdrawNo }) => withdrawNo)).toEqual([first, second]);
    expect(found.total).toBe(2);
  });

  it('in the search over all records finds each of them', () => {
    const withdrawNo = page('GET /trade/withdraw/page', { view: 'ALL', pageSize: '1' }).list[0]?.withdrawNo;
    const payOrderNo = page('GET /trade/payorder/page', { pageSize: '1' }).list[0]?.payOrderNo;
    const search = new URLSearchParams({ no: `${withdrawNo}、\u200e${payOrderNo}` });
    const found = dataOf<{ id: string }[]>(bench.call('admin', `GET /common/search?${search}`));
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([withdrawNo, payOrderNo]));
  });
});
