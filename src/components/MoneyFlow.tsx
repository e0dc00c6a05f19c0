import type { MoneyPart } from '@/contract';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { Money } from './Money';
import { ScrollTable } from './ScrollTable';

const KINDS = ['AMOUNT', 'FEE', 'NET', 'PAYEE', 'REFUND', 'RETURN', 'FEE_BACK', 'COST', 'AGENT', 'PROFIT'];
const SUMS: ReadonlySet<string> = new Set(['AMOUNT', 'NET', 'PAYEE', 'PROFIT']);

/** Breakdown of an order's amount, step by step and signed. */
export function MoneyFlow({ label, parts, currency }: { label: string; parts: readonly MoneyPart[]; currency: string }) {
  const t = useT();
  const labelOf = useLabel();
  return (
    <ScrollTable
      label={label}
      rows={parts}
      rowKey={({ kind, name }, index) => `${kind} ${name ?? ''} ${index}`}
      columns={[
        {
          title: t('parts.money.step'),
          isHeader: true,
          render: ({ kind, name }) => (
            <>
              {labelOf('parts.money.kind', KINDS, kind)} {name && <span className="soft">{name}</span>}
            </>
          ),
        },
        {
          title: t('parts.money.amount'),
          isNumeric: true,
          render: ({ kind, amount }) => {
            const money = <Money amount={amount} currency={currency} />;
            if (SUMS.has(kind)) return <strong className={amount.startsWith('-') ? 'text-error' : undefined}>{money}</strong>;
            return money;
          },
        },
      ]}
    />
  );
}
