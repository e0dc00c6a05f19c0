import { Checkbox, Form, Input, Select } from 'antd';
import { choicesOf } from '@/components/choices';
import { RemoteSelect } from '@/components/RemoteSelect';
import { UntilInput } from '@/components/UntilInput';
import {
  kycStatuses,
  LOCAL_HOUR,
  LOGIN_ACCOUNT,
  merchantTypes,
  notifyUrlFault,
  ratioOf,
  riskLevels,
  settlementCycles,
} from '@/domain/merchant';
import { isAmountOf } from '@/domain/money';
import { EMAIL, MOBILE, scopeCountries } from '@/domain/operator';
import { currencies, feeModes, holderLevels } from '@/domain/values';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { pageOptions } from '@/services/common';

type Name = NamesIn<'mch.field'>;

/** What the forms of a merchant share: labels by the wire's names, and rules. */
function useFields() {
  const t = useT();
  const label = (name: Name) => t(`mch.field.${name}`);
  const required = { required: true, message: t('mch.dialog.required') };
  const filled = { ...required, whitespace: true };
  const check = (isFine: (value: string) => boolean, message: string) => ({
    validator: (_: unknown, value?: string) => (!value || isFine(value) ? Promise.resolve() : Promise.reject(new Error(message))),
  });
  const text = (name: Name, max: number, rules: object[] = [], placeholder?: string) => (
    <Form.Item name={name} label={label(name)} rules={rules} validateTrigger="onBlur">
      <Input maxLength={max} autoComplete="off" placeholder={placeholder} />
    </Form.Item>
  );
  const choice = (name: Name, options: { value: string; label: string }[], rules: object[] = [required]) => (
    <Form.Item name={name} label={label(name)} rules={rules}>
      <Select options={options} />
    </Form.Item>
  );
  const words = (name: Name) => (
    <Form.Item name={name} label={label(name)}>
      <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ' ']} maxCount={10} />
    </Form.Item>
  );
  const remote = (name: Name, type: 'agent' | 'operator') => (
    <Form.Item name={name} label={label(name)}>
      <RemoteSelect cacheKey={type} fetchChoices={(keyword, current) => pageOptions(type, keyword, current)} />
    </Form.Item>
  );
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return { t, label, required, filled, check, text, choice, words, remote, plain };
}

/** What is known of people and papers, by their masks: left empty they stay. */
export type Known = Partial<
  Record<'contactName' | 'contactMobile' | 'contactEmail' | 'legalPerson' | 'licenceNo', string | null>
>;

interface GroupProps {
  /** Of a merchant that is there already. */
  known?: Known;
}

/** Who it is. */
export function IdentityFields({ known }: GroupProps) {
  const { t, text, choice, words, filled, required, label, plain } = useFields();
  const keep = (value: string | null | undefined) => (value ? t('mch.dialog.keep', { value }) : undefined);
  return (
    <div className="mch-grid">
      {text('mchName', 64, [filled])}
      {text('mchShortName', 16, [filled])}
      {choice('mchType', choicesOf(t, 'mch.mchType', merchantTypes))}
      {choice('level', plain(holderLevels))}
      {!known && choice('country', plain(scopeCountries.filter((one) => one !== 'SG')))}
      <Form.Item name="currencies" label={label('currencies')} rules={[required]}>
        <Select mode="multiple" options={plain(currencies)} />
      </Form.Item>
      {text('licenceNo', 40, [], keep(known?.licenceNo))}
      {text('legalPerson', 60, [], keep(known?.legalPerson))}
      {text('industryCode', 16)}
      {words('websites')}
      {choice(
        'kycStatus',
        choicesOf(t, 'mch.kycStatus', kycStatuses).filter(({ value }) => value !== 'EXPIRED'),
      )}
      <Form.Item name="kycExpireAt" label={label('kycExpireAt')}>
        <UntilInput />
      </Form.Item>
    </div>
  );
}

/** Whom to talk to. */
export function ContactFields({ known }: GroupProps) {
  const { t, text, filled } = useFields();
  const keep = (value: string | null | undefined) => (value ? t('mch.dialog.keep', { value }) : undefined);
  const needed = known ? [] : [filled];
  return (
    <div className="mch-grid">
      {text('contactName', 60, needed, keep(known?.contactName))}
      {text('contactMobile', 16, [...needed, { pattern: MOBILE, message: t('mch.dialog.mobile') }], keep(known?.contactMobile))}
      {text('contactEmail', 120, [...needed, { pattern: EMAIL, message: t('mch.dialog.email') }], keep(known?.contactEmail))}
      {text('telegram', 40)}
    </div>
  );
}

/** Of each pay-in at most half is kept back. */
const isReserve = (percent: string) => Number(ratioOf(percent) ?? Number.NaN) <= 0.5;
/** Longer than money takes to settle, at most a year. */
const isTerm = (days: string) => /^\d{1,3}$/.test(days) && Number(days) >= 8 && Number(days) <= 365;

/** What was agreed with it, but for the prices. */
export function CommercialFields({ known }: GroupProps) {
  const { t, choice, words, remote, text, check } = useFields();
  return (
    <div className="mch-grid">
      {!known && remote('agentNo', 'agent')}
      {remote('ownerOperatorId', 'operator')}
      {choice('settlementCycle', choicesOf(t, 'mch.settlementCycle', settlementCycles))}
      {text('reserveRate', 7, [check(isReserve, t('mch.dialog.reserveRate'))])}
      {text('reserveDays', 3, [check(isTerm, t('mch.dialog.reserveDays'))])}
      {choice('riskLevel', choicesOf(t, 'mch.riskLevel', riskLevels))}
      {words('riskTags')}
      {words('tags')}
      {text('remark', 200)}
    </div>
  );
}

/** What it may do at most; empty fields are no limits. */
export function LimitFields({ currency }: { currency: string }) {
  const { t, text, check, choice, label } = useFields();
  const amount = [check((value) => isAmountOf(value, currency), t('mch.dialog.amount', { currency }))];
  const hour = [check((value) => LOCAL_HOUR.test(value), t('mch.dialog.hour'))];
  return (
    <>
      <p className="soft">{t('mch.dialog.limitsHint', { currency })}</p>
      <div className="mch-grid">
        {text('withdrawMin', 24, amount)}
        {text('withdrawMax', 24, amount)}
        {text('withdrawDailyMax', 24, amount)}
        {text('withdrawDailyCount', 3, [check((value) => /^[1-9]\d{0,2}$/.test(value), t('mch.dialog.count'))])}
        {choice(
          'withdrawFeeMode',
          feeModes.map((value) => ({ value, label: t(`mch.feeMode.${value}`) })),
        )}
        <Form.Item name="withdrawWeekdays" label={label('withdrawWeekdays')}>
          <Select
            mode="multiple"
            options={([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ value: day, label: t(`mch.weekday.d${day}`) }))}
          />
        </Form.Item>
        {text('withdrawFrom', 5, hour)}
        {text('withdrawTo', 5, hour)}
        {text('payinDailyLimit', 24, amount)}
        {text('payoutDailyLimit', 24, amount)}
        {text('payoutReviewAbove', 24, amount)}
      </div>
    </>
  );
}

/** How its people and its servers get in. */
export function AccessFields({ known }: GroupProps) {
  const { t, text, check, filled, label } = useFields();
  return (
    <div className="mch-grid">
      {!known && (
        <Form.Item
          name="loginAccount"
          label={label('loginAccount')}
          extra={t('mch.dialog.add.loginHint')}
          rules={[filled, { pattern: LOGIN_ACCOUNT, message: t('mch.dialog.login') }]}
          validateTrigger="onBlur"
        >
          <Input maxLength={32} autoComplete="off" />
        </Form.Item>
      )}
      {text('notifyUrl', 200, [check((value) => notifyUrlFault(value) === undefined, t('mch.dialog.url'))])}
      <Form.Item name="notifyHostFixed" valuePropName="checked">
        <Checkbox>{label('notifyHostFixed')}</Checkbox>
      </Form.Item>
    </div>
  );
}
