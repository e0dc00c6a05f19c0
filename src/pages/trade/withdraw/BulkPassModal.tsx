import { Checkbox, Descriptions, Form } from 'antd';
import { useCallback, useState } from 'react';
import { Dialog, DialogForm } from '@/components/Dialog';
import { Money } from '@/components/Money';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { WithdrawDetail } from '@/contract';
import { sumsOf } from '@/domain/sums';
import { isWarned } from '@/domain/withdrawFindings';
import { reachTier2 } from '@/domain/withdrawPolicy';
import { countText } from '@/domain/written';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { asksForTotals, ControlTotals, type ControlValues, typedTotals } from '@/screen/ControlTotals';
import { fieldsFor } from '@/screen/fields';
import { BulkLines, Warnings, WhichDecision } from './BulkLines';
import { Changed, Unread } from './Changed';
import { ConfirmAssigned } from './ConfirmAssigned';
import { type DecisionProps, refOf } from './calls';
import { Forecast } from './Forecast';
import { useDecisionState, useUnknownWords } from './facts';

interface Values extends ControlValues {
  remark?: string;
  confirmAssigned?: boolean;
}

const FORM = 'pass-form';

const duplicateNumbers = ({ decision }: WithdrawDetail) => (decision?.duplicates ?? []).map(({ withdrawNo }) => withdrawNo);

/**
 * Confirms the pass of several orders. Each has its warnings; one with any is passed only if it is ticked
 * (docs/rules/withdraw.md#bulk). Large totals are typed before anything is sent, or when the server asks for them.
 */
export function BulkPassModal(props: DecisionProps) {
  const { send, isChecking, isChanged, isRead, onLooked, onRead, onDone, onRefusal, onClose } = props;
  const rows: readonly WithdrawDetail[] = props.rows;
  const t = useT();
  const field = fieldsFor<Values>()('trade.withdraw', t);
  const format = useFormat();
  const [form] = Form.useForm<Values>();
  const [isReminded, setIsReminded] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  const onSeen = useCallback(() => setIsSeen(true), []);

  /** A tick is for one version of an order and the duplicates it shows. */
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const tickOf = (row: WithdrawDetail) => [row.withdrawNo, row.version, ...duplicateNumbers(row)].join(' ');
  const isTicked = (row: WithdrawDetail) => ticks[tickOf(row)] ?? !isWarned(row, rows);
  const chosen = rows.filter(isTicked);

  const repeats = [...new Set(chosen.flatMap(duplicateNumbers))];

  const sums = sumsOf(chosen);
  const nets = sumsOf(chosen, 'netAmount');
  const { submit, isBusy, refusal } = useSubmit(
    (values: Values, options) =>
      send(
        'pass',
        {
          items: chosen.map(refOf),
          acknowledgedDuplicates: repeats.length > 0 ? repeats : undefined,
          confirmAssigned: values.confirmAssigned || undefined,
          remark: values.remark?.trim() || undefined,
          ...typedTotals(values),
        },
        options,
      ),
    onDone,
    onRefusal,
  );
  const needsControl = reachTier2(chosen) || asksForTotals(refusal);
  const state = useDecisionState(chosen, 'pass');
  const isKnown = useUnknownWords()(chosen, 'pass', isRead) === undefined;
  const isOpen = !isChanged && state.isAllowed && isKnown;
  const isReady = isOpen && !isChecking && chosen.length === rows.length && isSeen;
  const ready = needsControl ? `#${FORM}_controlCount` : `button[form="${FORM}"]`;
  useDialogFocus(isReady ? ready : '.ant-modal .pass-lines input:not(:checked), .ant-modal .pass-lines');

  const confirmed = nets.map(({ currency, amount }) => format.money(amount, currency)).join(' + ');
  return (
    <Dialog
      width={560}
      title={t('desk.decide.passTitle', { count: rows.length })}
      onCancel={onClose}
      okText={chosen.length > 0 ? t('desk.decide.confirmPass', { money: confirmed }) : t('trade.withdraw.action.pass')}
      okButtonProps={{ htmlType: 'submit', form: FORM, loading: isBusy || isChecking, disabled: !isOpen }}
      whyNot={!isChecking && chosen.length === 0 ? t('desk.decide.tickOne') : undefined}
    >
      <SubmitAlerts refusal={refusal} />
      <Changed isChanged={isChanged} state={state} onLooked={onLooked} />
      <Unread rows={chosen} action="pass" isChecking={isChecking} isRead={isRead} onRead={onRead} />
      {!isChecking && rows.some((row) => isWarned(row, rows)) && <p>{t('desk.decide.tickEach')}</p>}
      <BulkLines
        rows={rows}
        label={t('desk.decide.lines')}
        moneyOf={(row) => format.money(row.netAmount, row.currency)}
        headOf={(row) => (
          <>
            <Checkbox
              checked={isTicked(row)}
              onChange={({ target }) => setTicks((before) => ({ ...before, [tickOf(row)]: target.checked }))}
            >
              <strong>{row.withdrawNo}</strong>
            </Checkbox>
            <WhichDecision order={row} />
          </>
        )}
        onSeen={onSeen}
      >
        {(row) => <Warnings order={row} rows={rows} isComing={isChecking} />}
      </BulkLines>
      {isReminded && !isSeen && (
        <div role="alert" className="text-error">
          {t('desk.decide.linesRequired')}
        </div>
      )}
      <Descriptions
        size="small"
        column={1}
        title={t('desk.decide.ticked', { count: chosen.length, all: rows.length })}
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
      <Forecast currencies={nets.map(({ currency }) => currency)} />
      <DialogForm
        form={form}
        id={FORM}
        refusal={refusal}
        onFinish={(values: Values) => {
          setIsReminded(true);
          if (isOpen && !isChecking && isSeen && chosen.length > 0) void submit(values);
        }}
      >
        {needsControl && <ControlTotals count={chosen.length} nets={nets} />}
        {field.note('remark', { label: t('parts.reason.remark') })}
        <ConfirmAssigned rows={chosen} />
      </DialogForm>
    </Dialog>
  );
}
