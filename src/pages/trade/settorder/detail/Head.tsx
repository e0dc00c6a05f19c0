import { CopyOutlined, FilePdfOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import type { Ref } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { PrintButton } from '@/components/PrintHead';
import { StatusTag } from '@/components/StatusTag';
import type { SettAction, SettDetail } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { serverNow } from '@/domain/serverClock';
import { queueReasons, settActionState, settFits, settTones } from '@/domain/sett';
import { hasReceipt } from '@/domain/settDetail';
import { useCopy } from '@/hooks/useCopy';
import { useDue } from '@/hooks/useDue';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { downloadSettReceipt } from '@/services/settDetail';
import { ACTIONS, DANGERS, keyOf } from '../actions';
import type { Ask } from '../dialog';
import { settState } from '../state';
import { NextStep } from './NextStep';
import { useSummary } from './useSummary';

interface HeadProps {
  order: SettDetail;
  ask: Ask;
  ref: Ref<HTMLElement>;
}

/** Age and due time of an open payout, or the duration of a finished one. */
function Age({ order }: { order: SettDetail }) {
  const t = useT();
  const format = useFormat();
  const dueOf = useDue();
  const { createdAt, dueAt, durationSec, status } = order;
  if (durationSec !== null && durationSec !== undefined)
    return <span className="soft">{t('sett.message.took', { time: format.duration(durationSec) })}</span>;
  const since = createdAt ? (serverNow() - Date.parse(createdAt)) / 1_000 : undefined;
  const due = dueAt && (status === 'REVIEW' || status === 'UNKNOWN') ? dueOf(dueAt) : undefined;
  return (
    <span className="stack">
      {since !== undefined && <span>{t('settDetail.message.age', { time: format.duration(since) })}</span>}
      {due && <small className={`text-${due.grade}`}>{due.words}</small>}
    </span>
  );
}

/** Actions that fit the state: allowed ones, and those denied although the state fits (docs/rules/access.md#allowed). */
function shownActions(order: SettDetail) {
  const isTold = (action: SettAction) =>
    order.denied?.some((denied) => denied.action === action) && settFits(action, order.status);
  return ACTIONS.filter((action) => settActionState(order, action).isAllowed || isTold(action)).map((action) => ({
    action,
    state: settState(order, action),
  }));
}

/** Receipt, summary and print. */
function Tools({ order }: { order: SettDetail }) {
  const t = useT();
  const { message } = App.useApp();
  const summaryOf = useSummary();
  const copyText = useCopy();
  const download = () =>
    downloadSettReceipt(order.settNo).then(
      ({ fileName }) => void message.success(t('settDetail.message.saved', { name: fileName })),
      ignoreApiError,
    );
  const copy = async () => {
    if (await copyText(summaryOf(order))) void message.success(t('settDetail.message.copied'));
  };
  return (
    <span className="record-tools">
      <ActionButton
        access="trade:sett:receipt"
        state={hasReceipt(order.status) ? undefined : { isAllowed: false, why: t('settDetail.message.noReceipt') }}
        onClick={download}
      >
        <FilePdfOutlined aria-hidden /> {t('settDetail.action.receipt')}
      </ActionButton>
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
        {t('settDetail.action.copy')}
      </Button>
      <PrintButton type="default" />
    </span>
  );
}

/** Number, state and actions. */
export function Head({ order, ask, ref }: HeadProps) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const { settNo, status, currency, queueReason } = order;
  const actions = shownActions(order);
  return (
    <section className="record-head" aria-label={t('settDetail.head')} tabIndex={-1} ref={ref}>
      <div className="panel-line">
        <span className="stack">
          <small className="soft">{t('sett.field.netAmount')}</small>
          <span className="amount-large number">{format.money(order.netAmount, currency)}</span>
        </span>
        <span className="stack">
          <small className="soft">{t('sett.field.settNo')}</small>
          <strong className="number">
            <CopyText text={settNo} name={t('sett.field.settNo')} />
          </strong>
        </span>
        <span>
          <StatusTag group="sett.status" value={status} tones={settTones} />{' '}
          {queueReason && queueReason !== 'NONE' && (
            <span className="tag tag-warning">{labelOf('sett.queueReason', queueReasons, queueReason)}</span>
          )}
        </span>
        <Age order={order} />
        <Tools order={order} />
      </div>
      <NextStep order={order} />
      {actions.length > 0 && (
        <div className="panel-line record-actions">
          {actions.map(({ action, state }) => (
            <ActionButton
              key={action}
              access={keyOf(action)}
              state={state}
              isPrimary={action === 'pass'}
              isDanger={DANGERS.has(action)}
              onClick={() => ask({ kind: action, rows: [order] })}
            >
              {t(`sett.action.${action}`)}
            </ActionButton>
          ))}
        </div>
      )}
    </section>
  );
}
