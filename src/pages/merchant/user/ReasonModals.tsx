import { Form, Radio } from 'antd';
import { useState } from 'react';
import { ReasonModal } from '@/components/FormModal';
import type { ReasonValues } from '@/components/ReasonForm';
import type {
  Merchant,
  MerchantBulkResult,
  MerchantCloseReason,
  MerchantResumeReason,
  MerchantSuspendReason,
  MerchantSwitch,
  MerchantSwitchReason,
} from '@/contract';
import { closeReasons, isSwitchedOn, merchantSwitches, resumeReasons, suspendReasons, switchReasons } from '@/domain/merchant';
import { withCode } from '@/domain/texts';
import { useT } from '@/hooks/useT';
import type { ChangeProps, RowProps } from '@/screen/useOutcomes';
import { closeMerchant, resumeMerchant, suspendMerchant, switchMerchants } from '@/services/mch';

export function SuspendModal({ row, ...rest }: RowProps<Merchant>) {
  const t = useT();
  const { mchNo, version } = row;
  return (
    <ReasonModal<MerchantSuspendReason, Merchant>
      id="mch-suspend"
      title={t('mch.dialog.suspend.title', { name: withCode(row.mchName, row.mchNo) })}
      okText={t('mch.dialog.suspend.ok')}
      isDanger
      reasons={suspendReasons}
      labelOf={(code) => t(`mch.reason.${code}`)}
      text={<p>{t('mch.dialog.suspend.text')}</p>}
      send={(values, options) => suspendMerchant({ mchNo, version, ...values }, options)}
      {...rest}
    />
  );
}

export function ResumeModal({ row, ...rest }: RowProps<Merchant>) {
  const t = useT();
  const { mchNo, version } = row;
  return (
    <ReasonModal<MerchantResumeReason, Merchant>
      id="mch-resume"
      title={t('mch.dialog.resume.title', { name: withCode(row.mchName, row.mchNo) })}
      okText={t('mch.dialog.resume.ok')}
      reasons={resumeReasons}
      labelOf={(code) => t(`mch.reason.${code}`)}
      text={<p>{t('mch.dialog.resume.text')}</p>}
      send={(values, options) => resumeMerchant({ mchNo, version, ...values }, options)}
      {...rest}
    />
  );
}

/** Starts closing a merchant, or closes it finally. */
export function CloseModal({ row, ...rest }: RowProps<Merchant>) {
  const t = useT();
  const { mchNo, version } = row;
  const words = row.status === 'CLOSING' ? 'end' : 'close';
  return (
    <ReasonModal<MerchantCloseReason, Merchant>
      id="mch-close"
      title={t(`mch.dialog.${words}.title`, { name: withCode(row.mchName, row.mchNo) })}
      okText={t(`mch.dialog.${words}.ok`)}
      isDanger
      reasons={closeReasons}
      labelOf={(code) => t(`mch.reason.${code}`)}
      text={<p>{t(`mch.dialog.${words}.text`)}</p>}
      send={(values, options) => closeMerchant({ mchNo, version, ...values }, options)}
      {...rest}
    />
  );
}

interface SwitchModalProps extends Omit<ChangeProps<MerchantBulkResult>, 'onDone'> {
  rows: readonly [Merchant, ...Merchant[]];
  onDone: (result: MerchantBulkResult) => void;
}

/** Switches one feature on or off, for one or several merchants. */
export function SwitchModal({ rows, ...rest }: SwitchModalProps) {
  const t = useT();
  const [first] = rows;
  const [name, setName] = useState<MerchantSwitch>('payin');
  const [isOn, setIsOn] = useState(!isSwitchedOn(first, 'payin'));
  return (
    <ReasonModal<MerchantSwitchReason, MerchantBulkResult, ReasonValues<MerchantSwitchReason>>
      id="mch-switch"
      title={t('mch.dialog.switch.title', { count: rows.length, name: withCode(first.mchName, first.mchNo) })}
      okText={t('mch.dialog.switch.ok')}
      isDanger={!isOn}
      reasons={switchReasons}
      labelOf={(code) => t(`mch.reason.${code}`)}
      text={
        <>
          <p>{t('mch.dialog.switch.text')}</p>
          <Form layout="vertical">
            <Form.Item label={t('mch.dialog.switch.which')}>
              <Radio.Group
                aria-label={t('mch.dialog.switch.which')}
                value={name}
                onChange={(event) => {
                  setName(event.target.value);
                  setIsOn(!isSwitchedOn(first, event.target.value));
                }}
                options={merchantSwitches.map((value) => ({ value, label: t(`mch.switch.${value}`) }))}
              />
            </Form.Item>
            <Form.Item label={t('mch.dialog.switch.state')}>
              <Radio.Group
                aria-label={t('mch.dialog.switch.state')}
                value={isOn}
                onChange={(event) => setIsOn(event.target.value)}
                options={[
                  { value: true, label: t('mch.message.on') },
                  { value: false, label: t('mch.message.off') },
                ]}
              />
            </Form.Item>
          </Form>
        </>
      }
      send={(values, options) =>
        switchMerchants(
          { items: rows.map(({ mchNo, version }) => ({ mchNo, version })), switch: name, on: isOn, ...values },
          options,
        )
      }
      {...rest}
    />
  );
}
