import { Form, Radio } from 'antd';
import { FormModal, ReasonModal } from '@/components/FormModal';
import { Money } from '@/components/Money';
import { ScrollTable } from '@/components/ScrollTable';
import { factsOf } from '@/components/Section';
import type { Card, CardCorrectReason, CardDecision, CardReason } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { cardCorrectReasons, cardReasons } from '@/domain/card';
import { compareMoney, isAmountOf, lessMoney } from '@/domain/money';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { ReviewFacts } from '@/screen/ReviewFacts';
import { correctCardBalance, getCard, queryCardBalance, retireCard, reviewCard } from '@/services/card';
import { Facts } from './Facts';

interface OneProps {
  row: Card;
  onDone: (row: Card) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

const QUERY = 'card-query';
const CORRECT = 'card-correct';
const LEAST_REMARK = 4;
const REVIEW_WIDTH = 860;
const refOf = ({ cardId, version }: Card) => ({ cardId, version });

interface ReviewValues {
  decision: CardDecision;
  remark?: string;
}

/** Passes or refuses a new card, after all its data are shown. */
export function ReviewModal({ row, ...rest }: OneProps) {
  const t = useT();
  const field = fieldsFor<typeof reviewCard>()('card', t);
  const whyNoPass = row.denied?.find(({ action }) => action === 'pass')?.why;
  return (
    <FormModal<ReviewValues, Card>
      id="card-review"
      width={REVIEW_WIDTH}
      title={t('card.dialog.review.title', { name: row.cardId })}
      okText={t('card.dialog.review.ok')}
      send={({ decision, remark }, options) =>
        reviewCard({ ...refOf(row), decision, ...(remark?.trim() && { remark: remark.trim() }) }, options)
      }
      {...rest}
    >
      <p>{t('card.dialog.review.text')}</p>
      <ReviewFacts load={() => getCard(row.cardId, { isQuiet: true })}>{(detail) => <Facts row={detail} />}</ReviewFacts>
      {field.item(
        'decision',
        <Radio.Group
          options={(['PASS', 'REFUSE'] as const).map((value) => ({
            value,
            label: t(`card.dialog.review.${value}`),
            disabled: value === 'PASS' && whyNoPass !== undefined,
          }))}
        />,
        { label: t('card.dialog.review.decision'), isRequired: true, hint: whyNoPass },
      )}
      {field.note('remark', {
        label: t('card.dialog.review.remark'),
        dependencies: ['decision'],
        validateTrigger: 'onSubmit',
        faultOf: (text, read) =>
          read('decision') === 'REFUSE' && text.length < LEAST_REMARK ? t('card.dialog.review.remarkNeeded') : undefined,
      })}
    </FormModal>
  );
}

export function RetireModal({ row, ...rest }: OneProps) {
  const t = useT();
  return (
    <ReasonModal<CardReason, Card>
      id="card-retire"
      title={t('card.dialog.retire.title', { name: row.cardId })}
      okText={t('card.dialog.retire.ok')}
      isDanger
      reasons={cardReasons}
      labelOf={(code) => t(`card.reason.${code}`)}
      text={<p>{t('card.dialog.retire.text')}</p>}
      send={(values, options) => retireCard({ ...refOf(row), ...values }, options)}
      {...rest}
    />
  );
}

export function QueryModal({ row, ...rest }: OneProps) {
  const t = useT();
  useDialogFocus(`button[form="${QUERY}"]`);
  return (
    <FormModal<object, Card>
      id={QUERY}
      title={t('card.dialog.queryBalance.title', { name: row.cardId })}
      okText={t('card.dialog.queryBalance.ok')}
      send={(_, options) => queryCardBalance(refOf(row), options)}
      {...rest}
    >
      <p>{t('card.dialog.queryBalance.text')}</p>
    </FormModal>
  );
}

/** Shows the posting before sending. */
function Posting({ row, wanted }: { row: Card; wanted: string }) {
  const t = useT();
  const { bookBalance = '0', currency } = row;
  const delta = lessMoney(wanted, bookBalance, currency);
  const rows = [
    { account: t('card.dialog.correct.book'), change: delta, after: wanted },
    { account: t('card.dialog.correct.sundry'), change: delta, after: undefined },
  ];
  return (
    <ScrollTable
      label={t('card.dialog.correct.preview')}
      rows={rows}
      rowKey={({ account }) => account}
      columns={[
        { title: t('card.dialog.correct.account'), isHeader: true, render: ({ account }) => account },
        {
          title: t('card.dialog.correct.debit'),
          isNumeric: true,
          render: ({ change }) => <Money amount={change} currency={currency} />,
        },
        {
          title: t('card.dialog.correct.after'),
          isNumeric: true,
          render: ({ after }) => <Money amount={after} currency={currency} />,
        },
      ]}
    />
  );
}

interface CorrectValues {
  newBookBalance: string;
  reasonCode: CardCorrectReason;
  remark: string;
}

/** Corrects the book balance. The dialog shows the posting before sending. */
export function CorrectModal({ row, ...rest }: OneProps) {
  const t = useT();
  const field = fieldsFor<typeof correctCardBalance>()('card', t);
  const [form] = Form.useForm<CorrectValues>();
  const { bookBalance = '0', currency } = row;
  const wanted = String(Form.useWatch('newBookBalance', form) ?? '').trim();
  const isAmount = isAmountOf(wanted, currency);
  return (
    <FormModal<CorrectValues, Card>
      id={CORRECT}
      form={form}
      title={t('card.dialog.correct.title', { name: row.cardId })}
      okText={t('card.dialog.correct.ok')}
      isDanger
      send={({ newBookBalance, reasonCode, remark }, options) =>
        correctCardBalance({ ...refOf(row), newBookBalance: newBookBalance.trim(), reasonCode, remark: remark.trim() }, options)
      }
      {...rest}
    >
      <p>{t('card.dialog.correct.text')}</p>
      {factsOf([
        { label: t('card.field.bookBalance'), value: <Money amount={row.bookBalance} currency={currency} /> },
        { label: t('card.field.bankBalance'), value: row.bankBalance && <Money amount={row.bankBalance} currency={currency} /> },
      ])}
      {field.amount('newBookBalance', currency, {
        label: `${t('card.field.newBookBalance')} (${currency})`,
        isRequired: true,
        faultOf: (typed) => {
          if (!isAmountOf(typed, currency)) return t('card.dialog.amountForm');
          return compareMoney(typed, bookBalance) === 0 ? t('card.dialog.correct.same') : undefined;
        },
      })}
      {isAmount && <Posting row={row} wanted={wanted} />}
      {field.radio('reasonCode', cardCorrectReasons, {
        label: t('parts.reason.code'),
        isRequired: true,
        values: 'correctReason',
      })}
      {field.note('remark', {
        label: t('card.dialog.correct.remark'),
        isRequired: true,
        min: LEAST_REMARK,
        validateTrigger: 'onSubmit',
      })}
    </FormModal>
  );
}
