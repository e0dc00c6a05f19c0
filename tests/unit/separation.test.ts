import { forbiddenPair } from '@/domain/separation';

const isMoney = (key: string) => key === 'trade:payorder:refund';

test.each([
  [
    ['trade:withdraw:add', 'trade:withdraw:pass'],
    ['trade:withdraw:add', 'trade:withdraw:pass'],
  ],
  [
    ['trade:withdraw:pass', 'sys:log:page', 'trade:withdraw:add'],
    ['trade:withdraw:add', 'trade:withdraw:pass'],
  ],
  [
    ['sys:operator:role', 'trade:payorder:refund'],
    ['sys:operator:role', 'trade:payorder:refund'],
  ],
  [
    ['trade:payorder:refund', 'sys:role:grant'],
    ['sys:role:grant', 'trade:payorder:refund'],
  ],
])('nobody may hold %j together', (keys, pair) => {
  expect(forbiddenPair(keys, isMoney)).toEqual(pair);
});

test.each([
  [[]],
  [['trade:withdraw:add', 'trade:withdraw:reject']],
  [['trade:withdraw:pass', 'trade:payorder:refund']],
  [['sys:operator:role', 'sys:role:grant']],
])('%j may be held together', (keys: string[]) => {
  expect(forbiddenPair(keys, isMoney)).toBeUndefined();
});
