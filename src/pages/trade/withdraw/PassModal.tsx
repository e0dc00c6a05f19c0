import { Alert, Button, Checkbox, Descriptions, Form } from 'antd';
import { useCallback, useState } from 'react';
import { Dialog, DialogForm } from '@/components/Dialog';
import { Money } from '@/components/Money';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { RiskFlagCode, WithdrawDetail } from '@/contract';
import { compareMoney, isDecimal } from '@/domain/money';
import { sumsOf } from '@/domain/sums';
import { countText } from '@/domain/written';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { Changed, Unread } from './Changed';
import { ConfirmAssigned } from './ConfirmAssigned';
import { type DecisionProps, refOf } from './calls';
import { useFlagLabel } from './cells';
import { Forecast } from './Forecast';
import { useDecisionState, useUnknownWords } from './facts';
import { PassFacts, PassLines } from './PassFacts';

interface PassModalProps extends DecisionProps {
  /** HIGH flags that you acknowledged, here or in the drawer. */
  seen: readonly RiskFlagCode[];
  onSee: (flags: readonly RiskFlagCode[]) => void;
}

interface Values {
  remark?: string;
  confirmAssigned?: boolean;
  controlCount?: string;
  controlAmount?: Record<string, string>;
}

const FORM = 'pass-form';
const DIALOG = ['dialog'] as const;

/** Confirms a pass: amounts in large type, each HIGH flag acknowledged, totals typed if the server asks for them. */
export function PassModal(props: PassModalProps) {
  const { rows, send, isChecking, isChanged, isRead, onLooked, onRead, seen, onSee, claimNext, onDone, onRefusal, onClose } =
    props;
  const t = useT();
  const field = fieldsFor<Values>()('trade.withdraw', t);
  const controls = fieldsFor<Record<string, string>>()('trade.withdraw', t, ['controlAmount']);
  const format = useFormat();
  const labelOf = useFlagLabel();
  const [form] = Form.useForm<Values>();
  const only: WithdrawDetail | undefined = rows.length === 1 ? rows[0] : undefined;
  // A single order needs its detail; several orders are passed from their rows.
  const isWhole = only === undefined || isRead || only.decision !== undefined;
  const sums = sumsOf(rows);
  const highFlags = (only?.riskFlags ?? []).filter((flag) => flag.severity === 'HIGH');

  const unseen = highFlags.filter(({ code }) => !seen.includes(code));
  const [isReminded, setIsReminded] = useState(false);
  const [isSeen, setIsSeen] = useState(only !== undefined);
  const onSeen = useCallback(() => setIsSeen(true), []);
  const toggle = (code: RiskFlagCode) => onSee(seen.includes(code) ? seen.filter((one) => one !== code) : [...seen, code]);
  useShortcuts(
    highFlags.map(({ code }, index) => ({
      keys: String(index + 1),
      label: 'desk.decide.seenKey',
      layers: DIALOG,
      run: () => toggle(code),
    })),
  );

  const { submit, isBusy, refusal } = useSubmit(
    (values: Values, options) =>
      send(
        'pass',
        {
          items: rows.map(refOf),
          acknowledgedFlags: highFlags.length > 0 ? [...seen] : undefined,
          confirmAssigned: values.confirmAssigned || undefined,
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
  const nets = sumsOf(rows.map(({ currency, netAmount }) => ({ currency, amount: netAmount })));
  const confirmed = nets.map(({ currency, amount }) => format.money(amount, currency)).join(' + ');
  const state = useDecisionState(rows, 'pass');
  const isKnown = useUnknownWords()(rows, 'pass', isRead) === undefined;
  const isReady = !isChecking && !isChanged && isWhole && state.isAllowed && isKnown && unseen.length === 0 && isSeen;
  // A decision takes two keys: one opens this dialog, Enter on the focused button confirms.
  useDialogFocus(isReady ? `button[form="${FORM}"]` : '.ant-modal .seen-flags input:not(:checked), .ant-modal .pass-lines');

  const seenFlags = highFlags.length > 0 && (
    <fieldset className="seen-flags">
      <legend className="visually-hidden">{t('desk.detail.risk')}</legend>
      {highFlags.map((flag, index) => (
        <Checkbox key={flag.code} checked={seen.includes(flag.code)} onChange={() => toggle(flag.code)}>
          <kbd className="key-hint">{countText(index + 1)}</kbd> {t('desk.decide.seen', { flag: labelOf(flag) })}{' '}
          <small className="soft">{flag.text}</small>
        </Checkbox>
      ))}
      {isReminded && unseen.length > 0 && (
        <div role="alert" className="text-error">
          {t('desk.decide.seenRequired')}
        </div>
      )}
    </fieldset>
  );

  return (
    <Dialog
      width={only ? 800 : 560}
      title={t('desk.decide.passTitle', { count: rows.length })}
      onCancel={onClose}
      okText={t('desk.decide.confirmPass', { money: confirmed })}
      okButtonProps={{
        htmlType: 'submit',
        form: FORM,
        loading: isBusy || isChecking,
        disabled: isChanged || !state.isAllowed || !isKnown || (!isWhole && !isChecking),
      }}
    >
      <SubmitAlerts refusal={refusal} />
      <Changed isChanged={isChanged} state={state} onLooked={onLooked} />
      <Unread rows={rows} action="pass" isChecking={isChecking} isRead={isRead} onRead={onRead} />
      {!isWhole && !isChecking && isKnown && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('desk.card.failed')}
          style={{ marginBottom: 12 }}
          action={
            <Button size="small" onClick={onRead}>
              {t('desk.decide.read')}
            </Button>
          }
        />
      )}
      {only ? (
        <PassFacts row={only} isComing={isChecking && !isWhole}>
          {seenFlags}
        </PassFacts>
      ) : (
        <>
          <PassLines rows={rows} onSeen={onSeen} />
          {isReminded && !isSeen && (
            <div role="alert" className="text-error">
              {t('desk.decide.linesRequired')}
            </div>
          )}
          <Descriptions
            size="small"
            column={1}
            title={t('desk.decide.sums')}
            items={nets.map(({ currency, count, amount: net }) => ({
              key: currency,
              label: `${currency} (${countText(count)})`,
              children: (
                <span className="stack">
                  <strong className="number">
                    {t('trade.withdraw.field.netAmount')} {format.money(net, currency)}
                  </strong>
                  <small className="soft">
                    {t('trade.withdraw.field.amount')}{' '}
                    <Money amount={sums.find((sum) => sum.currency === currency)?.amount} currency={currency} />
                  </small>
                </span>
              ),
            }))}
          />
        </>
      )}
      <Forecast currencies={nets.map(({ currency }) => currency)} />
      <DialogForm
        form={form}
        id={FORM}
        refusal={refusal}
        onFinish={(values: Values) => {
          setIsReminded(true);
          if (isReady) void submit(values);
        }}
      >
        {needsControl && (
          <>
            <Alert type="warning" showIcon title={t('desk.decide.controlTitle')} style={{ marginBottom: 8 }} />
            {field.text(
              'controlCount',
              3,
              {
                label: t('desk.decide.controlCount'),
                faultOf: (value) => (value === String(rows.length) ? undefined : t('desk.decide.controlWrong')),
              },
              { inputMode: 'numeric' },
            )}
            {sums.map(({ currency, amount }) =>
              controls.amount(currency, currency, {
                label: t('desk.decide.controlAmount', { currency }),
                hint: t('desk.decide.controlHint'),
                faultOf: (text) =>
                  amount !== undefined && isDecimal(text) && compareMoney(text, amount) === 0
                    ? undefined
                    : t('desk.decide.controlWrong'),
              }),
            )}
          </>
        )}
        {field.note('remark', { label: t('parts.reason.remark') })}
        <ConfirmAssigned rows={rows} />
      </DialogForm>
    </Dialog>
  );
}
