import type { ProColumns } from '@ant-design/pro-components';
import { CopyText } from '@/components/CopyText';
import { columnsFor } from '@/components/columns';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { WhiteIp } from '@/contract';
import { whiteReasons, whiteScopes, whiteStatusTones } from '@/domain/white';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';
import { RowActions } from './RowActions';

/** Drops `/32` and `/128` of single addresses by text. The address library loads with the dialogs only. */
const textOf = (cidr: string) => cidr.replace(/^([\d.]+)\/32$|^(.*)\/128$/, '$1$2');

const SOURCES = ['OPERATOR', 'MERCHANT_REQUEST'] as const;

export function whiteColumns(t: Translate, ask: Ask, enable: (row: WhiteIp) => Promise<void>): ProColumns<WhiteIp>[] {
  const col = columnsFor<WhiteIp>()('white', t, () => '');
  const reasonOf = ({ status, statusReason }: WhiteIp) => {
    const known = whiteReasons.find((one) => one === statusReason);
    return status === 'DISABLED' && statusReason ? (known ? t(`white.reason.${known}`) : statusReason) : undefined;
  };
  return [
    col.custom(
      'cidr',
      ({ cidr }) => (
        <span className="number">
          <CopyText text={textOf(cidr)} name={t('white.field.cidr')} />
        </span>
      ),
      { fixed: 'left' },
    ),
    col.enumText('scope', whiteScopes),
    col.custom('status', (row) => (
      <span className="stack">
        <StatusTag group="white.status" value={row.status} tones={whiteStatusTones} />
        <small className="soft">{reasonOf(row)}</small>
      </span>
    )),
    col.custom(
      'range',
      ({ effectiveAt, expireAt }) => (
        <span className="stack">
          <Time at={effectiveAt} />
          {expireAt ? <Time at={expireAt} /> : <small className="soft">{t('white.message.noEnd')}</small>}
        </span>
      ),
      { key: 'expireAt', dataIndex: 'expireAt', sorter: true },
    ),
    col.custom('hits7d', ({ hits7d }) => hits7d ?? '–', { align: 'end', sorter: true }),
    col.custom('refused7d', ({ refused7d }) => refused7d || '–', { align: 'end', sorter: true }),
    col.time('lastHitAt', { sorter: true }),
    col.custom('remark', ({ remark }) => remark || '–'),
    col.enumText('source', SOURCES),
    col.time('createdAt', { sorter: true }),
    col.text('createdBy'),
    col.time('updatedAt'),
    col.actions((row) => <RowActions row={row} ask={ask} enable={enable} />),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['source', 'createdAt', 'updatedAt'];
