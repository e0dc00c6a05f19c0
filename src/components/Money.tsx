import { useFormat } from '@/hooks/useFormat';

interface MoneyProps {
  amount: string | null | undefined;
  currency: string;
}

/** An amount with its ISO code, tabular; a dash when the server sent none. */
export function Money({ amount, currency }: MoneyProps) {
  const format = useFormat();
  return <span className="number amount">{amount === undefined || amount === null ? '–' : format.money(amount, currency)}</span>;
}
