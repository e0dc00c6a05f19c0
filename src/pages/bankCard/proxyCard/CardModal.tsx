import { Form, type FormInstance, Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { DecimalInput } from '@/components/DecimalInput';
import { FileInput } from '@/components/FileInput';
import { FormModal } from '@/components/FormModal';
import { RemoteSelect } from '@/components/RemoteSelect';
import { UntilInput } from '@/components/UntilInput';
import type { Card, CardMchScope } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import {
  CARD_GROUP,
  CARD_NO,
  type CardTerms,
  cardHolderTypes,
  cardMchScopes,
  cardOwnerships,
  cardUsages,
  hasLuhn,
  poolCountries,
} from '@/domain/card';
import { isAmountOf } from '@/domain/money';
import { MOBILE } from '@/domain/operator';
import { currencies } from '@/domain/values';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { addCard, editCard } from '@/services/card';
import { addFile, pageOptions } from '@/services/common';
import { faultsOf, initialOf, RULE_TEXTS, termsOf, type Values } from './formValues';

interface CardModalProps {
  /** Absent for a new one. */
  row?: Card;
  onDone: (row: Card) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}

type Field = keyof Values & NamesIn<'card.field'>;
const FULL = { width: '100%' };

/** Rules and inputs of the form, for a new card or for one that changes. */
function useFields(row: Card | undefined) {
  const t = useT();
  const required = { required: true, message: t('card.dialog.required') };
  /** A rule that the field breaks together with others, the same as the platform's. */
  const together =
    (name: keyof CardTerms) =>
    ({ getFieldsValue }: FormInstance<Values>) => ({
      validator() {
        const fault = faultsOf(getFieldsValue(true) as Partial<Values>, row).find((one) => one.name === name);
        return fault ? Promise.reject(new Error(t(`card.dialog.rule.${RULE_TEXTS[fault.rule]}`))) : Promise.resolve();
      },
    });
  const amountForm = ({ getFieldValue }: FormInstance<Values>) => ({
    validator(_: unknown, text = '') {
      const isFine = text === '' || isAmountOf(String(text).trim(), row?.currency ?? String(getFieldValue('currency') ?? ''));
      return isFine ? Promise.resolve() : Promise.reject(new Error(t('card.dialog.amountForm')));
    },
  });
  const item = (name: Field, children: ReactNode, extra: object = {}) => (
    <Form.Item name={name} label={t(`card.field.${name}`)} {...extra}>
      {children}
    </Form.Item>
  );
  const plain = <Input maxLength={40} autoComplete="off" />;
  return {
    t,
    required,
    together,
    item,
    plain,
    amount: (name: 'minPerTxn' | 'maxPerTxn' | 'dailyInLimit' | 'dailyOutLimit' | 'monthlyLimit', dependencies: Field[] = []) =>
      item(name, <DecimalInput maxLength={24} />, {
        rules: [required, amountForm, together(name)],
        validateTrigger: 'onBlur',
        dependencies,
      }),
    alert: () =>
      item('alertBalance', <DecimalInput maxLength={24} />, {
        rules: [amountForm],
        validateTrigger: 'onBlur',
      }),
    whole: (name: 'dailyCountLimit' | 'maxOpenOrders' | 'weight' | 'priority', min: number, max: number) =>
      item(name, <InputNumber min={min} max={max} precision={0} style={FULL} />, {
        rules: [{ required: true, message: t('card.dialog.numberForm', { min, max }) }],
      }),
  };
}

type Fields = ReturnType<typeof useFields>;

/** What never changes after the card is filed. */
function Origin({ fields: { t, item, required } }: { fields: Fields }) {
  return (
    <>
      {item('cardNo', <Input inputMode="numeric" maxLength={19} autoComplete="off" />, {
        rules: [
          { required: true, pattern: CARD_NO, message: t('card.dialog.cardNoForm') },
          {
            warningOnly: true,
            validator: (_: unknown, text = '') =>
              CARD_NO.test(text) && !hasLuhn(text) ? Promise.reject(new Error(t('card.dialog.luhn'))) : Promise.resolve(),
          },
        ],
        validateTrigger: 'onBlur',
      })}
      {item('country', <Select options={poolCountries.map((value) => ({ value, label: value }))} />, { rules: [required] })}
      {item(
        'bankCode',
        <RemoteSelect cacheKey="bankCode" fetchChoices={(keyword, current) => pageOptions('bank', keyword, current)} />,
        { rules: [required] },
      )}
      {item('currency', <Select options={currencies.map((value) => ({ value, label: value }))} />, { rules: [required] })}
    </>
  );
}

function Identity({ fields, row }: { fields: Fields; row?: Card }) {
  const { t, item, plain, required } = fields;
  const keep = (value: string | null | undefined) => (value ? t('card.dialog.keep', { value }) : undefined);
  const isKnownByMask = row?.holderType === 'PERSONAL';
  return (
    <fieldset className="form-grid">
      <legend>{t('card.dialog.group.identity')}</legend>
      {!row && <Origin fields={fields} />}
      {item(
        'holderName',
        <Input maxLength={64} autoComplete="off" placeholder={isKnownByMask ? keep(row?.holderName) : undefined} />,
        { rules: [{ required: !isKnownByMask, whitespace: true, min: 2, message: t('card.dialog.required') }] },
      )}
      {item(
        'holderType',
        <Select options={cardHolderTypes.map((value) => ({ value, label: t(`card.holderType.${value}`) }))} />,
        {
          rules: [required],
        },
      )}
      {item('ownership', <Select options={cardOwnerships.map((value) => ({ value, label: t(`card.ownership.${value}`) }))} />, {
        rules: [required],
      })}
      {item('bankMobile', <Input inputMode="tel" maxLength={20} autoComplete="off" placeholder={keep(row?.bankMobile)} />, {
        rules: [{ pattern: MOBILE, message: t('card.dialog.mobileForm') }],
        validateTrigger: 'onBlur',
      })}
      {item('branch', plain)}
      {item('province', plain)}
      {item('city', plain)}
    </fieldset>
  );
}

function Authorisation({ fields: { t, item, plain, together } }: { fields: Fields }) {
  const dependencies = ['holderType', 'ownership'];
  return (
    <fieldset className="form-grid">
      <legend>{t('card.dialog.group.authorisation')}</legend>
      {item('authorisationNo', plain, { rules: [together('authorisationNo')], dependencies, validateTrigger: 'onBlur' })}
      {item('authorisationExpireAt', <UntilInput />, { rules: [together('authorisationExpireAt')], dependencies })}
      {item('authorisationFileId', <FileInput upload={addFile} />, { rules: [together('authorisationFileId')], dependencies })}
    </fieldset>
  );
}

function Merchants({ fields: { t, item, together } }: { fields: Fields }) {
  const scope: CardMchScope | undefined = Form.useWatch('mchScope');
  if (scope !== 'LIST') return null;
  return item('mchNos', <Input.TextArea rows={2} autoComplete="off" maxLength={3000} />, {
    rules: [together('mchNos')],
    extra: t('card.dialog.mchHint'),
    validateTrigger: 'onBlur',
  });
}

function Use({ fields }: { fields: Fields }) {
  const { t, item, plain, required, together, whole } = fields;
  const hour = <Input type="time" />;
  return (
    <fieldset className="form-grid">
      <legend>{t('card.dialog.group.use')}</legend>
      {item('usage', <Select options={cardUsages.map((value) => ({ value, label: t(`card.usage.${value}`) }))} />, {
        rules: [required],
      })}
      {item('groupCode', plain, {
        rules: [{ required: true, pattern: CARD_GROUP, message: t('card.dialog.groupForm') }],
        validateTrigger: 'onBlur',
      })}
      {item('mchScope', <Select options={cardMchScopes.map((value) => ({ value, label: t(`card.mchScope.${value}`) }))} />)}
      <Merchants fields={fields} />
      {whole('maxOpenOrders', 1, 50)}
      {whole('weight', 1, 100)}
      {whole('priority', 1, 99)}
      {item('workFrom', hour, {
        rules: [together('workFrom')],
        dependencies: ['workTo'],
        validateTrigger: 'onBlur',
        extra: t('card.dialog.hoursHint'),
      })}
      {item('workTo', hour, { rules: [together('workTo')], dependencies: ['workFrom'], validateTrigger: 'onBlur' })}
      {item('tags', <Select mode="tags" maxCount={10} tokenSeparators={[' ', ',']} open={false} suffixIcon={null} />)}
      {item('remark', <Input.TextArea rows={1} maxLength={200} />)}
    </fieldset>
  );
}

function Limits({ fields: { t, amount, alert, whole } }: { fields: Fields }) {
  return (
    <fieldset className="form-grid">
      <legend>{t('card.dialog.group.limits')}</legend>
      {amount('minPerTxn')}
      {amount('maxPerTxn', ['minPerTxn'])}
      {amount('dailyInLimit', ['maxPerTxn'])}
      {amount('dailyOutLimit', ['maxPerTxn'])}
      {amount('monthlyLimit', ['dailyInLimit', 'dailyOutLimit'])}
      {whole('dailyCountLimit', 1, 100_000)}
      {alert()}
    </fieldset>
  );
}

/** A card: a new one, which somebody else reviews, or one that changes; number, bank and currency never do. */
export function CardModal({ row, onDone, ...rest }: CardModalProps) {
  const fields = useFields(row);
  const { t } = fields;
  return (
    <FormModal<Values, Card>
      id="card-form"
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
