import { Alert, Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { Dialog, DialogForm } from '@/components/Dialog';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { RiskFlagCode, WithdrawDetail } from '@/contract';
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
import { PassFacts } from './PassFacts';

interface PassModalProps extends DecisionProps {
  order: WithdrawDetail;
  /** HIGH flags that you acknowledged, here or in the drawer. */
  seen: readonly RiskFlagCode[];
  onSee: (flags: readonly RiskFlagCode[]) => void;
}

interface Values {
  remark?: string;
  confirmAssigned?: boolean;
}

const FORM = 'pass-form';
const DIALOG = ['dialog'] as const;

/** Confirms the pass of one order: amounts in large type, each HIGH flag acknowledged. */
export function PassModal(props: PassModalProps) {
  const { order, rows, send, isChecking, isChanged, isRead, onLooked, onRead, seen, onSee, claimNext } = props;
  const t = useT();
  const field = fieldsFor<Values>()('trade.withdraw', t);
  const format = useFormat();
  const labelOf = useFlagLabel();
  const [form] = Form.useForm<Values>();
  const isWhole = isRead || order.decision !== undefined;
  const highFlags = (order.riskFlags ?? []).filter((flag) => flag.severity === 'HIGH');

  const unseen = highFlags.filter(({ code }) => !seen.includes(code));
  const [isReminded, setIsReminded] = useState(false);
  const repeats = order.decision?.duplicates ?? [];
  const repeatNumbers = repeats.map(({ withdrawNo }) => withdrawNo);
  const [repeatsSeen, setRepeatsSeen] = useState<readonly string[]>([]);
  // A duplicate that comes while the dialog is open takes the tick away.
  const isRepeatSeen = repeatNumbers.every((no) => repeatsSeen.includes(no));
  const seeRepeats = () => setRepeatsSeen(isRepeatSeen ? [] : repeatNumbers);
  const toggle = (code: RiskFlagCode) => onSee(seen.includes(code) ? seen.filter((one) => one !== code) : [...seen, code]);
  const seeing = [
    ...highFlags.map(
      ({ code }) =>
        () =>
          toggle(code),
    ),
    ...(repeats.length > 0 ? [seeRepeats] : []),
  ];
  useShortcuts(seeing.map((run, index) => ({ keys: String(index + 1), label: 'desk.decide.seenKey', layers: DIALOG, run })));

  const { submit, isBusy, refusal } = useSubmit(
    (values: Values, options) =>
      send(
        'pass',
        {
          items: [refOf(order)],
          acknowledgedFlags: highFlags.length > 0 ? [...seen] : undefined,
          acknowledgedDuplicates: repeats.length > 0 ? repeatNumbers : undefined,
          confirmAssigned: values.confirmAssigned || undefined,
          claimNext,
          remark: values.remark?.trim() || undefined,
        },
        options,
      ),
    props.onDone,
    props.onRefusal,
  );
  const state = useDecisionState(rows, 'pass');
  const isKnown = useUnknownWords()(rows, 'pass', isRead) === undefined;
  const isReady = !isChecking && !isChanged && isWhole && state.isAllowed && isKnown && unseen.length === 0 && isRepeatSeen;
  // A decision takes two keys: one opens this dialog, Enter on the focused button confirms.
  useDialogFocus(isReady ? `button[form="${FORM}"]` : '.ant-modal .seen-flags input:not(:checked)');

  const seenFlags = seeing.length > 0 && (
    <fieldset className="seen-flags">
      <legend className="visually-hidden">{t('desk.detail.risk')}</legend>
      {highFlags.map((flag, index) => (
        <Checkbox key={flag.code} checked={seen.includes(flag.code)} onChange={() => toggle(flag.code)}>
          <kbd className="key-hint">{countText(index + 1)}</kbd> {t('desk.decide.seen', { flag: labelOf(flag) })}{' '}
          <small className="soft">{flag.text}</small>
        </Checkbox>
      ))}
      {repeats.length > 0 && (
        <Checkbox checked={isRepeatSeen} onChange={seeRepeats}>
          <kbd className="key-hint">{countText(seeing.length)}</kbd>{' '}
          {t('desk.decide.seenRepeat', { numbers: repeats.map(({ withdrawNo }) => withdrawNo).join(', ') })}
        </Checkbox>
      )}
      {isReminded && (unseen.length > 0 || !isRepeatSeen) && (
        <div role="alert" className="text-error">
          {t(unseen.length > 0 ? 'desk.decide.seenRequired' : 'desk.decide.repeatRequired')}
        </div>
      )}
    </fieldset>
  );

  return (
    <Dialog
      width={800}
      title={t('desk.decide.passTitle', { count: 1 })}
      onCancel={props.onClose}
      okText={t('desk.decide.confirmPass', { money: format.money(order.netAmount, order.currency) })}
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
      <PassFacts row={order} isComing={isChecking && !isWhole}>
        {seenFlags}
      </PassFacts>
      <Forecast currencies={[order.currency]} />
      <DialogForm
        form={form}
        id={FORM}
        refusal={refusal}
        onFinish={(values: Values) => {
          setIsReminded(true);
          if (isReady) void submit(values);
        }}
      >
        {field.note('remark', { label: t('parts.reason.remark') })}
        <ConfirmAssigned rows={rows} />
      </DialogForm>
    </Dialog>
  );
}
