import { App } from 'antd';
import { useState } from 'react';
import { StatusTag } from '@/components/StatusTag';
import type { Collect, CollectBulkResult } from '@/contract';
import { collectStatuses, collectTones } from '@/domain/collect';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { ListResult } from '@/screen/ListResult';
import type { DialogsProps } from '@/screen/useListScreen';
import { useOutcomes } from '@/screen/useOutcomes';
import { ConfirmModal } from './ConfirmModal';
import { cardName } from './cells';
import type { CollectProps, Dialog } from './dialog';
import { ExtendModal, NotifyModal, ReallocateModal } from './MoveModals';
import { CloseModal, DisputeModal } from './ReasonModals';

const isRow = (row: Collect | null | undefined): row is Collect => Boolean(row);

/** The open dialog, then the result of the change. */
export function Dialogs({ dialog, screen }: DialogsProps<Collect, Dialog>) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const { message } = App.useApp();
  const { close, updateRows, selection } = screen;
  const { shared, success } = useOutcomes(screen);
  const [result, setResult] = useState<CollectBulkResult>();
  const { kind, rows, lineNo } = dialog;
  const [first, ...others] = rows;
  if (!first) return null;

  if (result)
    return (
      <ListResult
        screen={screen}
        result={result}
        idTitle={t('collect.field.collectNo')}
        renderState={(failure) => <StatusTag group="collect.status" value={failure.current?.status} tones={collectTones} />}
      />
    );

  /** The callback was sent but the merchant did not accept it: this counts as undone too. */
  const missed = ({ succeeded }: CollectBulkResult) =>
    succeeded
      .filter(({ isDelivered }) => isDelivered === false)
      .map(({ collectNo, httpStatus, current }) => {
        const status = httpStatus ?? t('collect.message.noAnswer');
        return { collectNo, code: httpStatus ?? 0, msg: t('collect.message.undelivered', { no: collectNo, status }), current };
      });

  const done = (answer: CollectBulkResult) => {
    const current = [...answer.succeeded, ...answer.failed].map((one) => one.current).filter(isRow);
    updateRows(current);
    const undone = missed(answer);
    const failed = [...answer.failed, ...undone];
    if (failed.length > 0 && rows.length > 1) {
      const left = new Set(undone.map(({ collectNo }) => collectNo));
      return setResult({ succeeded: answer.succeeded.filter(({ collectNo }) => !left.has(collectNo)), failed });
    }
    if (rows.length > 1) selection.choose([]);
    close();
    if (failed[0]) return void message.warning(failed[0].msg);
    const now = current[0] ?? first;
    success(
      t(`collect.message.done.${kind}`, {
        count: answer.succeeded.length,
        no: first.collectNo,
        status: labelOf('collect.status', collectStatuses, now.status),
        until: now.expireAt ? format.time(now.expireAt) : '',
        card: cardName(now),
        money: format.money((kind === 'confirm' ? now.paidAmount : now.payableAmount) ?? now.amount, now.currency),
      }),
      rows.length === 1 ? now : undefined,
    );
  };
  const own: CollectProps = { rows: [first, ...others], ...shared, onDone: done };
  switch (kind) {
    case 'confirm':
      return <ConfirmModal lineNo={lineNo} {...own} />;
    case 'extend':
      return <ExtendModal {...own} />;
    case 'reallocate':
      return <ReallocateModal {...own} />;
    case 'dispute':
      return <DisputeModal {...own} />;
    case 'close':
      return <CloseModal {...own} />;
    default:
      return <NotifyModal {...own} />;
  }
}
