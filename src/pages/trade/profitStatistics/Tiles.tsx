import type { ReactNode } from 'react';
import { ScrollTable } from '@/components/ScrollTable';
import { SignedMoney } from '@/components/SignedMoney';
import type { ProfitMeasure, ProfitSums } from '@/contract';
import { isNegative } from '@/domain/money';
import { shareText } from '@/domain/numbers';
import { changeText, marginText, pointsText } from '@/domain/percent';
import { profitMeasures } from '@/domain/profit';
import { NONE } from '@/domain/texts';
import { asShown } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { changeOf, Ratio } from './cells';

const POINTS = 100;
const LEAST_POINTS = 0.005;

/** Change of a measure against the earlier period, in words. */
function Changed({ sums, measure }: { sums: ProfitSums; measure: ProfitMeasure }) {
  const t = useT();
  const format = useFormat();
  const change = changeOf(sums, measure);
  const delta = Number(change?.delta ?? Number.NaN);
  if (!change?.before || !Number.isFinite(delta)) return null;
  const isRatio = measure === 'marginRate';
  const before = isRatio ? marginText(change.before) : format.money(change.before, sums.currency);
  const words = () => {
    // A change that rounding hides counts as none.
    if (delta === 0 || (isRatio && Math.abs(delta * POINTS) < LEAST_POINTS)) return t('profit.change.same');
    const grown = isNegative(change.before) ? NONE : changeText(change.rate, sums.ordersBefore);
    if (!isRatio && grown === NONE) return t(delta < 0 ? 'profit.change.toLess' : 'profit.change.fromNone', { before });
    const rate = isRatio ? t('profit.change.points', { points: pointsText(change.delta, 2) }) : grown;
    return t(delta < 0 ? 'profit.change.down' : 'profit.change.up', { rate, before });
  };
  return <small className="soft">{words()}</small>;
}

const showMeasure = (sums: ProfitSums, measure: ProfitMeasure) =>
  measure === 'marginRate' ? <Ratio ratio={sums.marginRate} /> : <SignedMoney amount={sums[measure]} currency={sums.currency} />;

/** Totals. One currency shows as tiles, several as a table with a row each. */
export function Tiles({ totals }: { totals: readonly ProfitSums[] }) {
  const t = useT();
  const [sums] = totals;
  if (totals.length > 1)
    return (
      <div className="figures">
        <ScrollTable
          label={t('profit.totals')}
          rows={totals}
          rowKey={({ currency }) => currency}
          columns={[
            { title: t('profit.field.currency'), isHeader: true, render: ({ currency }) => currency },
            ...profitMeasures.map((measure) => ({
              title: t(`profit.field.${measure}`),
              isNumeric: true,
              render: (row: ProfitSums) => (
                <span className="stack end">
                  {showMeasure(row, measure)}
                  <Changed sums={row} measure={measure} />
                </span>
              ),
            })),
          ]}
        />
      </div>
    );
  const tile = (key: string, label: string, value: ReactNode, more?: ReactNode) => (
    <div key={key}>
      <dt>{label}</dt>
      <dd>{sums ? asShown(value) : '–'}</dd>
      {/* Reserves the lines before they load, so that the page does not move. */}
      <dd className="profit-before">{sums && more}</dd>
    </div>
  );
  return (
    <div className="figures profit-tiles">
      <dl>
        {profitMeasures.map((measure) =>
          tile(
            measure,
            t(`profit.field.${measure}`),
            sums && showMeasure(sums, measure),
            sums && <Changed sums={sums} measure={measure} />,
          ),
        )}
        {tile(
          'orders',
          t('profit.field.orderCount'),
          sums?.orderCount,
          sums && (
            <small className="soft">
              {t('profit.orders.successful', { rate: shareText(sums.successRate) })}
              {sums.negativeCount > 0 && (
                <span className="text-error"> {t('profit.orders.losses', { count: sums.negativeCount })}</span>
              )}
            </small>
          ),
        )}
      </dl>
    </div>
  );
}
