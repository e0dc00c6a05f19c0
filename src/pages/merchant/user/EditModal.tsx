import { FormModal } from '@/components/FormModal';
import type { Merchant } from '@/contract';
import { withCode } from '@/domain/texts';
import { useT } from '@/hooks/useT';
import type { RowProps } from '@/screen/useOutcomes';
import { editMerchant } from '@/services/mch';
import { AccessFields, CommercialFields, ContactFields, IdentityFields, LimitFields } from './fields';
import { editedMerchant, formOf, type MerchantForm } from './values';

const NAMES = [
  'mchName',
  'mchShortName',
  'mchType',
  'level',
  'currencies',
  'industryCode',
  'websites',
  'kycStatus',
  'kycExpireAt',
  'telegram',
  'ownerOperatorId',
  'settlementCycle',
  'reserveRate',
  'reserveDays',
  'riskLevel',
  'riskTags',
  'tags',
  'remark',
  'withdrawMin',
  'withdrawMax',
  'withdrawDailyMax',
  'withdrawDailyCount',
  'withdrawFeeMode',
  'withdrawWeekdays',
  'withdrawFrom',
  'withdrawTo',
  'payinDailyLimit',
  'payoutDailyLimit',
  'payoutReviewAbove',
  'notifyUrl',
  'notifyHostFixed',
];

/** Personal data and documents show as masks only. An empty field keeps the stored value. */
export function EditModal({ row, ...rest }: RowProps<Merchant>) {
  const t = useT();
  const { mchNo, version, kycStatus, currency } = row;
  const title = (name: 'identity' | 'contacts' | 'commercial' | 'limits' | 'access') => (
    <h3 className="section-title">{t(`mch.step.${name}`)}</h3>
  );
  return (
    <FormModal<MerchantForm, Merchant>
      id="mch-edit"
      access="merchant:user:edit"
      width={880}
      title={t('mch.dialog.edit.title', { name: withCode(row.mchName, row.mchNo) })}
      okText={t(row.status === 'REJECTED' ? 'mch.dialog.edit.resubmit' : 'mch.dialog.edit.ok')}
      // An expired KYC has passed before.
      initialValues={{ ...formOf(row, NAMES), kycStatus: kycStatus === 'EXPIRED' ? 'PASSED' : kycStatus }}
      send={(values, options) => editMerchant(editedMerchant(mchNo, version, values), options)}
      {...rest}
    >
      {title('identity')}
      <IdentityFields known={row} />
      {title('contacts')}
      <ContactFields known={row} />
      {title('commercial')}
      <CommercialFields known={row} />
      {title('limits')}
      <LimitFields currency={currency} />
      {title('access')}
      <AccessFields known={row} />
    </FormModal>
  );
}
