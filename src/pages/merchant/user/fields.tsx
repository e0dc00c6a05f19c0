import { Select } from 'antd';
import type { MerchantEdit, MerchantNew } from '@/contract';
import { kycStatuses, LOCAL_HOUR, LOGIN_ACCOUNT, merchantTypes, riskLevels, settlementCycles } from '@/domain/merchant';
import { EMAIL, MOBILE } from '@/domain/operator';
import { PERCENT } from '@/domain/ratio';
import { urlFault } from '@/domain/serverUrl';
import { currencies, feeModes, holderLevels } from '@/domain/values';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Masks of personal data and documents. An empty field keeps the stored value. */
export type Known = Partial<
  Record<'contactName' | 'contactMobile' | 'contactEmail' | 'legalPerson' | 'licenceNo', string | null>
>;

interface GroupProps {
  /** Set when editing. */
  known?: Known;
}

function useFields(known?: Known) {
  const t = useT();
  return {
    t,
    field: fieldsFor<MerchantNew & MerchantEdit>()('mch', t),
    /** A placeholder with the mask: an empty field keeps the stored value. */
    keep: (name: keyof Known) => (known?.[name] ? { placeholder: t('mch.dialog.keep', { value: known[name] }) } : {}),
    /** For an optional field. */
    fault: (isFine: (text: string) => boolean, words: string) => ({
      faultOf: (text: string) => (text === '' || isFine(text) ? undefined : words),
    }),
  };
}

const words = <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ' ']} maxCount={10} />;
const needed = { isRequired: true };

export function IdentityFields({ known }: GroupProps) {
  const { field, keep } = useFields(known);
  return (
    <div className="mch-grid">
      {field.text('mchName', 64, needed)}
      {field.text('mchShortName', 16, needed)}
      {field.one('mchType', merchantTypes, needed)}
      {field.codes('level', holderLevels, needed)}
      {!known && field.choose('country', 'country', needed)}
      {field.codes('currencies', currencies, needed, { mode: 'multiple' })}
      {field.text('licenceNo', 40, {}, keep('licenceNo'))}
      {field.text('legalPerson', 60, {}, keep('legalPerson'))}
      {field.choose('industryCode', 'industry')}
      {field.item('websites', words)}
      {field.one(
        'kycStatus',
        kycStatuses.filter((one) => one !== 'EXPIRED'),
        needed,
      )}
      {field.until('kycExpireAt')}
    </div>
  );
}

export function ContactFields({ known }: GroupProps) {
  const { t, field, keep } = useFields(known);
  const isRequired = !known;
  return (
    <div className="mch-grid">
      {field.text('contactName', 60, { isRequired }, keep('contactName'))}
      {field.text('contactMobile', 16, { isRequired, form: [MOBILE, t('mch.dialog.mobile')] }, keep('contactMobile'))}
      {field.text('contactEmail', 120, { isRequired, form: [EMAIL, t('mch.dialog.email')] }, keep('contactEmail'))}
      {field.text('telegram', 40)}
    </div>
  );
}

/** The reserve is at most 50% of each pay-in. */
const isReserve = (percent: string) => PERCENT.test(percent) && Number(percent) <= 50;
/** 8 to 365 days: longer than the settlement takes, at most a year. */
const isTerm = (days: string) => /^\d{1,3}$/.test(days) && Number(days) >= 8 && Number(days) <= 365;

/** Commercial terms except prices. */
export function CommercialFields({ known }: GroupProps) {
  const { t, field, fault } = useFields();
  return (
    <div className="mch-grid">
      {!known && field.choose('agentNo', 'agent')}
      {field.choose('ownerOperatorId', 'operator')}
      {field.one('settlementCycle', settlementCycles, needed)}
      {field.text('reserveRate', 7, fault(isReserve, t('mch.dialog.reserveRate')))}
      {field.text('reserveDays', 3, fault(isTerm, t('mch.dialog.reserveDays')))}
      {field.one('riskLevel', riskLevels, needed)}
      {field.item('riskTags', words)}
      {field.item('tags', words)}
      {field.text('remark', 200)}
    </div>
  );
}

/** An empty field sets no limit. */
export function LimitFields({ currency }: { currency: string }) {
  const { t, field, fault } = useFields();
  const hour = fault((text) => LOCAL_HOUR.test(text), t('mch.dialog.hour'));
  const count = fault((text) => /^[1-9]\d{0,2}$/.test(text), t('mch.dialog.count'));
  const weekdays = DAYS.map((day) => ({ value: day, label: t(`mch.weekday.d${day}`) }));
  return (
    <>
      <p className="soft">{t('mch.dialog.limitsHint', { currency })}</p>
      <div className="mch-grid">
        {field.amount('withdrawMin', currency)}
        {field.amount('withdrawMax', currency)}
        {field.amount('withdrawDailyMax', currency)}
        {field.text('withdrawDailyCount', 3, count)}
        {field.one('withdrawFeeMode', feeModes, { ...needed, values: 'feeMode' })}
        {field.item('withdrawWeekdays', <Select mode="multiple" options={weekdays} />)}
        {field.text('withdrawFrom', 5, hour)}
        {field.text('withdrawTo', 5, hour)}
        {field.amount('payinDailyLimit', currency)}
        {field.amount('payoutDailyLimit', currency)}
        {field.amount('payoutReviewAbove', currency)}
      </div>
    </>
  );
}

/** Portal login and API access. */
export function AccessFields({ known }: GroupProps) {
  const { t, field, fault } = useFields();
  const isUrl = fault((text) => urlFault(text) === undefined, t('mch.dialog.url'));
  return (
    <div className="mch-grid">
      {!known &&
        field.text('loginAccount', 32, {
          isRequired: true,
          form: [LOGIN_ACCOUNT, t('mch.dialog.login')],
          hint: t('mch.dialog.add.loginHint'),
        })}
      {field.text('notifyUrl', 200, isUrl)}
      {field.flag('notifyHostFixed')}
    </div>
  );
}
