import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { Duration } from '@/components/Duration';
import { RowActions } from '@/components/RecordActions';
import type { Payway } from '@/contract';
import { shareText } from '@/domain/numbers';
import { paywayStatusTones, paywayStrategies } from '@/domain/payway';
import { hoursText, NONE } from '@/domain/texts';
import type { Translate } from '@/locales/store';
import { paywayActions } from './actions';
import { costText, Limits, Rounds } from './cells';
import type { Ask } from './dialog';

export function paywayColumns(t: Translate, onOpen: (row: Payway) => void, ask: Ask): ProColumns<Payway>[] {
  const col = columnsFor<Payway>()('payway', t, ({ currency = '' }) => currency);
  return [
    col.number('wayCode', onOpen, { fixed: 'left', sorter: true, width: 112 }),
    col.text('wayName'),
    col.status('status', paywayStatusTones),
    col.enumText('strategy', paywayStrategies),
    col.custom('rounds', (row) => <Rounds row={row} />, { align: 'end' }),
    col.custom('success', ({ successRate1h, successRate24h }) => `${shareText(successRate1h)} / ${shareText(successRate24h)}`, {
      align: 'end',
    }),
    col.custom('cost', costText, { align: 'end' }),
    col.custom('limits', (row) => <Limits row={row} />, { align: 'end' }),
    col.text('maxAttempts', { align: 'end' }),
    col.custom('share24h', (row) => shareText(row.share24h), { align: 'end', sorter: true }),
    col.custom('avgLatencyMs', ({ avgLatencyMs }) => <Duration ms={avgLatencyMs || undefined} />, { align: 'end' }),
    col.custom('published', ({ publishedVersion }) => publishedVersion ?? '–', { align: 'end' }),
    col.text('productCode'),
    col.text('fallbackWayCode'),
    col.custom('hours', ({ openFrom, openTo }) => hoursText(openFrom, openTo) ?? NONE),
    col.text('sort', { align: 'end', sorter: true }),
    col.time('updatedAt'),
    col.text('updatedBy'),
    col.actions((row) => (
      <RowActions
        name={row.wayName ?? row.wayCode}
        actions={paywayActions(t, row, ask)}
        buttons={['edit']}
        menuLabel={t('payway.action.more', { name: row.wayName ?? row.wayCode })}
      />
    )),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['productCode', 'fallbackWayCode', 'hours', 'sort', 'updatedAt', 'updatedBy'];
