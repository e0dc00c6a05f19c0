import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { RowActions } from '@/components/RecordActions';
import type { ExchangeRate } from '@/contract';
import { percentText } from '@/domain/percent';
import { exchangeTones, exchangeUsages } from '@/domain/rate';
import type { Translate } from '@/locales/store';
import { rateActions } from './actions';
import { Alarm, bandText, Mode, moveText, nameOf, Spark, shownRate, spreadText } from './cells';
import type { Ask } from './dialog';

export function rateColumns(t: Translate, onOpen: (row: ExchangeRate) => void, ask: Ask): ProColumns<ExchangeRate>[] {
  const col = columnsFor<ExchangeRate>()('rate', t, ({ quoteCurrency }) => quoteCurrency);
  return [
    col.number('pair', onOpen, { fixed: 'left', sorter: true, width: 96 }),
    col.custom('midRate', (row) => shownRate(row.midRate), { align: 'end' }),
    col.custom('buyRate', (row) => shownRate(row.buyRate), { align: 'end' }),
    col.custom('sellRate', (row) => shownRate(row.sellRate), { align: 'end' }),
    col.status('status', exchangeTones),
    col.custom('alarm', (row) => <Alarm row={row} />, { width: 150 }),
    col.custom('mode', (row) => <Mode row={row} />, { width: 150 }),
    col.custom('spread', spreadText, { align: 'end' }),
    col.custom('band', bandText, { align: 'end' }),
    col.time('fetchedAt', { sorter: true }),
    col.custom('spark', (row) => (
      <span className="stack">
        <Spark row={row} />
        <small className="soft number">{moveText(row.move24hPct)}</small>
      </span>
    )),
    col.enumText('usage', exchangeUsages),
    col.text('provider'),
    col.text('rateId'),
    col.custom('maxStepPct', (row) => percentText(row.maxStepPct), { align: 'end' }),
    col.time('effectiveAt'),
    col.time('updatedAt', { sorter: true }),
    col.text('updatedBy'),
    col.actions((row) => (
      <RowActions
        name={nameOf(row)}
        actions={rateActions(t, row, ask)}
        buttons={['edit']}
        menuLabel={t('rate.action.more', { name: nameOf(row) })}
      />
    )),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['usage', 'provider', 'rateId', 'maxStepPct', 'effectiveAt', 'updatedAt', 'updatedBy'];
