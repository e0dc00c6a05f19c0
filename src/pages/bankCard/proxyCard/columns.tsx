import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { RowActions } from '@/components/RecordActions';
import type { Card } from '@/contract';
import { cardOwnerships, cardUsages, fitsCard } from '@/domain/card';
import { partText, shareText } from '@/domain/numbers';
import type { Translate } from '@/locales/store';
import { cardActions } from './actions';
import { BankBalance, CardName, LimitBar, Listening, StatusCell } from './cells';
import type { Ask } from './dialog';

export function cardColumns(t: Translate, onOpen: (row: Card) => void, ask: Ask): ProColumns<Card>[] {
  const col = columnsFor<Card>()('card', t, ({ currency }) => currency);
  const bar = (used: 'todayIn' | 'todayOut', limit: 'dailyInLimit' | 'dailyOutLimit') =>
    col.custom(used, (row) => (
      <LimitBar label={t(`card.field.${used}`)} used={row[used]} limit={row[limit]} currency={row.currency} />
    ));
  return [
    col.number('cardId', onOpen, { fixed: 'left', width: 96 }),
    col.custom('card', (row) => <CardName row={row} />),
    col.enumText('usage', cardUsages),
    col.custom('status', (row) => <StatusCell row={row} />),
    col.money('bookBalance', { sorter: true }),
    col.custom('listenStatus', (row) => <Listening row={row} />),
    col.custom('bankBalance', (row) => <BankBalance row={row} />, { align: 'end' }),
    bar('todayIn', 'dailyInLimit'),
    bar('todayOut', 'dailyOutLimit'),
    col.text('groupCode'),
    col.custom('openOrders', ({ openOrders, maxOpenOrders }) => partText(openOrders, maxOpenOrders), {
      align: 'end',
    }),
    col.custom('successRate24h', (row) => shareText(row.successRate24h), { align: 'end' }),
    col.custom('limitUsage', (row) => shareText(row.limitUsage), { align: 'end', sorter: true }),
    col.time('lastUsedAt', { sorter: true }),
    col.enumText('ownership', cardOwnerships),
    col.text('country'),
    col.time('authorisationExpireAt'),
    col.time('createdAt', { sorter: true }),
    col.actions((row) => (
      <RowActions
        name={row.cardId}
        actions={cardActions(t, row, ask)}
        buttons={fitsCard('edit', row.status) ? ['edit'] : undefined}
        menuLabel={t('card.action.more', { name: row.cardId })}
        onView={() => onOpen(row)}
      />
    )),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['limitUsage', 'lastUsedAt', 'ownership', 'country', 'authorisationExpireAt', 'createdAt'];
