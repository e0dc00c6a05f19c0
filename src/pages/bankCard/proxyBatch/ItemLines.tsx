import { useRequest } from 'ahooks';
import { Pagination, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { Money } from '@/components/Money';
import { ScrollTable } from '@/components/ScrollTable';
import { StatusTag } from '@/components/StatusTag';
import type { BatchItem } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { batchItemStatuses, batchItemTones } from '@/domain/batch';
import { asShown } from '@/domain/written';
import { useT } from '@/hooks/useT';
import { pageBatchItems } from '@/services/batchItem';

const PAGE_SIZE = 20;

/** Findings of the check, or the reason for the failure. */
function Findings({ row: { faults = [], warnings = [], failMsg } }: { row: BatchItem }) {
  return (
    <span className="stack">
      {faults.map(({ name, msg }) => (
        <small key={`${name} ${msg}`} className="text-error">{`${asShown(name)}: ${msg}`}</small>
      ))}
      {warnings.map(({ name, msg }) => (
        <small key={`${name} ${msg}`} className="text-warning">{`${asShown(name)}: ${msg}`}</small>
      ))}
      {failMsg && <small>{failMsg}</small>}
    </span>
  );
}

/** Read-only lines. Payments are made on the workbench page (docs/rules/batchItem.md#readers). */
export function ItemLines({ batchNo, version }: { batchNo: string; version: unknown }) {
  const t = useT();
  const [status, setStatus] = useState<string>();
  const [current, setCurrent] = useState(1);
  const { data, error, refresh } = useRequest(
    () => pageBatchItems({ batchNo, current, pageSize: PAGE_SIZE, status }, { isQuiet: true }),
    { refreshDeps: [batchNo, version, current, status], onError: () => undefined },
  );
  const title = t('batch.detail.items');
  if (error instanceof ApiError) return <LoadFailed error={error} title={t('common.detail.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  return (
    <>
      <Select
        allowClear
        size="small"
        style={{ minWidth: 180, marginBottom: 8 }}
        aria-label={t('batch.field.status')}
        placeholder={t('batch.field.status')}
        value={status}
        onChange={(next) => {
          setStatus(next);
          setCurrent(1);
        }}
        options={batchItemStatuses.map((value) => ({ value, label: t(`batchItem.status.${value}`) }))}
      />
      <ScrollTable<BatchItem>
        label={title}
        rows={data.list}
        rowKey={({ itemNo }) => itemNo}
        columns={[
          { title: t('batch.detail.row'), isHeader: true, render: ({ rowNo }) => rowNo },
          { title: t('batch.column.payeeName'), render: ({ payeeName }) => payeeName ?? '–' },
          {
            title: t('batch.column.payeeAccountNo'),
            render: ({ payeeAccountNo, payeeBankCode }) => `${payeeBankCode ?? ''} ${payeeAccountNo ?? ''}`,
          },
          {
            title: t('batch.field.totalAmount'),
            isNumeric: true,
            // Of an invalid line, what the file says: it may be no amount.
            render: ({ netAmount, amountText, currency }) => amountText ?? <Money amount={netAmount} currency={currency} />,
          },
          {
            title: t('batch.field.status'),
            render: ({ status: own }) => <StatusTag group="batchItem.status" value={own} tones={batchItemTones} />,
          },
          { title: t('batch.detail.findings'), render: (row) => <Findings row={row} /> },
        ]}
      />
      <Pagination
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        current={current}
        pageSize={PAGE_SIZE}
        total={data.total}
        onChange={setCurrent}
      />
    </>
  );
}
