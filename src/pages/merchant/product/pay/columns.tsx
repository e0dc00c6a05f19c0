import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { Duration } from '@/components/Duration';
import { Money } from '@/components/Money';
import type { Product } from '@/contract';
import { cashierTypes, productCategories, productCycles, productDirections, productStatusTones } from '@/domain/product';
import type { Translate } from '@/locales/store';
import { Actions, Limits, Merchants, Name, Price, Success, Ways } from './cells';
import type { Ask } from './dialog';

export function productColumns(t: Translate, onOpen: (row: Product) => void, ask: Ask): ProColumns<Product>[] {
  const col = columnsFor<Product>()('product', t, ({ currency = '' }) => currency);
  return [
    col.number('productCode', onOpen, { fixed: 'left', sorter: true, width: 112 }),
    col.custom('shownName', (row) => <Name row={row} />),
    col.status('status', productStatusTones),
    col.enumText('category', productCategories),
    col.enumText('direction', productDirections),
    col.custom('place', ({ country, currency }) => `${country ?? '–'} / ${currency ?? '–'}`),
    col.custom(
      'defaultPrice',
      ({ defaultRate, defaultFixed, currency = '' }) => <Price rate={defaultRate} fixed={defaultFixed} currency={currency} />,
      { align: 'end' },
    ),
    col.custom('ways', (row) => <Ways row={row} />, { align: 'end' }),
    col.custom('merchantCount', (row) => <Merchants row={row} ask={ask} />, { align: 'end' }),
    col.custom('success', (row) => <Success hour={row.successRate1h} day={row.successRate24h} />, { align: 'end' }),
    col.custom('limits', (row) => <Limits row={row} />, { align: 'end' }),
    col.custom('floor', ({ floorRate }) => <Price rate={floorRate} currency="" />, { align: 'end' }),
    col.custom('today', ({ todayAmount, currency = '' }) => <Money amount={todayAmount} currency={currency} />, { align: 'end' }),
    col.enumText('settlementCycle', productCycles),
    col.enumText('cashierType', cashierTypes),
    col.custom('expireMinutes', ({ expireMinutes: minutes }) => <Duration seconds={minutes && minutes * 60} />, { align: 'end' }),
    col.text('sort', { align: 'end', sorter: true }),
    col.time('updatedAt'),
    col.text('updatedBy'),
    col.actions((row) => <Actions row={row} ask={ask} />),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = [
  'floor',
  'today',
  'settlementCycle',
  'cashierType',
  'expireMinutes',
  'sort',
  'updatedAt',
  'updatedBy',
];
