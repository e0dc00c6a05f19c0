import { Alert } from 'antd';
import { CopyText } from '@/components/CopyText';
import { type Fact, factsOf } from '@/components/Section';
import { Time } from '@/components/Time';
import type { WithdrawAction, WithdrawDetail } from '@/contract';
import { withdrawStatuses } from '@/domain/values';
import { withdrawActionState } from '@/domain/withdraw';
import { useAccess } from '@/hooks/useAccess';
import { useFailure } from '@/hooks/useFailure';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { wayOf } from '../facts';
import { keyOf, useSecondsLeft } from '../RowActions';
import { useReasonLabel } from './labels';

/** The operator who ended the order, if the server sent one. */
function enderOf({ decisions = [], events = [] }: WithdrawDetail): string | undefined {
  const last = events.findLast(({ kind }) => kind === 'REJECTED' || kind === 'REFUNDED');
  return last?.actorName ?? decisions.findLast(({ decision }) => decision === 'REJECT')?.operatorName;
}

/** State, its reason and the next step, if nothing is left to decide (docs/rules/withdraw.md#states). */
export function WhatNext({ order }: { order: WithdrawDetail }) {
  const t = useT();
  const format = useFormat();
  const reasonOf = useReasonLabel();
  const failureOf = useFailure();
  const granted = useAccess();
  const { status } = order;
  const isUndoable = useSecondsLeft(order.undoUntil) > 0;
  const can = (action: WithdrawAction) => granted[keyOf(action)] === true && withdrawActionState(order, action).isAllowed;
  const names = order.decision?.mayResolve ?? [];
  const label = (name: 'failCode' | 'bankRefNo' | 'messageToHolder') => t(`trade.withdraw.field.${name}`);
  const reason = (code: string | null | undefined, kind: string) => code && reasonOf(code, kind);

  const facts: Partial<Record<typeof status, readonly Fact[]>> = {
    HELD: [
      { label: t('parts.reason.code'), value: reason(order.holdReasonCode, 'HELD') },
      { label: t('desk.panel.liftedAt'), value: order.holdUntil && <Time at={order.holdUntil} withRelative /> },
    ],
    SUCCESS: [
      { label: label('bankRefNo'), value: order.bankRefNo && <CopyText text={order.bankRefNo} name={label('bankRefNo')} /> },
    ],
    FAILED: [{ label: label('failCode'), value: order.failCode }],
    REJECTED: [
      { label: t('desk.detail.rejectReasonCode'), value: reason(order.rejectReasonCode, 'REJECTED') },
      { label: t('desk.panel.by'), value: enderOf(order) },
      { label: t('desk.detail.rejectRemark'), value: order.rejectRemark },
      { label: label('messageToHolder'), value: order.messageToHolder },
    ],
  };
  const next =
    withdrawStatuses.includes(status) &&
    t(`desk.panel.next.${status}`, {
      amount: format.money(order.amount, order.currency),
      net: format.money(order.netAmount, order.currency),
      undo: isUndoable ? 'yes' : 'no',
      way: wayOf(can),
    });
  const why = status === 'FAILED' ? failureOf({ msg: order.failMsg, code: order.failCode }) : undefined;
  return (
    <>
      {next && (why ? <Alert type="error" showIcon role="note" title={why} description={next} /> : <p>{next}</p>)}
      {status === 'UNKNOWN' && !can('resolve') && (names.length > 0 || granted[keyOf('resolve')] === true) && (
        <p>
          {t('desk.panel.resolvers', {
            names: names.length > 0 ? new Intl.ListFormat(format.locale, { type: 'disjunction' }).format(names) : 'none',
          })}
        </p>
      )}
      {factsOf(facts[status] ?? [])}
    </>
  );
}
