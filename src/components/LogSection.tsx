import { Link } from '@umijs/max';
import type { LogLine } from '@/contract';
import { joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/types';
import { CopyText } from './CopyText';
import { RecordLink } from './RecordLink';
import type { ScrollColumn } from './ScrollTable';
import { TableSection } from './TableSection';
import { Time } from './Time';

const RESULTS = ['SUCCESS', 'PARTIAL', 'REFUSED', 'FAILED'];
const LEVELS = ['INFO', 'MEDIUM', 'HIGH', 'CRITICAL'];

interface LogSectionProps {
  title: string;
  logs: readonly LogLine[];
  /** Number of the record, for a link to its entries on the screen of the log. */
  no?: string;
  /** All entries are of one operator, so the operator column is hidden. */
  isOfOne?: boolean;
}

/** Entries of the operation log, including refused calls; renders nothing without entries. */
export function LogSection({ title, logs, no, isOfOne = false }: LogSectionProps) {
  const t = useT();
  const labelOf = (group: string, known: readonly string[], code: string) =>
    known.includes(code) ? t(`${group}.${code}` as MessageKey) : code;
  const operator: ScrollColumn<LogLine> = {
    title: t('desk.detail.operator'),
    render: ({ operatorId, operatorName }) => (
      <RecordLink entity="operator" no={operatorId}>
        {operatorName}
      </RecordLink>
    ),
  };
  const granted = useAccess();
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
            joinedText([labelOf('desk.detail.logResult', RESULTS, result), result !== 'SUCCESS' && code]),
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
    >
      {no && granted['sys:log:page'] && (
        <Link to={`/sys/log?${new URLSearchParams({ keyword: no })}`} className="row-button row-button-link record-link">
          {t('desk.detail.wholeLog')}
        </Link>
      )}
    </TableSection>
  );
}
