import type { BatchItem } from '@/contract';
import { addMoney } from '@/domain/money';

/** The version you saw goes with the request, so that a stale change is refused. */
export const refOf = ({ itemNo, version }: BatchItem) => ({ itemNo, version });

/** Total net amount of these lines. Undefined without lines. */
export function sumOf(rows: readonly BatchItem[]): { amount: string; currency: string } | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { currency } = first;
  return {
    currency,
    amount: addMoney(
      rows.map(({ netAmount }) => netAmount),
      currency,
    ),
  };
}
