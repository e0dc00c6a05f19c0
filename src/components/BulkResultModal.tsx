import { Button, Modal, Table } from 'antd';
import { type ReactNode, useState } from 'react';
import { neutralise } from '@/domain/neutralise';
import { useCopy } from '@/hooks/useCopy';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

/** A failed item of a bulk call; only code and message are always present. */
export interface BulkFailure {
  code: number;
  msg: string;
  current?: { status?: string } | null;
  changedBy?: string;
  changedAt?: string;
  claimedBy?: string;
  claimedUntil?: string;
}

interface BulkResultModalProps<Failure extends BulkFailure> {
  succeeded: number;
  failed: readonly Failure[];
  idOf: (failure: Failure) => string;
  idTitle: string;
  renderState: (failure: Failure) => ReactNode;
  onRetry: () => void;
  onClose: () => void;
}

/** One cell of the copied report: on one line, and never a formula in a spreadsheet. */
const cell = (text: string | number) => neutralise(String(text).replace(/\s+/g, ' '));

/**
 * Result of a bulk call, item by item (code 207): each failure with its reason, who changed the record first, and its present
 * state. The list can be copied as text.
 */
export function BulkResultModal<Failure extends BulkFailure>(props: BulkResultModalProps<Failure>) {
  const { succeeded, failed, idOf, idTitle, renderState, onRetry, onClose } = props;
  const t = useT();
  const format = useFormat();
  const copyText = useCopy();
  const [isCopied, setIsCopied] = useState(false);

  const whoOf = ({ changedBy, changedAt, claimedBy, claimedUntil }: Failure) => {
    if (claimedBy && claimedUntil) return t('parts.outcome.claimedUntil', { name: claimedBy, time: format.time(claimedUntil) });
    if (claimedBy) return t('parts.outcome.claimed', { name: claimedBy });
    return changedBy && changedAt ? t('parts.outcome.conflict', { name: changedBy, time: format.time(changedAt) }) : '';
  };

  const copy = async () => {
    const head = [idTitle, t('parts.bulk.code'), t('parts.bulk.why'), t('parts.bulk.who'), t('parts.bulk.state')];
    const lines = failed.map((one) => [idOf(one), one.code, one.msg, whoOf(one), one.current?.status ?? '']);
    setIsCopied(await copyText([head, ...lines].map((line) => line.map(cell).join('\t')).join('\n')));
  };

  return (
    <Modal
      open
      width={760}
      title={t('parts.bulk.title', { done: succeeded, all: succeeded + failed.length })}
      onCancel={onClose}
      footer={[
        <Button key="copy" onClick={() => void copy()}>
          {t(isCopied ? 'common.action.copied' : 'parts.bulk.copy')}
        </Button>,
        <Button key="retry" onClick={onRetry}>
          {t('parts.bulk.retry')}
        </Button>,
        <Button key="close" type="primary" onClick={onClose}>
          {t('common.action.close')}
        </Button>,
      ]}
    >
      <Table<Failure>
        size="small"
        rowKey={idOf}
        dataSource={[...failed]}
        pagination={false}
        scroll={{ x: true, y: 320 }}
        columns={[
          { title: idTitle, render: (_, failure) => idOf(failure) },
          {
            title: t('parts.bulk.why'),
            render: (_, failure) => (
              <>
                {failure.msg}
                {whoOf(failure) && <small className="soft stack">{whoOf(failure)}</small>}
              </>
            ),
          },
          { title: t('parts.bulk.state'), render: (_, failure) => renderState(failure) },
        ]}
      />
      <span role="status" className="visually-hidden">
        {isCopied ? t('common.action.copied') : ''}
      </span>
    </Modal>
  );
}
