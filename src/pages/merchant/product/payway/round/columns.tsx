import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { Duration } from '@/components/Duration';
import { detailAddress } from '@/components/RecordLink';
import type { Round } from '@/contract';
import { rateText } from '@/domain/percent';
import type { Translate } from '@/locales/store';
import { Circuit, Handle, Hours, Limits, Merchants, Shares, State, Success, Today, Weight } from './cells';
import { type Acts, RowActions } from './RowActions';
import type { SaveDraft } from './useDraft';

interface Handlers {
  onOpen: (row: Round) => void;
  save: SaveDraft;
  step: (channelCode: string, by: 1 | -1) => void;
  acts: Acts;
}

export function roundColumns(t: Translate, { onOpen, save, step, acts }: Handlers): ProColumns<Round>[] {
  const col = columnsFor<Round>()('round', t, ({ currency }) => currency);
  return [
    col.custom('sort', (row) => <Handle row={row} step={step} />, { width: 44 }),
    col.number('channelCode', onOpen, undefined, (row) => detailAddress(row.roundId)),
    col.custom(
      'channelName',
      (row) => (
        <span className="stack">
          {row.channelName && <span>{row.channelName}</span>}
          <small className="soft">{row.upstreamName}</small>
        </span>
      ),
      { width: 150 },
    ),
    col.custom('status', (row) => <State row={row} />),
    col.custom('weight', (row) => <Weight row={row} save={save} />, { align: 'end', sorter: true }),
    col.custom('shares', (row) => <Shares row={row} />),
    col.text('priority', { align: 'end', sorter: true }),
    col.custom('success', (row) => <Success row={row} />, { align: 'end' }),
    col.custom('circuitState', (row) => <Circuit row={row} />),
    col.custom('costRate', (row) => rateText(row.costRate), { align: 'end', sorter: true }),
    col.custom('limits', (row) => <Limits row={row} />, { align: 'end' }),
    col.custom('today', (row) => <Today row={row} />, { align: 'end' }),
    col.custom('avgLatencyMs', (row) => <Duration ms={row.avgLatencyMs} />, { align: 'end', sorter: true }),
    col.custom('hours', (row) => <Hours row={row} />),
    col.custom('mchScope', (row) => <Merchants row={row} />),
    col.time('lastTrippedAt'),
    col.time('lastPickedAt', { sorter: true }),
    col.time('updatedAt'),
    col.text('updatedBy'),
    col.text('remark'),
    col.actions((row) => <RowActions row={row} acts={acts} />),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['hours', 'mchScope', 'lastTrippedAt', 'updatedAt', 'updatedBy', 'remark'];
