import { Alert } from 'antd';
import type { ApiError } from '@/domain/apiError';
import { compareMoney, isDecimal } from '@/domain/money';
import type { Sum } from '@/domain/sums';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from './fields';
import './ControlTotals.css';

/** What is typed, for the values of the surrounding form. */
export interface ControlValues {
  controlCount?: string;
  controlNet?: Record<string, string>;
}

/** The typed totals as a call takes them; undefined while none were asked for. */
export const typedTotals = ({ controlCount, controlNet }: ControlValues) => ({
  controlCount: controlCount ? Number(controlCount) : undefined,
  controlNet: controlNet && Object.entries(controlNet).map(([currency, amount]) => ({ currency, amount })),
});

/** True when a call was refused for its totals: only the server knows all limits. */
export const asksForTotals = (refusal: ApiError | undefined): boolean =>
  refusal?.data?.fields?.some(({ name }) => name.startsWith('control')) ?? false;

interface ControlTotalsProps {
  count: number;
  /** Net sums per currency; a wrong total is refused at its field before anything is sent. */
  nets: readonly Sum[];
}

/** Count, and one net total for each currency, typed beside the figures that they repeat (docs/rules/withdraw.md#bulk). */
export function ControlTotals({ count, nets }: ControlTotalsProps) {
  const t = useT();
  const format = useFormat();
  const wrong = t('desk.decide.controlWrong');
  const field = fieldsFor<ControlValues>()('trade.withdraw', t);
  const totals = fieldsFor<Record<string, string>>()('trade.withdraw', t, ['controlNet']);
  return (
    <>
      <Alert type="warning" showIcon title={t('desk.decide.controlTitle')} style={{ marginBottom: 8 }} />
      <div className="control-totals">
        {field.text(
          'controlCount',
          3,
          {
            label: t('desk.decide.controlCount', { count }),
            faultOf: (text) => (text?.trim() === String(count) ? undefined : wrong),
          },
          { inputMode: 'numeric' },
        )}
        {nets.map(({ currency, amount }) =>
          totals.amount(currency, currency, {
            label: t('desk.decide.controlNet', { money: format.money(amount, currency) }),
            faultOf: (text) => (amount !== undefined && isDecimal(text) && compareMoney(text, amount) === 0 ? undefined : wrong),
          }),
        )}
      </div>
    </>
  );
}
