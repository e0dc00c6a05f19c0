import { useFormat } from '@/hooks/useFormat';

interface MoneyProps {
  amount: string | null | undefined;
  currency: string;
}

/** An amount with its ISO code, in tabular digits; a dash when it is missing. */
export function Money({ amount, currency }: MoneyProps) {
  const format = useFormat();
  return <span className="number amount">{amount === undefined || amount === null ? '–' : format.money(amount, currency)}</span>;
}
