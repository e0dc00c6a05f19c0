import { Duration } from '@/components/Duration';
import { Figures } from '@/components/Figures';
import { RowButton } from '@/components/RowButton';
import { shareText } from '@/domain/numbers';
import { NONE } from '@/domain/texts';
import { asShown, countText } from '@/domain/written';
import { useStatistics } from '@/hooks/useFigures';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getPayRecordStatistics } from '@/services/payrecord';
import { useErrorLabel } from './cells';
import './Figures.css';

/** List filters behind the figures. */
const OPENS: Readonly<Record<string, Filters>> = { tries: {}, timeouts: { failClass: 'TIMEOUT' } };

interface PayRecordFiguresProps {
  filters: Filters;
  version: unknown;
  /** Filters the list by this error. */
  onError: (unifiedCode: string) => void;
  onOpen: (filters: Filters) => void;
}

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function PayRecordFigures({ filters, version, onError, onOpen }: PayRecordFiguresProps) {
  const t = useT();
  const errorLabel = useErrorLabel();
  const { status: _status, ...rest } = filters;
  const statistics = useStatistics(version, getPayRecordStatistics, rest);
  const values = {
    tries: statistics?.tries ?? NONE,
    successShare: shareText(statistics?.successShare),
    timeouts: statistics?.timeouts ?? NONE,
    p50Ms: statistics ? <Duration ms={statistics.p50Ms} /> : NONE,
    p95Ms: statistics ? <Duration ms={statistics.p95Ms} /> : NONE,
  };
  const names = ['tries', 'successShare', 'timeouts', 'p50Ms', 'p95Ms'] as const;
  const { errors = [] } = statistics ?? {};
  return (
    <Figures
      counted={rest}
      onOpen={onOpen}
      figures={names.map((key) => ({ key, label: t(`payrecord.figure.${key}`), value: values[key], filters: OPENS[key] }))}
    >
      {/* Its place is kept while it is read: the rows do not move when it comes. */}
      <div className="figure-errors">
        <span className="soft">{t('payrecord.figure.errors')}</span>
        {errors.length === 0 && <span>{NONE}</span>}
        {errors.map(({ unifiedCode, unifiedMsg, count }) => {
          const name = errorLabel(unifiedCode, unifiedMsg);
          return (
            <RowButton
              key={unifiedCode}
              look="link"
              aria-label={t('payrecord.figure.errorName', { name, count })}
              onClick={() => onError(unifiedCode)}
            >
              {asShown(name)} {countText(count)}
            </RowButton>
          );
        })}
      </div>
    </Figures>
  );
}
