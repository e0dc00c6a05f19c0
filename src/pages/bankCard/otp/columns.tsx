import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { Duration } from '@/components/Duration';
import type { CardChannel } from '@/contract';
import { listenPurposes } from '@/domain/listen';
import { partText } from '@/domain/numbers';
import { percentText } from '@/domain/percent';
import type { Translate } from '@/locales/store';
import { Age, Card, Light, Spark } from './cells';
import type { Ask } from './dialog';
import { RowActions } from './RowActions';

export function listenColumns(t: Translate, onOpen: (row: CardChannel) => void, ask: Ask): ProColumns<CardChannel>[] {
  const col = columnsFor<CardChannel>()('listen', t, ({ currency = '' }) => currency);
  return [
    col.number('cardChannelNo', onOpen, { fixed: 'left', sorter: true, width: 96 }),
    col.custom('cardId', (row) => <Card row={row} />),
    col.custom('listenStatus', (row) => <Light row={row} />, { sorter: true }),
    col.custom('lastHeartbeatAt', (row) => <Age row={row} />, { sorter: true }),
    col.custom('deviceId', ({ deviceName, deviceId }) => (
      <span className="stack">
        {deviceName && <span>{deviceName}</span>}
        <small className="soft number">{deviceId}</small>
      </span>
    )),
    col.enumText('purpose', listenPurposes),
    col.custom('latencyMsP95', ({ latencyMsP95 }) => <Duration ms={latencyMsP95} />, { align: 'end' }),
    col.text('queueDepth', { align: 'end', sorter: true }),
    col.custom(
      'batteryPct',
      ({ batteryPct: percent, charging }) =>
        percent === undefined
          ? '–'
          : charging
            ? t('listen.cell.charging', { percent: percentText(percent) })
            : percentText(percent),
      { align: 'end', sorter: true },
    ),
    col.custom('today', ({ todayParsed = 0, todayUnparsed = 0 }) => partText(todayParsed, todayUnparsed), { align: 'end' }),
    col.custom('perHour', ({ perHour }) => <Spark perHour={perHour} />),
    col.text('bankCode'),
    col.text('mobile'),
    col.text('network'),
    col.time('lastMessageAt'),
    col.text('authorisationNo'),
    col.time('pairedAt', { sorter: true }),
    col.text('pairedBy'),
    col.time('unpairedAt'),
    col.actions((row) => <RowActions row={row} ask={ask} onOpen={onOpen} />),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = [
  'bankCode',
  'mobile',
  'network',
  'lastMessageAt',
  'authorisationNo',
  'pairedAt',
  'pairedBy',
  'unpairedAt',
];
