import type { AccessKey } from '@/contract';
import { accessKeys } from '@/contract/keys';
import { canOpenRecord, recordAddress, recordAt } from '@/domain/records';

const no = 'S20261120063102000417';

describe('a record with a page of its own', () => {
  test('has that page as its address, wherever somebody comes from', () => {
    const address = `/trade/settorder/detail/${no}`;
    expect(recordAddress({ entity: 'sett', no })).toBe(address);
    expect(recordAddress({ entity: 'sett', no }, { pathname: '/trade/settorder', search: '?view=REVIEW' })).toBe(address);
    expect(recordAddress({ entity: 'sett', no: '../x?y' })).toBe('/trade/settorder/detail/..%2Fx%3Fy');
  });

  test('is known by it, and by nothing else', () => {
    expect(recordAt({ pathname: `/trade/settorder/detail/${no}`, search: '?no=W1' })).toEqual({ entity: 'sett', no });
    for (const pathname of ['/trade/settorder', '/trade/settorder/detail/', `/trade/settorder/detail/${no}/raw`])
      expect(recordAt({ pathname, search: `?no=${no}` })).toBeUndefined();
  });

  test('needs the key of the page alone', () => {
    const held = (...keys: AccessKey[]) =>
      Object.fromEntries(accessKeys.map((key) => [key, keys.includes(key)])) as Record<AccessKey, boolean>;
    expect(canOpenRecord(held('trade:sett:detail'), 'sett')).toBe(true);
    expect(canOpenRecord(held('trade:sett:page'), 'sett')).toBe(false);
    expect(canOpenRecord(held('trade:withdraw:detail'), 'withdraw')).toBe(false);
  });
});
