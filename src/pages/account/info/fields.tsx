import { isPositiveAmount } from '@/domain/account';
import { compareMoney, mostDigits } from '@/domain/money';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';

/** A positive amount, at most `most`. */
export function AmountField({ currency, most }: { currency: string; most?: string }) {
  const t = useT();
  const field = fieldsFor<{ amount: string }>()('account.info', t);
  const format = useFormat();
  const faultOf = (text: string) => {
    if (!isPositiveAmount(text, currency)) return t('account.info.dialog.amountForm', { digits: mostDigits(currency) });
    if (most !== undefined && compareMoney(text, most) > 0)
      return t('account.info.dialog.amountMost', { max: format.money(most, currency) });
    return undefined;
  };
  return field.amount('amount', currency, { isRequired: true, faultOf }, { prefix: currency });
}

/** The file is uploaded as soon as it is chosen. */
export function EvidenceField() {
  const t = useT();
  const field = fieldsFor<{ evidenceFileId: string }>()('account.info', t);
  return field.file('evidenceFileId', { label: t('account.info.field.evidence') });
}

/** A confirmation tick replaces the second person (docs/rules/calls.md#confirmation). */
export function SureField() {
  const t = useT();
  const field = fieldsFor<{ sure: boolean }>()('account.info', t);
  return field.flag('sure', { faultOf: (isSure) => (isSure === true ? undefined : t('account.info.dialog.sureRequired')) });
}
