import type { BatchItem } from '@/contract';
import { addMoney } from '@/domain/money';

/** How a call names a line, in the version that the operator saw. */
export const refOf = ({ itemNo, version }: BatchItem) => ({ itemNo, version });

/** What the payees of these lines get together; undefined of none. */
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
