import { Alert, Checkbox, Descriptions, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { FieldErrors } from '@/components/FieldErrors';
import { Money } from '@/components/Money';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { RiskFlagCode } from '@/contract';
import { compareMoney, isDecimal } from '@/domain/money';
import { sumsOf } from '@/domain/sums';
import { withdrawActionState } from '@/domain/withdraw';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { Changed } from './Changed';
import type { DecisionProps } from './calls';
import { useFlagLabel } from './cells';

interface PassModalProps extends DecisionProps {
  /** HIGH flags ticked as seen, here or in the drawer. */
  seen: readonly RiskFlagCode[];
  onSee: (flags: readonly RiskFlagCode[]) => void;
}

interface Values {
  remark?: string;
  controlCount?: string;
  controlAmount?: Record<string, string>;
}

const FORM = 'pass-form';
const REMARK_MAX = 200;
const DIALOG = ['dialog'] as const;

/** Asks for a deliberate yes: amounts in large type, every HIGH flag ticked, totals typed when the server wants them. */
export function PassModal(props: PassModalProps) {
  const { rows, send, isChecking, isChanged, onLooked, seen, onSee, claimNext, onDone, onRefusal, onClose } = props;
  const t = useT();
  const format = useFormat();
  const labelOf = useFlagLabel();
  const [form] = Form.useForm<Values>();
  const only = rows.length === 1 ? rows[0] : undefined;
  const sums = sumsOf(rows);
  const highFlags = (only?.riskFlags ?? []).filter((flag) => flag.severity === 'HIGH');

  const unseen = highFlags.filter(({ code }) => !seen.includes(code));
  const [isReminded, setIsReminded] = useState(false);
  const toggle = (code: RiskFlagCode) => onSee(seen.includes(code) ? seen.filter((one) => one !== code) : [...seen, code]);
  useShortcuts(
    highFlags.map(({ code }, index) => ({
      keys: String(index + 1),
      label: 'trade.withdraw.keys.seen',
      layers: DIALOG,
      run: () => toggle(code),
    })),
  );

  const { submit, isBusy, refusal } = useSubmit(
    (values: Values, options) =>
      send(
        'pass',
        {
          items: rows.map((row) => ({ withdrawNo: row.withdrawNo, version: row.version ?? 1 })),
          acknowledgedFlags: highFlags.length > 0 ? [...seen] : undefined,
          claimNext,
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
  const state = only ? withdrawActionState(only, 'pass') : ({ isAllowed: true } as const);
  const isReady = !isChecking && !isChanged && state.isAllowed && unseen.length === 0;
  // Two keys decide: the one that opened this dialog, and Enter on the button that is ready.
  useDialogFocus(isReady ? `button[form="${FORM}"]` : '.ant-modal .seen-flags input:not(:checked)');
  const isLast = only ? (only.reviewStage ?? 1) <= 1 : false;

  return (
    <Modal
      open
      width={560}
      mask={{ closable: false }}
      title={t('trade.withdraw.action.passTitle', { count: rows.length })}
      onCancel={onClose}
      cancelText={t('common.action.cancel')}
      okText={t('trade.withdraw.action.confirmPass', { money: confirmed })}
      okButtonProps={{
        htmlType: 'submit',
        form: FORM,
        loading: isBusy || isChecking,
        disabled: isChanged || !state.isAllowed,
      }}
    >
      <SubmitAlerts refusal={refusal} />
      <Changed isChanged={isChanged} state={state} onLooked={onLooked} />
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
      {highFlags.length > 0 && (
        <fieldset className="seen-flags">
          <legend className="visually-hidden">{t('desk.detail.risk')}</legend>
          {highFlags.map((flag, index) => (
            <Checkbox key={flag.code} checked={seen.includes(flag.code)} onChange={() => toggle(flag.code)}>
              <kbd>{index + 1}</kbd> {t('trade.withdraw.message.seen', { flag: labelOf(flag) })}{' '}
              <small className="soft">{flag.text}</small>
            </Checkbox>
          ))}
          {isReminded && unseen.length > 0 && (
            <div role="alert" className="text-error">
              {t('trade.withdraw.message.seenRequired')}
            </div>
          )}
        </fieldset>
      )}
      <Form
        form={form}
        id={FORM}
        name={FORM}
        layout="vertical"
        onFinish={(values: Values) => {
          setIsReminded(true);
          if (unseen.length === 0 && !isChecking) void submit(values);
        }}
      >
        <FieldErrors refusal={refusal} />
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
