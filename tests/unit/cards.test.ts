import { cardPlaces } from '@/components/cards';

const placesOf = (...keys: string[]) => {
  const columns = new Map(keys.map((key) => [key, { isMoney: /Amount$/.test(key) }]));
  return Object.fromEntries(
    cardPlaces(
      keys.map((key) => ({ key })),
      columns,
    ),
  );
};

test('the first amount stands at the end, the state below the title, the others below with their names', () => {
  expect(placesOf('orderNo', 'createdAt', 'mchName', 'netAmount', 'grossAmount', 'status', 'notifyStatus')).toEqual({
    orderNo: 'card-title',
    netAmount: 'card-end',
    status: 'card-under',
    createdAt: 'card-line',
    mchName: 'card-line',
    grossAmount: 'card-line',
    notifyStatus: 'card-line',
  });
});

test('without an amount the state is beside the title', () => {
  expect(placesOf('roleCode', 'displayName', 'status')).toEqual({
    roleCode: 'card-title',
    displayName: 'card-line',
    status: 'card-end',
  });
});

test('a card has the first eight columns', () => {
  expect(Object.keys(placesOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i')).sort()).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
    'g',
    'h',
  ]);
});
