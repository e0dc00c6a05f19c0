import { findBy, numberIn, rankOf } from '@/domain/palette';
import { recordAddress, recordAt } from '@/domain/records';

describe('a record number is recognised', () => {
  test.each([
    ['W20261120054302000245', 'W20261120054302000245'],
    ['  P2026112005430201\n', 'P2026112005430201'],
    ['ab-12_34', 'ab-12_34'],
    ['1234', '1234'],
    ['1'.repeat(64), '1'.repeat(64)],
  ])('%j', (typed, no) => {
    expect(numberIn(typed)).toBe(no);
  });

  test.each(['', '123', 'abc-123', 'withdraw', 'W2026 1120', '提现1234', '12.34', '1234/5', '1'.repeat(65)])(
    'but not in %j',
    (typed) => {
      expect(numberIn(typed)).toBeUndefined();
    },
  );
});

describe('a palette search', () => {
  const items = [
    'Withdraw orders Trade /trade/withdraw',
    'Pay orders Trade /trade/payorder',
    'Border rules Risk /risk/border',
  ].map((text) => ({ text }));
  const found = (typed: string) => findBy(typed, items).map(({ text }) => text.split(' ')[0]);

  test.each([
    ['', ['Withdraw', 'Pay', 'Border']],
    ['wi', ['Withdraw']],
    ['order', ['Withdraw', 'Pay', 'Border']],
    ['ORDERS trade', ['Withdraw', 'Pay']],
    ['trade pay', ['Pay']],
    ['bor', ['Border']],
    ['/risk', ['Border']],
    ['trade nothing', []],
  ])('%j: %j', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  test('ranks a match at the beginning first, then at the start of a word, then anywhere', () => {
    const of = (text: string) => ({ text });
    expect(findBy('ex', [of('Next'), of('To export'), of('Export')]).map(({ text }) => text)).toEqual([
      'Export',
      'To export',
      'Next',
    ]);
  });

  test('finds Chinese titles, and full-width letters as half-width ones', () => {
    expect(rankOf('订单', '提现订单 交易管理')).toBe(2);
    expect(rankOf('提现', '提现订单 交易管理')).toBe(0);
    expect(rankOf('ＴＨＢ', 'Large THB today')).toBe(1);
  });
});

describe('the address of a record', () => {
  const ref = { entity: 'withdraw', no: 'W20261120054302000245' } as const;

  test('keeps the filters of its own list, and none of another screen', () => {
    expect(recordAddress(ref)).toBe('/trade/withdraw?no=W20261120054302000245');
    expect(recordAddress(ref, { pathname: '/trade/withdraw', search: '?view=HELD&no=W1' })).toBe(
      '/trade/withdraw?view=HELD&no=W20261120054302000245',
    );
    expect(recordAddress(ref, { pathname: '/trade/payorder', search: '?view=HELD' })).toBe(recordAddress(ref));
  });

  test('says which record it opens', () => {
    expect(recordAt({ pathname: '/trade/withdraw', search: '?view=ALL&no=W2026' })).toEqual({ entity: 'withdraw', no: 'W2026' });
    expect(recordAt({ pathname: '/trade/withdraw', search: '?view=ALL' })).toBeUndefined();
    expect(recordAt({ pathname: '/trade/withdraw', search: '?no=Somebody%20Surname' })).toBeUndefined();
    expect(recordAt({ pathname: '/nowhere', search: '?no=W2026' })).toBeUndefined();
  });
});
