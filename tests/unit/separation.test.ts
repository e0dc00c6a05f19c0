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
])('%j break the separation of duties', (keys, pair) => {
  expect(forbiddenPair(keys, isMoney)).toEqual(pair);
});

test.each([
  [[]],
  [['trade:withdraw:add', 'trade:withdraw:reject']],
  [['trade:withdraw:pass', 'trade:payorder:refund']],
  [['sys:operator:role', 'sys:role:grant']],
])('%j are allowed together', (keys: string[]) => {
  expect(forbiddenPair(keys, isMoney)).toBeUndefined();
});
