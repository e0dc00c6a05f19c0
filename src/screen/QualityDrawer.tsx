import { Link } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { Money } from '@/components/Money';
import { Part } from '@/components/Part';
import { type ScrollColumn, ScrollTable } from '@/components/ScrollTable';
import { TableSection } from '@/components/TableSection';
import { TimeRangeInput } from '@/components/TimeRangeInput';
import type { WithdrawQuality, WithdrawQualityFigures, WithdrawQualityLine } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { holdReasons, rejectReasons } from '@/domain/deskValues';
import { shareText } from '@/domain/numbers';
import { serverNow } from '@/domain/serverClock';
import { rangeOf, type TimeRange } from '@/domain/timeRange';
import { riskFlagCodes } from '@/domain/values';
import { qualityKinds, qualityLimits, withdrawOutcomes } from '@/domain/withdrawQuality';
import { countText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

/** Texts and codes of the lines by kind. */
const CODES = {
  FLAG: ['trade.withdraw.risk', riskFlagCodes],
  LIMIT: ['desk.quality.limit', qualityLimits],
  HOLD: ['desk.holdReason', holdReasons],
  REJECT: ['desk.rejectReason', rejectReasons],
} as const;

const LINK = 'row-button row-button-link record-link';

/** Counts, shares and sums of some decided orders, as columns after the first one. */
function useColumns(): ScrollColumn<WithdrawQualityFigures>[] {
  const t = useT();
  const labelOf = useLabel();
  const title = (name: 'decided' | 'passed' | 'rejected' | 'cameBack' | 'outcomes' | 'sums' | 'back') =>
    t(`desk.quality.column.${name}`);
  const share = (count: number, all: number) =>
    t('desk.quality.share', { count: countText(count), percent: shareText(all === 0 ? 0 : count / all) });
  const sums = (rows: WithdrawQualityFigures['sums'], name: 'decided' | 'cameBack') => (
    <span className="stack end">
      {rows.map((sum) => (
        <Money key={sum.currency} amount={sum[name]} currency={sum.currency} />
      ))}
    </span>
  );
  return [
    { title: title('decided'), isNumeric: true, render: ({ decided }) => countText(decided) },
    { title: title('passed'), isNumeric: true, render: ({ passed, decided }) => share(passed, decided) },
    { title: title('rejected'), isNumeric: true, render: ({ rejected, decided }) => share(rejected, decided) },
    { title: title('cameBack'), isNumeric: true, render: ({ cameBack, passed }) => share(cameBack, passed) },
    {
      title: title('outcomes'),
      render: ({ outcomes }) => (
        <span className="stack">
          {outcomes.map(({ outcome, count }) => (
            <span key={outcome}>
              {t('desk.quality.outcome', {
                outcome: labelOf('desk.mark.outcome', withdrawOutcomes, outcome),
                count: countText(count),
              })}
            </span>
          ))}
        </span>
      ),
    },
    {
      title: title('back'),
      isNumeric: true,
      render: (line) =>
        sums(
          line.sums.filter(({ cameBack }) => /[1-9]/.test(cameBack)),
          'cameBack',
        ),
    },
    { title: title('sums'), isNumeric: true, render: (line) => sums(line.sums, 'decided') },
  ];
}

/** A line's name; of a flag, a link to its orders in the list. */
function useNames(range: TimeRange, onClose: () => void): (line: WithdrawQualityLine) => ReactNode {
  const t = useT();
  const labelOf = useLabel();
  const granted = useAccess();
  return ({ kind, code }) => {
    const [group, known] = CODES[kind];
    const name = labelOf(group, known, code);
    if (kind !== 'FLAG' || !granted['trade:withdraw:page']) return name;
    const query = new URLSearchParams({ view: 'ALL', riskFlag: code, decidedFrom: range.from, decidedTo: range.to });
    for (const [key, value] of [...query]) if (!value) query.delete(key);
    return (
      <Link to={`/trade/withdraw?${query}`} className={LINK} aria-label={t('desk.quality.open', { name })} onClick={onClose}>
        {name}
      </Link>
    );
  };
}

export interface QualityProps {
  /** Reads the figures of a time range. */
  read: (range: { from?: string; to?: string }) => Promise<WithdrawQuality>;
  onClose: () => void;
}

/** The figures of one time range. Another range is another part, so that its figures never stand under the former one. */
function Lines({ read, range, onClose }: QualityProps & { range: TimeRange }) {
  const t = useT();
  const asked = useRequest(() => read({ from: range.from || undefined, to: range.to || undefined }), {
    onError: ignoreApiError,
  });
  const figures = useColumns();
  const nameOf = useNames(range, onClose);
  const first = t('desk.quality.column.of');
  const all: ScrollColumn<WithdrawQualityFigures> = { title: first, isHeader: true, render: () => t('desk.quality.all') };
  const ofLine: ScrollColumn<WithdrawQualityLine> = { title: first, isHeader: true, render: nameOf };
  return (
    <Part asked={asked} failed={t('desk.quality.failed')} rows={8}>
      {(data) =>
        data.all.decided === 0 ? (
          <p className="soft">{t('desk.quality.none')}</p>
        ) : (
          <>
            <ScrollTable label={t('desk.quality.all')} rows={[data.all]} rowKey={() => 'all'} columns={[all, ...figures]} />
            {qualityKinds.map((kind) => (
              <TableSection
                key={kind}
                title={t(`desk.quality.kind.${kind}`)}
                rows={data.lines.filter((line) => line.kind === kind)}
                rowKey={({ code }) => code}
                columns={[ofLine, ...figures]}
              />
            ))}
          </>
        )
      }
    </Part>
  );
}

/** How often flagged orders were passed, and what became of them (docs/rules/withdraw.md#quality). */
export function QualityDrawer({ read, onClose }: QualityProps) {
  const t = useT();
  const { timeZone } = useFormat();
  const granted = useAccess();
  const [range, setRange] = useState(() => rangeOf('thirtyDays', serverNow(), timeZone));
  return (
    <Drawer open size={1100} title={t('desk.quality.title')} onClose={onClose}>
      <p className="soft">{t('desk.quality.note')}</p>
      <div className="panel-line">
        <TimeRangeInput
          label={t('desk.quality.period')}
          placeholder={t('desk.quality.anyTime')}
          value={range}
          onChange={setRange}
        />
        {granted['sys:maintenance:get'] && (
          <Link to="/maintain?tab=policy" className={LINK} onClick={onClose}>
            {t('desk.quality.limits')}
          </Link>
        )}
      </div>
      <Lines key={`${range.from}|${range.to}`} read={read} range={range} onClose={onClose} />
    </Drawer>
  );
}
