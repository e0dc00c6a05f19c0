import { Form } from 'antd';
import { FormModal, ReasonModal } from '@/components/FormModal';
import type { Card, CardBulkResult, CardReason } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { CARD_GROUP, cardReasons } from '@/domain/card';
import { withCode } from '@/domain/texts';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { enableCards, limitCards, pauseCards } from '@/services/card';

interface ManyProps {
  rows: readonly Card[];
  onDone: (result: CardBulkResult) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

const CONFIRM = 'card-enable';
const LIMIT = 'card-limit';
const AMOUNTS = ['minPerTxn', 'maxPerTxn', 'dailyInLimit', 'dailyOutLimit', 'monthlyLimit'] as const;
const refsOf = (rows: readonly Card[]) => rows.map(({ cardId, version }) => ({ cardId, version }));
const named = (rows: readonly Card[]) => ({ count: rows.length, name: rows[0]?.cardId ?? '' });

export function EnableModal({ rows, ...rest }: ManyProps) {
  const t = useT();
  useDialogFocus(`button[form="${CONFIRM}"]`);
  return (
    <FormModal<object, CardBulkResult>
      id={CONFIRM}
      title={t('card.dialog.enable.title', named(rows))}
      okText={t('card.dialog.enable.ok')}
      send={(_, options) => enableCards({ items: refsOf(rows) }, options)}
      {...rest}
    >
      <p>{t('card.dialog.enable.text')}</p>
    </FormModal>
  );
}

export function PauseModal({ rows, ...rest }: ManyProps) {
  const t = useT();
  const orders = rows.reduce((sum, { openOrders = 0 }) => sum + openOrders, 0);
  return (
    <ReasonModal<CardReason, CardBulkResult>
      id="card-pause"
      title={t('card.dialog.pause.title', named(rows))}
      okText={t('card.dialog.pause.ok')}
      isDanger
      reasons={cardReasons}
      labelOf={(code) => t(`card.reason.${code}`)}
      text={<p>{t('card.dialog.pause.text', { orders })}</p>}
      send={(values, options) => pauseCards({ items: refsOf(rows), ...values }, options)}
      {...rest}
    />
  );
}

type LimitValues = Partial<Record<(typeof AMOUNTS)[number] | 'groupCode', string>> & { dailyCountLimit?: number | null };

/** Sends only filled fields; the others stay unchanged. */
const typedIn = ({ dailyCountLimit, ...texts }: LimitValues) => ({
  ...Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []))),
  ...(dailyCountLimit && { dailyCountLimit }),
});

export function LimitModal({ rows, ...rest }: ManyProps) {
  const t = useT();
  const field = fieldsFor<LimitValues>()('card', t);
  const format = useFormat();
  const [form] = Form.useForm<LimitValues>();
  const [first] = rows;
  // Amounts can be set only if all cards have one currency.
  const currency = rows.every((row) => row.currency === first?.currency) ? first?.currency : undefined;
  const keep = (value: string | undefined | null) => (rows.length === 1 && value ? t('card.dialog.keep', { value }) : undefined);
  const kept = (name: (typeof AMOUNTS)[number]) => keep(first?.[name] && format.money(first[name], first.currency));
  const amount = (name: (typeof AMOUNTS)[number]) =>
    field.amount(name, currency, { label: withCode(t(`card.field.${name}`), currency) }, { placeholder: kept(name) });
  return (
    <FormModal<LimitValues, CardBulkResult>
      id={LIMIT}
      form={form}
      title={t('card.dialog.limit.title', named(rows))}
      okText={t('card.dialog.limit.ok')}
      send={(values, options) => {
        const typed = typedIn(values);
        const hasAmount = AMOUNTS.some((name) => name in typed);
        return limitCards({ items: refsOf(rows), ...typed, ...(hasAmount && { currency }) }, options);
      }}
      {...rest}
    >
      <p>{t('card.dialog.limit.text')}</p>
      {!currency && <p className="soft">{t('card.dialog.limit.mixed')}</p>}
      <div className="form-grid">
        {field.text(
          'groupCode',
          16,
          {
            form: [CARD_GROUP, t('card.dialog.groupForm')],
            validateTrigger: 'onSubmit',
            faultOf: () => (Object.keys(typedIn(form.getFieldsValue())).length > 0 ? undefined : t('card.dialog.limit.nothing')),
          },
          { placeholder: keep(first?.groupCode) },
        )}
        {field.whole('dailyCountLimit', 1, 100_000)}
        {currency && AMOUNTS.map(amount)}
      </div>
    </FormModal>
  );
}
