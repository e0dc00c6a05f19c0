import type { AccessKey } from '@/contract';
import { accessKeys } from '@/contract/keys';
import { canOpenRecord, recordAddress, recordAt } from '@/domain/records';

const no = 'S20261120063102000417';

describe('a record with a page of its own', () => {
  test('has that page as its address, from any screen', () => {
    const address = `/trade/settorder/detail/${no}`;
    expect(recordAddress({ entity: 'sett', no })).toBe(address);
    expect(recordAddress({ entity: 'sett', no }, { pathname: '/trade/settorder', search: '?view=REVIEW' })).toBe(address);
    expect(recordAddress({ entity: 'sett', no: '../x?y' })).toBe('/trade/settorder/detail/..%2Fx%3Fy');
  });

  test('is recognised by that address, and by no other', () => {
    expect(recordAt({ pathname: `/trade/settorder/detail/${no}`, search: '?no=W1' })).toEqual({ entity: 'sett', no });
    for (const pathname of ['/trade/settorder', '/trade/settorder/detail/', `/trade/settorder/detail/${no}/raw`])
      expect(recordAt({ pathname, search: `?no=${no}` })).toBeUndefined();
  });

  test('needs only the key of that page', () => {
    const held = (...keys: AccessKey[]) =>
      Object.fromEntries(accessKeys.map((key) => [key, keys.includes(key)])) as Record<AccessKey, boolean>;
    expect(canOpenRecord(held('trade:sett:detail'), 'sett')).toBe(true);
    expect(canOpenRecord(held('trade:sett:page'), 'sett')).toBe(false);
    expect(canOpenRecord(held('trade:withdraw:detail'), 'withdraw')).toBe(false);
  });
});
