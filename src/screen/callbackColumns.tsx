import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { RecordLink } from '@/components/RecordLink';
import { RowButton } from '@/components/RowButton';
import { StatusTag } from '@/components/StatusTag';
import type { Callback } from '@/contract';
import { notifyTones } from '@/domain/sett';
import type { Translate } from '@/locales/store';

/** Columns of the list of callbacks. @param onShow shows request and answer of a row */
export function callbackColumns(t: Translate, onShow: (row: Callback) => void): ProColumns<Callback>[] {
  // Callbacks have no amounts.
  const col = columnsFor<Callback>()('callback', t, () => '');
  return [
    col.custom('no', ({ entity, no }) => (
      <span className="stack">
        <RecordLink entity={entity} no={no} />
        <small className="soft">{entity === 'sett' ? t('callback.entity.sett') : t('callback.entity.payorder')}</small>
      </span>
    )),
    col.custom('mchName', ({ mchNo, mchName }) => (
      <span className="stack">
        {mchName && <span>{mchName}</span>}
        <RecordLink entity="merchant" no={mchNo} />
      </span>
    )),
    col.text('mchOrderNo'),
    col.custom('notifyStatus', ({ notifyStatus }) => (
      <StatusTag group="payorder.notifyStatus" value={notifyStatus} tones={notifyTones} />
    )),
    col.custom('lastHttpStatus', ({ lastHttpStatus }) => lastHttpStatus ?? t('parts.notify.noAnswer')),
    col.text('notifyCount', { align: 'end' }),
    col.time('lastNotifyAt'),
    col.time('nextNotifyAt'),
    col.actions((row) => (
      <RowButton look="link" aria-label={t('callback.showOf', { no: row.no })} onClick={() => onShow(row)}>
        {t('callback.show')}
      </RowButton>
    )),
  ];
}
