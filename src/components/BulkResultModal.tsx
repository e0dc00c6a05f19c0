import { Button, Modal, Table } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';

interface BulkResultModalProps<Failure extends { code: number; msg: string }> {
  succeeded: number;
  failed: readonly Failure[];
  idOf: (failure: Failure) => string;
  idTitle: string;
  renderState: (failure: Failure) => ReactNode;
  onRetry: () => void;
  onClose: () => void;
}

/** Result of a bulk call item by item (code 207): what failed, why, and what it is now. */
export function BulkResultModal<Failure extends { code: number; msg: string }>(props: BulkResultModalProps<Failure>) {
  const { succeeded, failed, idOf, idTitle, renderState, onRetry, onClose } = props;
  const t = useT();
  return (
    <Modal
      open
      width={760}
      title={t('common.bulk.title', { done: succeeded, all: succeeded + failed.length })}
      onCancel={onClose}
      footer={[
        <Button key="retry" onClick={onRetry}>
          {t('common.bulk.retry')}
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
          { title: t('common.bulk.why'), dataIndex: 'msg' },
          { title: t('common.bulk.state'), render: (_, failure) => renderState(failure) },
        ]}
      />
    </Modal>
  );
}
