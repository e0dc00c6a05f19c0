import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { Duration } from '@/components/Duration';
import type { LogEntry } from '@/contract';
import { logLevelTones, type Trail } from '@/domain/log';
import type { Translate } from '@/locales/store';
import { Action, Reason, Result, RowActions, Subject, Who } from './cells';

interface Handlers {
  onOpen: (row: LogEntry) => void;
  onTrail: (trail: Trail) => void;
}

export function logColumns(t: Translate, { onOpen, onTrail }: Handlers): ProColumns<LogEntry>[] {
  const col = columnsFor<LogEntry>()('sys.log', t, (row) => row.currency ?? '');
  return [
    col.number('logNo', onOpen, { fixed: 'left' }),
    col.time('createdAt', { sorter: true }),
    col.custom('username', (row) => <Who row={row} />),
    col.custom('action', (row) => <Action row={row} />),
    col.custom('record', (row) => <Subject row={row} />),
    col.status('level', logLevelTones),
    col.custom('result', (row) => <Result row={row} />),
    col.custom('reasonCode', (row) => <Reason row={row} />, { width: 180 }),
    col.text('ip'),
    col.money('amount'),
    col.custom('durationMs', (row) => <Duration ms={row.durationMs} />, {
      align: 'end',
    }),
    col.custom('seq', (row) => row.seq, { align: 'end' }),
    col.text('sessionId'),
    col.text('traceId'),
    col.actions((row) => <RowActions row={row} onTrail={onTrail} />),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['amount', 'durationMs', 'seq', 'sessionId', 'traceId'];
