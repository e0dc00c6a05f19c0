import { Form, type FormInstance, Input, Select } from 'antd';
import { FileInput } from '@/components/FileInput';
import { FormModal } from '@/components/FormModal';
import { longest } from '@/components/tooLong';
import type { Card, CardMchScope } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { CARD_GROUP, CARD_NO, type CardTerms, cardHolderTypes, cardMchScopes, cardOwnerships, cardUsages } from '@/domain/card';
import { hasLuhn } from '@/domain/fullNumbers';
import { isAmountOf } from '@/domain/money';
import { MOBILE } from '@/domain/operator';
import { currencies } from '@/domain/values';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { addCard, editCard } from '@/services/card';
import { addFile } from '@/services/commonRecord';
import { faultsOf, initialOf, RULE_TEXTS, termsOf, type Values } from './formValues';

interface CardModalProps {
  /** Absent when adding. */
  row?: Card;
  onDone: (row: Card) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}

const TEXT_MAX = 40;

/** Form fields, for adding and editing. */
function useFields(row: Card | undefined, form: FormInstance<Values>) {
  const t = useT();
  const field = fieldsFor<Values>()('card', t);
  /** Checks rules that involve several fields. The platform applies the same rules. */
  const together = (name: keyof CardTerms) => {
    const fault = faultsOf(form.getFieldsValue(true) as Partial<Values>, row).find((one) => one.name === name);
    return fault && t(`card.dialog.rule.${RULE_TEXTS[fault.rule]}`);
  };
  const isFine = (text: string) => text === '' || isAmountOf(text, row?.currency ?? form.getFieldValue('currency') ?? '');
  return {
    t,
    field,
    /** @param others the fields that the rule also reads */
    judged: (name: keyof CardTerms, ...others: (keyof Values)[]) => ({
      dependencies: others,
      validateTrigger: 'onBlur',
      faultOf: () => together(name),
    }),
    amount: (name: 'minPerTxn' | 'maxPerTxn' | 'dailyInLimit' | 'dailyOutLimit' | 'monthlyLimit', ...others: (keyof Values)[]) =>
      field.amount(name, undefined, {
        isRequired: true,
        dependencies: others,
        faultOf: (text) => (isFine(text) ? together(name) : t('card.dialog.amountForm')),
      }),
    alert: () =>
      field.amount('alertBalance', undefined, { faultOf: (text) => (isFine(text) ? undefined : t('card.dialog.amountForm')) }),
  };
}

type Fields = ReturnType<typeof useFields>;
const needed = { isRequired: true };

/** Fields that are permanent once the card exists. */
function Origin({ fields: { t, field } }: { fields: Fields }) {
  return (
    <>
      <Form.Item
        name="cardNo"
        label={t('card.field.cardNo')}
        rules={[
          longest(19, t),
          { required: true, pattern: CARD_NO, message: t('card.dialog.cardNoForm') },
          {
            warningOnly: true,
            validator: (_: unknown, text = '') =>
              CARD_NO.test(text) && !hasLuhn(text) ? Promise.reject(new Error(t('card.dialog.luhn'))) : Promise.resolve(),
          },
        ]}
        validateTrigger="onBlur"
      >
        <Input inputMode="numeric" />
      </Form.Item>
      {field.choose('country', 'country', needed)}
      {field.choose('bankCode', 'bank', needed)}
      {field.codes('currency', currencies, needed)}
    </>
  );
}

function Identity({ fields, row }: { fields: Fields; row?: Card }) {
  const { t, field } = fields;
  const keep = (value: string | null | undefined) => (value ? t('card.dialog.keep', { value }) : undefined);
  const isKnownByMask = row?.holderType === 'PERSONAL';
  return (
    <fieldset className="form-grid">
      <legend>{t('card.dialog.group.identity')}</legend>
      {!row && <Origin fields={fields} />}
      {field.text(
        'holderName',
        64,
        { isRequired: !isKnownByMask, min: 2 },
        { placeholder: isKnownByMask ? keep(row?.holderName) : undefined },
      )}
      {field.one('holderType', cardHolderTypes, needed)}
      {field.one('ownership', cardOwnerships, needed)}
      {field.text(
        'bankMobile',
        20,
        { form: [MOBILE, t('card.dialog.mobileForm')] },
        { inputMode: 'tel', placeholder: keep(row?.bankMobile) },
      )}
      {field.text('branch', TEXT_MAX)}
      {field.text('province', TEXT_MAX)}
      {field.text('city', TEXT_MAX)}
    </fieldset>
  );
}

function Authorisation({ fields: { t, field, judged } }: { fields: Fields }) {
  return (
    <fieldset className="form-grid">
      <legend>{t('card.dialog.group.authorisation')}</legend>
      {field.text('authorisationNo', TEXT_MAX, judged('authorisationNo', 'holderType', 'ownership'))}
      {field.until('authorisationExpireAt', judged('authorisationExpireAt', 'holderType', 'ownership'))}
      {field.item(
        'authorisationFileId',
        <FileInput upload={addFile} />,
        judged('authorisationFileId', 'holderType', 'ownership'),
      )}
    </fieldset>
  );
}

function Merchants({ fields: { t, field, judged } }: { fields: Fields }) {
  const scope: CardMchScope | undefined = Form.useWatch('mchScope');
  if (scope !== 'LIST') return null;
  const options = { ...judged('mchNos'), hint: t('card.dialog.mchHint'), max: 3000 };
  return field.note('mchNos', options);
}

function Use({ fields }: { fields: Fields }) {
  const { t, field, judged } = fields;
  const hour = <Input type="time" />;
  return (
    <fieldset className="form-grid">
      <legend>{t('card.dialog.group.use')}</legend>
      {field.one('usage', cardUsages, needed)}
      {field.text('groupCode', TEXT_MAX, { isRequired: true, form: [CARD_GROUP, t('card.dialog.groupForm')] })}
      {field.one('mchScope', cardMchScopes)}
      <Merchants fields={fields} />
      {field.whole('maxOpenOrders', 1, 50, needed)}
      {field.whole('weight', 1, 100, needed)}
      {field.whole('priority', 1, 99, needed)}
      {field.item('workFrom', hour, { ...judged('workFrom', 'workTo'), hint: t('card.dialog.hoursHint') })}
      {field.item('workTo', hour, judged('workTo', 'workFrom'))}
      {field.item('tags', <Select mode="tags" maxCount={10} tokenSeparators={[' ', ',']} open={false} suffixIcon={null} />)}
      {field.note('remark')}
    </fieldset>
  );
}

function Limits({ fields: { t, field, amount, alert } }: { fields: Fields }) {
  return (
    <fieldset className="form-grid">
      <legend>{t('card.dialog.group.limits')}</legend>
      {amount('minPerTxn')}
      {amount('maxPerTxn', 'minPerTxn')}
      {amount('dailyInLimit', 'maxPerTxn')}
      {amount('dailyOutLimit', 'maxPerTxn')}
      {amount('monthlyLimit', 'dailyInLimit', 'dailyOutLimit')}
      {field.whole('dailyCountLimit', 1, 100_000, needed)}
      {alert()}
    </fieldset>
  );
}

/** Adds a card, which another person reviews, or edits one. Number, bank and currency are permanent. */
export function CardModal({ row, onDone, ...rest }: CardModalProps) {
  const [form] = Form.useForm<Values>();
  const fields = useFields(row, form);
  const { t } = fields;
  return (
    <FormModal<Values, Card>
      id="card-form"
      form={form}
      title={row ? t('card.dialog.edit.title', { name: row.cardId }) : t('card.dialog.add.title')}
      okText={t(row ? 'card.dialog.edit.ok' : 'card.dialog.add.ok')}
      width={860}
      initialValues={initialOf(row)}
      send={(values, options) =>
        row
          ? editCard({ cardId: row.cardId, version: row.version, ...termsOf(values, row) }, options)
          : addCard(
              {
                ...termsOf(values, row),
                cardNo: values.cardNo,
                bankCode: values.bankCode,
                country: values.country,
                currency: values.currency,
                holderName: values.holderName.trim(),
                holderType: values.holderType,
                ownership: values.ownership,
              },
              options,
            )
      }
      onDone={onDone}
      {...rest}
    >
      <p className="soft">{t(row ? 'card.dialog.edit.text' : 'card.dialog.add.text')}</p>
      <Identity fields={fields} row={row} />
      <Authorisation fields={fields} />
      <Use fields={fields} />
      <Limits fields={fields} />
    </FormModal>
  );
}
