import { Form } from 'antd';
import { useState } from 'react';
import { FormModal, ReasonModal } from '@/components/FormModal';
import type { ReasonValues } from '@/components/ReasonForm';
import type { ExchangeRate, ExchangeReason, ExchangeResult, ExchangeUsage } from '@/contract';
import { exchangeReasons, exchangeSources, exchangeUsages } from '@/domain/rate';
import { percentOf, ratioOf } from '@/domain/ratio';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { ChangeProps, RowProps } from '@/screen/useOutcomes';
import { addExchangeRate, convertCurrency, editExchangeRate, overrideExchangeRate } from '@/services/rate';
import { nameOf } from './cells';
import { Preview, RateInput, StepAccepted, TermFields } from './fields';

export const refOf = ({ pair, version }: ExchangeRate) => ({ pair, version });

type AddValues = Parameters<typeof addExchangeRate>[0];
type EditValues = ReasonValues<ExchangeReason> & Omit<Parameters<typeof editExchangeRate>[0], 'pair' | 'version'>;
type OverrideValues = ReasonValues<ExchangeReason> & Omit<Parameters<typeof overrideExchangeRate>[0], 'pair' | 'version'>;

const MARKUPS = { buy: '0.4', sell: '0.6' };
const USUAL: Partial<AddValues> = { source: 'FEED' };

const ratios = ({ buyMarkup = '0', sellMarkup = '0' }: Pick<AddValues, 'buyMarkup' | 'sellMarkup'>) => ({
  buyMarkup: ratioOf(buyMarkup),
  sellMarkup: ratioOf(sellMarkup),
});

type CurrencyField = 'baseCurrency' | 'quoteCurrency' | 'from' | 'to';

function CurrencyInput({ name }: { name: CurrencyField }) {
  const t = useT();
  const field = fieldsFor<Record<CurrencyField, string>>()('rate', t);
  return field.text(name, 3, {
    isRequired: true,
    form: [/^[A-Z]{3}$/, t('rate.dialog.currencyForm')],
    normalize: (text: string) => text.trim().toUpperCase(),
  });
}

/** A new pair. You type the first rate unless a feed supplies it. */
export function AddModal({ onDone, onClose }: ChangeProps<ExchangeRate>) {
  const t = useT();
  const field = fieldsFor<typeof addExchangeRate>()('rate', t);
  const [form] = Form.useForm<AddValues>();
  const source = Form.useWatch('source', form);
  return (
    <FormModal<AddValues, ExchangeRate>
      id="rate-add"
      form={form}
      title={t('rate.dialog.add.title')}
      okText={t('rate.dialog.add.ok')}
      initialValues={USUAL}
      send={(values, options) => addExchangeRate({ ...values, ...ratios(values) }, options)}
      onDone={onDone}
      onClose={onClose}
    >
      <CurrencyInput name="baseCurrency" />
      <CurrencyInput name="quoteCurrency" />
      {field.one('source', exchangeSources, { isRequired: true })}
      {source !== undefined && source !== 'FEED' && <RateInput name="midRate" />}
      <TermFields markups={MARKUPS} />
    </FormModal>
  );
}

function EditFields({ row }: { row: ExchangeRate }) {
  const form = Form.useFormInstance<EditValues>();
  const mid = Form.useWatch('midRate', form);
  const buy = Form.useWatch('buyMarkup', form);
  const sell = Form.useWatch('sellMarkup', form);
  const isTyped = row.source !== 'FEED';
  const markups = { buy: percentOf(row.buyMarkup ?? '0'), sell: percentOf(row.sellMarkup ?? '0') };
  const from = row.autoRate ?? row.midRate;
  return (
    <>
      {isTyped && <RateInput name="midRate" initial={from} isOptional />}
      <TermFields row={row} markups={markups} />
      {isTyped && <StepAccepted row={row} />}
      <Preview row={row} rate={isTyped ? mid : row.midRate} from={from} buy={buy} sell={sell} />
    </>
  );
}

/** Spread, band and rules of a pair. Also the rate, unless a feed supplies it. */
export function EditModal({ row, ...rest }: RowProps<ExchangeRate>) {
  const t = useT();
  return (
    <ReasonModal<ExchangeReason, ExchangeRate, EditValues>
      id="rate-edit"
      title={t('rate.dialog.edit.title', { name: nameOf(row) })}
      okText={t('rate.dialog.edit.ok')}
      reasons={exchangeReasons}
      labelOf={(code) => t(`rate.reason.${code}`)}
      text={null}
      send={({ midRate, ...values }, options) =>
        editExchangeRate({ ...refOf(row), ...values, ...ratios(values), ...(midRate && { midRate }) }, options)
      }
      {...rest}
    >
      <EditFields row={row} />
    </ReasonModal>
  );
}

function OverrideFields({ row }: { row: ExchangeRate }) {
  const t = useT();
  const field = fieldsFor<OverrideValues>()('rate', t);
  const rate = Form.useWatch<string | undefined>('overrideRate', Form.useFormInstance());
  return (
    <>
      <RateInput name="overrideRate" initial={row.overrideRate ?? undefined} />
      {field.until('overrideUntil', { isRequired: true })}
      <StepAccepted row={row} />
      <Preview row={row} rate={rate} from={row.midRate} />
    </>
  );
}

/** A manual rate that applies until a chosen time. */
export function OverrideModal({ row, ...rest }: RowProps<ExchangeRate>) {
  const t = useT();
  return (
    <ReasonModal<ExchangeReason, ExchangeRate, OverrideValues>
      id="rate-override"
      title={t('rate.dialog.override.title', { name: nameOf(row) })}
      okText={t('rate.dialog.override.ok')}
      reasons={exchangeReasons}
      labelOf={(code) => t(`rate.reason.${code}`)}
      text={<p>{t('rate.dialog.override.text', { auto: row.autoRate ?? row.midRate })}</p>}
      send={(values, options) => overrideExchangeRate({ ...refOf(row), ...values }, options)}
      {...rest}
    >
      <OverrideFields row={row} />
    </ReasonModal>
  );
}

interface Question {
  from: string;
  to: string;
  amount: string;
  usage?: ExchangeUsage;
}

/** Converts an amount. Stays open for the next one. */
export function ConvertModal({ onClose }: { onClose: () => void }) {
  const t = useT();
  const field = fieldsFor<Question>()('rate', t);
  const format = useFormat();
  const [result, setResult] = useState<ExchangeResult>();
  return (
    <FormModal<Question, ExchangeResult>
      id="rate-convert"
      isFilled="never"
      title={t('rate.dialog.convert.title')}
      okText={t('rate.dialog.convert.ok')}
      send={(values, { idempotencyKey: _key }) => {
        setResult(undefined);
        return convertCurrency(values, {});
      }}
      onDone={setResult}
      onClose={onClose}
    >
      {field.amount('amount', undefined, { isRequired: true, normalize: (text: string) => text.trim() })}
      <CurrencyInput name="from" />
      <CurrencyInput name="to" />
      {field.one('usage', exchangeUsages, {}, { allowClear: true })}
      <div role="status">
        {result && (
          <>
            <p>
              <strong>
                {t('rate.dialog.convert.result', {
                  amount: format.money(result.amount, result.from),
                  result: format.money(result.result, result.to),
                })}
              </strong>
            </p>
            <p>
              {t('rate.dialog.convert.rate', {
                rate: result.rate,
                side: t(`rate.dialog.convert.${result.side}`),
                pair: result.pair,
                id: result.rateId,
              })}
            </p>
          </>
        )}
      </div>
    </FormModal>
  );
}
