import { Form, type FormInstance, Select } from 'antd';
import type { TrialDirection, TrialMode, TrialOptions, TrialPlan } from '@/contract';
import { trialDirections, trialModes } from '@/domain/trial';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';

const SEARCH = { optionFilterProp: 'label' };
const nameIn = (code: string, name: string) => (name === code ? code : `${name} (${code})`);
const limitOf = ({ limits }: TrialOptions, currency?: string) => limits.find((one) => one.currency === currency)?.maxAmount;

/** A plan for a channel: its direction and currency, and a test merchant that may use it. */
export function planFor(options: TrialOptions, channelCode: string): Partial<TrialPlan> {
  const channel = options.channels.find((one) => one.channelCode === channelCode);
  if (!channel) return {};
  const way = options.ways.find(({ wayCode }) => wayCode === channel.wayCode);
  const merchant = options.merchants.find(
    ({ currencies, productCodes }) =>
      (channel.currency === null || currencies.includes(channel.currency)) && (!way || productCodes.includes(way.productCode)),
  );
  const currency = channel.currency ?? merchant?.currencies[0];
  return {
    mode: 'DRY_RUN',
    direction: channel.direction,
    mchNo: merchant?.mchNo,
    productCode: way?.productCode,
    channelCode,
    currency,
    amount: limitOf(options, currency),
  };
}

/** Default plan: a dry run with the first test merchant and its first product. */
export function usualPlan(options: TrialOptions): Partial<TrialPlan> {
  const [merchant] = options.merchants;
  const currency = merchant?.currencies[0];
  return {
    mode: 'DRY_RUN',
    direction: 'PAYIN',
    mchNo: merchant?.mchNo,
    productCode: merchant?.productCodes[0],
    currency,
    amount: limitOf(options, currency),
  };
}

/** The plan without empty fields. */
export function planOf(values: Partial<TrialPlan>): TrialPlan {
  const { mode, direction, mchNo, productCode, wayCode, channelCode, currency, amount } = values as TrialPlan;
  return {
    mode,
    direction,
    mchNo,
    ...(productCode && { productCode }),
    ...(wayCode && { wayCode }),
    ...(channelCode && { channelCode }),
    currency,
    amount,
  };
}

/** Fields to clear when one of these changes. */
const CLEARS: Readonly<Partial<Record<keyof TrialPlan, readonly (keyof TrialPlan)[]>>> = {
  mchNo: ['productCode', 'wayCode', 'channelCode'],
  direction: ['productCode', 'wayCode', 'channelCode'],
  productCode: ['wayCode'],
  currency: ['channelCode'],
};

function useChoices(form: FormInstance, options: TrialOptions) {
  const direction: TrialDirection | undefined = Form.useWatch('direction', form);
  const mchNo: string | undefined = Form.useWatch('mchNo', form);
  const productCode: string | undefined = Form.useWatch('productCode', form);
  const currency: string | undefined = Form.useWatch('currency', form);
  const merchant = options.merchants.find((one) => one.mchNo === mchNo);
  const products = new Map(options.ways.map((way) => [way.productCode, way]));
  return {
    isIn: direction !== 'PAYOUT',
    merchants: options.merchants.map((one) => ({ value: one.mchNo, label: nameIn(one.mchNo, one.mchName) })),
    products: (merchant?.productCodes ?? []).map((value) => ({
      value,
      label: nameIn(value, products.get(value)?.productName ?? value),
    })),
    ways: options.ways
      .filter((way) => way.productCode === productCode)
      .map(({ wayCode, wayName }) => ({ value: wayCode, label: nameIn(wayCode, wayName) })),
    channels: options.channels
      .filter((one) => one.direction === (direction ?? 'PAYIN') && (one.currency === null || one.currency === currency))
      .map(({ channelCode, channelName }) => ({ value: channelCode, label: nameIn(channelCode, channelName) })),
    currencies: (merchant?.currencies ?? []).map((value) => ({ value, label: value })),
    currency,
    limit: limitOf(options, currency),
  };
}

/** Fields of a plan, for the form and for saved tests. */
export function PlanFields({ form, options }: { form: FormInstance; options: TrialOptions }) {
  const t = useT();
  const format = useFormat();
  const field = fieldsFor<TrialPlan>()('trial', t);
  const { isIn, limit, currency: chosen, ...choices } = useChoices(form, options);
  const changed = (name: keyof TrialPlan, value: string) => {
    for (const cleared of CLEARS[name] ?? []) form.setFieldValue(cleared, undefined);
    if (name === 'direction' && value === 'PAYOUT') form.setFieldValue('mode', 'DRY_RUN' satisfies TrialMode);
    if (name === 'mchNo') {
      const merchant = options.merchants.find(({ mchNo }) => mchNo === value);
      const currency = merchant?.currencies[0];
      form.setFieldsValue({ currency, amount: limitOf(options, currency) });
    }
  };
  const select = (name: keyof TrialPlan, items: { value: string; label: string }[], isOptional = false) =>
    field.item(
      name,
      <Select
        showSearch={SEARCH}
        allowClear={isOptional}
        placeholder={isOptional ? t('trial.form.any') : undefined}
        options={items}
        onChange={(value: string) => changed(name, value)}
      />,
      { isRequired: !isOptional },
    );
  return (
    <div className="form-grid">
      {select(
        'mode',
        trialModes.filter((mode) => isIn || mode === 'DRY_RUN').map((value) => ({ value, label: t(`trial.mode.${value}`) })),
      )}
      {select(
        'direction',
        trialDirections.map((value) => ({ value, label: t(`trial.direction.${value}`) })),
      )}
      {select('mchNo', choices.merchants)}
      {isIn && select('productCode', choices.products)}
      {isIn && select('wayCode', choices.ways, true)}
      {select('channelCode', choices.channels, true)}
      {select('currency', choices.currencies)}
      {field.amount('amount', undefined, {
        isRequired: true,
        hint: limit && chosen && t('trial.form.limit', { limit: format.money(limit, chosen) }),
        normalize: (text: string) => text.trim(),
      })}
    </div>
  );
}
