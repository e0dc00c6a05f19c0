import { Alert, Checkbox, Descriptions, Form, Input, Modal } from 'antd';
import { Money } from '@/components/Money';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { RiskFlagCode, Withdraw, WithdrawBulkResult } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { compareMoney, isDecimal } from '@/domain/money';
import { useFormat } from '@/hooks/useFormat';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { passWithdraws } from '@/services/withdraw';
import { FlagTag, useFlagLabel } from './cells';
import { sumsOf } from './sums';

interface PassModalProps {
  rows: readonly Withdraw[];
  onDone: (result: WithdrawBulkResult) => void;
  onRefusal: (refusal: ApiError) => void;
  onCheck: () => void;
  onClose: () => void;
}

interface Values {
  seen?: RiskFlagCode[];
  remark?: string;
  controlCount?: string;
  controlAmount?: Record<string, string>;
}

const FORM = 'pass-form';
const REMARK_MAX = 200;

/** Asks for a deliberate yes: amounts in large type, every HIGH flag ticked, totals typed when the server wants them. */
export function PassModal({ rows, onDone, onRefusal, onCheck, onClose }: PassModalProps) {
  const t = useT();
  const format = useFormat();
  const labelOf = useFlagLabel();
  const [form] = Form.useForm<Values>();
  const only = rows.length === 1 ? rows[0] : undefined;
  const sums = sumsOf(rows);
  const highFlags = (only?.riskFlags ?? []).filter((flag) => flag.severity === 'HIGH');

  const { submit, isBusy, refusal, isUnknown } = useSubmit(
    (values: Values, options) =>
      passWithdraws(
        {
          items: rows.map((row) => ({ withdrawNo: row.withdrawNo, version: row.version ?? 1 })),
          acknowledgedFlags: values.seen,
          remark: values.remark?.trim() || undefined,
          controlCount: values.controlCount ? Number(values.controlCount) : undefined,
          controlAmount:
            values.controlAmount &&
            sums.map(({ currency, count }) => ({ currency, count, amount: values.controlAmount?.[currency] ?? '' })),
        },
        options,
      ),
    onDone,
    onRefusal,
  );
  const needsControl = refusal?.data?.fields?.some((field) => field.name.startsWith('control')) ?? false;
  const confirmed = only
    ? format.money(only.netAmount ?? only.amount, only.currency)
    : sums.map(({ amount, currency }) => format.money(amount, currency)).join(' + ');
  const isLast = only ? (only.reviewStage ?? 1) <= 1 : false;

  return (
    <Modal
      open
      width={560}
      title={t('trade.withdraw.action.passTitle', { count: rows.length })}
      onCancel={onClose}
      cancelText={t('common.action.cancel')}
      okText={
        isUnknown
          ? t('common.action.sendAgain')
          : t('trade.withdraw.action.confirmPass', {
              money: confirmed,
            })
      }
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy }}
    >
      <SubmitAlerts refusal={refusal} isUnknown={isUnknown} onCheck={onCheck} />
      {only ? (
        <>
          <span className="soft">{t('trade.withdraw.field.netAmount')}</span>
          <p className="amount-large">
            <Money amount={only.netAmount ?? only.amount} currency={only.currency} />
          </p>
          <Descriptions
            size="small"
            column={1}
            items={[
              { key: 'no', label: t('trade.withdraw.field.withdrawNo'), children: only.withdrawNo },
              { key: 'holder', label: t('trade.withdraw.field.holderName'), children: only.holderName },
              {
                key: 'payee',
                label: t('trade.withdraw.field.payee'),
                children: `${only.payeeName ?? ''} · ${only.payeeBankName ?? ''} · ${only.payeeAccountNo ?? ''}`,
              },
              {
                key: 'amount',
                label: t('trade.withdraw.field.amount'),
                children: <Money amount={only.amount} currency={only.currency} />,
              },
              {
                key: 'fee',
                label: t('trade.withdraw.field.fee'),
                children: <Money amount={only.fee} currency={only.currency} />,
              },
              {
                key: 'available',
                label: t('trade.withdraw.message.availableAfter'),
                children: <Money amount={only.availableNow} currency={only.currency} />,
              },
            ]}
          />
          <p>{t(isLast ? 'trade.withdraw.message.lastStage' : 'trade.withdraw.message.firstStage')}</p>
        </>
      ) : (
        <Descriptions
          size="small"
          column={1}
          title={t('trade.withdraw.message.sums')}
          items={sums.map(({ currency, count, amount }) => ({
            key: currency,
            label: `${currency} (${count})`,
            children: <Money amount={amount} currency={currency} />,
          }))}
        />
      )}
      <Form form={form} id={FORM} layout="vertical" onFinish={(values: Values) => void submit(values)}>
        {highFlags.length > 0 && (
          <Form.Item
            name="seen"
            rules={[
              {
                validator: (_, seen?: RiskFlagCode[]) =>
                  highFlags.every((flag) => seen?.includes(flag.code))
                    ? Promise.resolve()
                    : Promise.reject(new Error(t('trade.withdraw.message.seenRequired'))),
              },
            ]}
          >
            <Checkbox.Group style={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
              {highFlags.map((flag) => (
                <Checkbox key={flag.code} value={flag.code}>
                  {t('trade.withdraw.message.seen', { flag: labelOf(flag) })} <FlagTag flag={flag} />{' '}
                  <small className="soft">{flag.text}</small>
                </Checkbox>
              ))}
            </Checkbox.Group>
          </Form.Item>
        )}
        {needsControl && (
          <>
            <Alert type="warning" showIcon title={t('trade.withdraw.message.controlTitle')} style={{ marginBottom: 8 }} />
            <Form.Item
              name="controlCount"
              label={t('trade.withdraw.message.controlCount')}
              rules={[
                {
                  validator: (_, value?: string) =>
                    value === String(rows.length)
                      ? Promise.resolve()
                      : Promise.reject(new Error(t('trade.withdraw.message.controlWrong'))),
                },
              ]}
            >
              <Input inputMode="numeric" maxLength={3} autoComplete="off" />
            </Form.Item>
            {sums.map(({ currency, amount }) => (
              <Form.Item
                key={currency}
                name={['controlAmount', currency]}
                label={t('trade.withdraw.message.controlAmount', { currency })}
                normalize={(value: string) => value.replace(/[,\s]/g, '')}
                rules={[
                  {
                    validator: (_, value = '') =>
                      isDecimal(value) && compareMoney(value, amount) === 0
                        ? Promise.resolve()
                        : Promise.reject(new Error(t('trade.withdraw.message.controlWrong'))),
                  },
                ]}
                getValueFromEvent={(event: { target: { value: string } }) => event.target.value}
              >
                <Input inputMode="decimal" autoComplete="off" />
              </Form.Item>
            ))}
          </>
        )}
        <Form.Item
          name="remark"
          label={t('common.reason.remark')}
          rules={[{ max: REMARK_MAX, message: t('common.reason.remarkMax', { max: REMARK_MAX }) }]}
        >
          <Input.TextArea rows={2} maxLength={REMARK_MAX} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
