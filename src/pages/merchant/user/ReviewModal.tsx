import { Form, Radio } from 'antd';
import { FormModal } from '@/components/FormModal';
import { Money } from '@/components/Money';
import { factsOf, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { TableSection } from '@/components/TableSection';
import type { Merchant, MerchantDetail, MerchantProduct, MerchantRejectReason } from '@/contract';
import { merchantRejectReasons, riskLevelTones } from '@/domain/merchant';
import { withCode } from '@/domain/texts';
import { joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { ReviewFacts } from '@/screen/ReviewFacts';
import type { RowProps } from '@/screen/useOutcomes';
import { getMerchant, listMerchantProducts, reviewMerchant } from '@/services/mch';
import { Limits, Profile } from './Facts';
import { usePriceText } from './Products';
import { Changes } from './Sections';

interface Values {
  decision: 'PASS' | 'REJECT';
  reasonCode?: MerchantRejectReason;
  remark?: string;
}

const WIDTH = 860;
const REMARK_MIN = 4;

/** Prices that the merchant would begin with. They need a right of their own. */
function Prices({ row }: { row: Merchant }) {
  const t = useT();
  const textOf = usePriceText();
  const granted = useAccess();
  const mayRead = granted['merchant:user:product:list'] === true;
  const { mchNo } = row;
  if (!mayRead) return <p className="soft">{t('mch.dialog.add.noPrices')}</p>;
  return (
    <ReviewFacts load={() => listMerchantProducts({ mchNo })}>
      {(products) => (
        <TableSection<MerchantProduct>
          title={t('mch.detail.tab.products')}
          rows={products}
          rowKey={({ productCode }) => productCode}
          columns={[
            {
              title: t('mch.dialog.review.product'),
              isHeader: true,
              render: ({ productName, productCode }) => `${productName} · ${productCode}`,
            },
            {
              title: t('mch.detail.price'),
              render: ({ price, planned: [first], currency }) => {
                const shown = price ?? first;
                if (!shown) return t('mch.detail.noPrice');
                return (
                  <span className="stack">
                    {textOf(shown, currency)}
                    <small className="soft">{joinedText([shown.setBy, shown.remark])}</small>
                  </span>
                );
              },
            },
            {
              title: t('mch.dialog.review.margin'),
              isNumeric: true,
              render: ({ margin, currency }) => <Money amount={margin} currency={currency} />,
            },
          ]}
        />
      )}
    </ReviewFacts>
  );
}

/** Everything that a merchant was created or edited with: none of it is decided about unseen. */
function Asked({ row }: { row: MerchantDetail }) {
  const t = useT();
  const { riskLevel, riskTags = [] } = row;
  return (
    <>
      <Profile row={row} />
      <Prices row={row} />
      <Limits row={row} />
      <Section title={t('mch.detail.tab.access')}>
        {factsOf([
          { label: t('mch.field.loginAccount'), value: row.loginAccount },
          { label: t('mch.field.notifyUrl'), value: row.notifyUrl },
          { label: t('mch.field.notifyHostFixed'), value: t(row.notifyHostFixed ? 'mch.message.on' : 'mch.message.off') },
          {
            label: t('mch.field.riskLevel'),
            value: riskLevel && <StatusTag group="mch.riskLevel" value={riskLevel} tones={riskLevelTones} />,
          },
          { label: t('mch.field.riskTags'), value: riskTags.join(', ') },
        ])}
      </Section>
      <Changes row={row} />
    </>
  );
}

/** Passes or rejects a new merchant, after all its data are shown. People who added or edited it cannot. */
export function ReviewModal({ row, ...rest }: RowProps<Merchant>) {
  const t = useT();
  const field = fieldsFor<typeof reviewMerchant>()('mch', t);
  const [form] = Form.useForm<Values>();
  const decision = Form.useWatch('decision', form);
  const { mchNo, version, denied, kycStatus } = row;
  // A server may close it without a reason: the console then tells the one that it knows.
  const isUnchecked = kycStatus !== undefined && kycStatus !== 'PASSED';
  const whyNoPass =
    denied?.find(({ action }) => action === 'pass')?.why ??
    (isUnchecked ? t('mch.dialog.review.unchecked', { status: t(`mch.kycStatus.${kycStatus}`) }) : undefined);
  return (
    <FormModal<Values, Merchant>
      id="mch-review"
      title={t('mch.dialog.review.title', { name: withCode(row.mchName, mchNo) })}
      okText={t(decision ? `mch.dialog.review.${decision}` : 'mch.dialog.review.ok')}
      isDanger={decision === 'REJECT'}
      width={WIDTH}
      form={form}
      send={({ remark, ...values }, options) =>
        reviewMerchant({ mchNo, version, ...values, remark: remark?.trim() || undefined }, options)
      }
      {...rest}
    >
      <p>{t('mch.dialog.review.text', { by: row.createdBy ?? '' })}</p>
      <ReviewFacts load={() => getMerchant(mchNo, { isQuiet: true })}>{(detail) => <Asked row={detail} />}</ReviewFacts>
      {field.item(
        'decision',
        <Radio.Group
          options={[
            { value: 'PASS', label: t('mch.dialog.review.PASS'), disabled: whyNoPass !== undefined },
            { value: 'REJECT', label: t('mch.dialog.review.REJECT') },
          ]}
        />,
        { label: t('mch.dialog.review.decision'), isRequired: true, hint: whyNoPass },
      )}
      {decision === 'REJECT' && (
        <>
          {field.one(
            'reasonCode',
            merchantRejectReasons,
            { label: t('parts.reason.code'), isRequired: true, values: 'reason' },
            { showSearch: { optionFilterProp: 'label' } },
          )}
          {field.note('remark', {
            label: t('parts.reason.remark'),
            dependencies: ['reasonCode'],
            faultOf: (value, read) =>
              read('reasonCode') === 'OTHER' && value.trim().length < REMARK_MIN ? t('parts.reason.remarkRequired') : undefined,
          })}
        </>
      )}
    </FormModal>
  );
}
