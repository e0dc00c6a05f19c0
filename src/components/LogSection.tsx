import type { LogLine } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/types';
import { CopyText } from './CopyText';
import type { ScrollColumn } from './ScrollTable';
import { TableSection } from './TableSection';
import { Time } from './Time';

const RESULTS = ['SUCCESS', 'PARTIAL', 'REFUSED', 'FAILED'];
const LEVELS = ['INFO', 'MEDIUM', 'HIGH', 'CRITICAL'];

interface LogSectionProps {
  title: string;
  logs: readonly LogLine[];
  /** All entries are of one operator, so the operator column is hidden. */
  isOfOne?: boolean;
}

/** Entries of the operation log, including refused calls; renders nothing without entries. */
export function LogSection({ title, logs, isOfOne = false }: LogSectionProps) {
  const t = useT();
  const labelOf = (group: string, known: readonly string[], code: string) =>
    known.includes(code) ? t(`${group}.${code}` as MessageKey) : code;
  const operator: ScrollColumn<LogLine> = { title: t('desk.detail.operator'), render: ({ operatorName }) => operatorName };
  return (
    <TableSection
      title={title}
      rows={logs}
      rowKey={({ seq }) => String(seq)}
      columns={[
        { title: t('desk.detail.seq'), isHeader: true, render: ({ seq }) => seq },
        { title: t('desk.detail.time'), render: ({ at }) => <Time at={at} /> },
        ...(isOfOne ? [] : [operator]),
        { title: t('desk.detail.call'), render: ({ action, actionName }) => actionName ?? action },
        {
          title: t('desk.detail.result'),
          render: ({ result, code }) =>
            [labelOf('desk.detail.logResult', RESULTS, result), result !== 'SUCCESS' && code].filter(Boolean).join(' · '),
        },
        {
          title: t('desk.detail.level'),
          render: ({ level }) => (level ? labelOf('desk.detail.logLevel', LEVELS, level) : '–'),
        },
        {
          title: t('desk.detail.traceId'),
          render: ({ traceId }) => (traceId ? <CopyText text={traceId} name={t('desk.detail.traceId')} /> : '–'),
        },
      ]}
    />
  );
}
