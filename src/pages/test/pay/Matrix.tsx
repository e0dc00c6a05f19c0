import { RowButton } from '@/components/RowButton';
import { ScrollTable } from '@/components/ScrollTable';
import { StatusTag } from '@/components/StatusTag';
import type { Trial } from '@/contract';
import { trialTones } from '@/domain/trial';
import { useT } from '@/hooks/useT';

/** The requested channel, or the one that routing chose. */
const placeOf = ({ channelCode }: Trial) => channelCode ?? '–';

/** Saved tests as rows, channels as columns, the result in each cell. */
export function Matrix({ rows, onOpen }: { rows: readonly Trial[]; onOpen: (testNo: string) => void }) {
  const t = useT();
  const channels = [...new Set(rows.map(placeOf))].sort();
  const cases = [...new Map(rows.map((row) => [row.caseId ?? '', row])).values()];
  return (
    <ScrollTable
      label={t('trial.run.matrix')}
      rows={cases}
      rowKey={({ caseId }) => caseId ?? ''}
      columns={[
        { title: t('trial.field.caseName'), isHeader: true, render: ({ caseName }) => caseName ?? '–' },
        ...channels.map((code) => ({
          title: code,
          render: ({ caseId }: Trial) => {
            const found = rows.find((row) => row.caseId === caseId && placeOf(row) === code);
            if (!found) return '–';
            return (
              <RowButton
                look="link"
                aria-label={`${t('common.action.open', { name: found.testNo })}: ${t(`trial.verdict.${found.verdict}`)}`}
                onClick={() => onOpen(found.testNo)}
              >
                <StatusTag group="trial.verdict" value={found.verdict} tones={trialTones} />
              </RowButton>
            );
          },
        })),
      ]}
    />
  );
}
