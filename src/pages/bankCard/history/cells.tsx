import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import type { BankLine, BankLineTotal } from '@/contract';
import { bankLineBizTypes } from '@/domain/bankLine';
import { asShown, joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

/** Masked card number and bank. */
export function Card({ row }: { row: BankLine }) {
  return (
    <span className="stack">
      <span className="number">{row.cardNo ?? row.cardId}</span>
      <small className="soft">{joinedText([row.bankCode, row.cardId])}</small>
    </span>
  );
}

/** In and out have a column each; the other one stays empty. */
export function Side({ row, of }: { row: BankLine; of: BankLine['direction'] }) {
  return row.direction === of ? <Money amount={row.amount} currency={row.currency} /> : null;
}

/** The bank's balance afterwards, marked if it does not follow from the balance before. */
export function Balance({ row }: { row: Pick<BankLine, 'bankBalanceAfter' | 'currency' | 'chainBreak'> }) {
  const t = useT();
  return (
    <span className="stack end">
      <Money amount={row.bankBalanceAfter ?? undefined} currency={row.currency} />
      {row.chainBreak && <small className="text-error">{t('bankLine.message.broken')}</small>}
    </span>
  );
}

export function Counterparty({ row }: { row: BankLine }) {
  const { counterpartyName, counterpartyAccountNo, counterpartyBankCode } = row;
  if (!counterpartyName && !counterpartyAccountNo) return '–';
  return (
    <span className="stack">
      {asShown(counterpartyName ?? '–')}
      <small className="soft number">{joinedText([counterpartyBankCode, counterpartyAccountNo])}</small>
    </span>
  );
}

/** How the movement was matched, and its order. */
export function Explained({ row }: { row: BankLine }) {
  const labelOf = useLabel();
  const { bizType, bizNo, batchNo } = row;
  if (!bizType) return '–';
  const [entity, no] = batchNo ? (['batch', batchNo] as const) : [bizType === 'COLLECT' ? 'collect' : 'bankLine', bizNo];
  return (
    <span className="stack">
      {labelOf('bankLine.bizType', bankLineBizTypes, bizType)}
      {no && (
        <small>
          <RecordLink entity={entity} no={no} />
        </small>
      )}
    </span>
  );
}

/** Money in and out of one currency. */
export function Total({ total: { currency, inAmount, outAmount } }: { total: BankLineTotal }) {
  const t = useT();
  const format = useFormat();
  const money = (amount: string) => format.money(amount, currency);
  return <span className="number">{t('bankLine.total', { in: money(inAmount), out: money(outAmount) })}</span>;
}
