import { Money } from './Money';

/** An amount that can be negative, on accounts of the platform. */
export function SignedMoney({ amount, currency }: { amount: string | null | undefined; currency: string }) {
  return (
    <span className={amount?.startsWith('-') ? 'text-error' : undefined}>
      <Money amount={amount} currency={currency} />
    </span>
  );
}
