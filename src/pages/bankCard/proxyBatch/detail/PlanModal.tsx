import { useRequest } from 'ahooks';
import { Alert, Button, Modal, Skeleton, Table } from 'antd';
import { FormModal } from '@/components/FormModal';
import { LoadFailed } from '@/components/LoadFailed';
import { Money } from '@/components/Money';
import type { Batch, BatchItem, BatchItemBulkResult, BatchPlan } from '@/contract';
import { type ApiError, ignoreApiError } from '@/domain/apiError';
import { batchPlanObstacles } from '@/domain/batchItem';
import { addMoney } from '@/domain/money';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { assignBatch, planBatch } from '@/services/batchItem';

interface PlanModalProps {
  batch: Batch;
  /** The selected lines. Without it, all waiting lines. */
  rows?: readonly BatchItem[];
  onDone: (result: BatchItemBulkResult) => void;
  onRefusal: (refusal: ApiError) => void;
  onClose: () => void;
}

/** At most this many row numbers per reason. */
const NAMED = 5;

/** Lines without a card, grouped by reason. */
function Unassigned({ unassigned }: Pick<BatchPlan, 'unassigned'>) {
  const t = useT();
  const labelOf = useLabel();
  if (unassigned.length === 0) return null;
  const reasons = [...new Set(unassigned.map(({ obstacle }) => obstacle))].map((obstacle) => {
    const own = unassigned.filter((one) => one.obstacle === obstacle);
    const named = own.slice(0, NAMED).map(({ rowNo, itemNo }) => (rowNo ? t('batchItem.plan.row', { no: rowNo }) : itemNo));
    const more = own.length > NAMED ? [t('batchItem.plan.more', { count: own.length - NAMED })] : [];
    return { obstacle, count: own.length, text: [...named, ...more].join(', ') };
  });
  return (
    <Alert
      type="warning"
      showIcon
      title={t('batchItem.plan.unassigned', { count: unassigned.length })}
      description={
        <ul className="flag-list">
          {reasons.map(({ obstacle, text }) => (
            <li key={obstacle}>
              {labelOf('batchItem.obstacle', batchPlanObstacles, obstacle)}: {text}
            </li>
          ))}
        </ul>
      }
    />
  );
}

function Shares({ plan, currency }: Pick<BatchPlan, 'plan' | 'currency'>) {
  const t = useT();
  return (
    <Table<BatchPlan['plan'][number]>
      size="small"
      rowKey="cardId"
      dataSource={plan}
      pagination={false}
      scroll={{ x: true, y: 320 }}
      columns={[
        {
          title: t('batchItem.plan.card'),
          render: (_, { bankCode, cardNo = '' }) => <span className="number">{`${bankCode ?? ''} ····${cardNo.slice(-4)}`}</span>,
        },
        { title: t('batchItem.plan.count'), align: 'end', render: (_, { count }) => count },
        { title: t('batchItem.plan.sum'), align: 'end', render: (_, { sum }) => <Money amount={sum} currency={currency} /> },
        {
          title: t('batchItem.plan.left'),
          align: 'end',
          render: (_, { leftToday }) => <Money amount={leftToday} currency={currency} />,
        },
        {
          title: t('batchItem.plan.balance'),
          align: 'end',
          render: (_, { balanceAfter }) => <Money amount={balanceAfter} currency={currency} />,
        },
      ]}
    />
  );
}

/** Shows the planned card of each line before saving, then assigns exactly this plan. */
export function PlanModal({ batch, rows, onDone, onRefusal, onClose }: PlanModalProps) {
  const t = useT();
  const format = useFormat();
  const { batchNo } = batch;
  const { data, error, refresh } = useRequest(
    () => planBatch({ batchNo, itemNos: rows?.map(({ itemNo }) => itemNo) }, { isQuiet: true }),
    { onError: ignoreApiError },
  );
  const count = data?.plan.reduce((sum, share) => sum + share.count, 0) ?? 0;
  if (!data || count === 0)
    return (
      <Modal
        open
        width={720}
        title={t('batchItem.plan.title')}
        onCancel={onClose}
        footer={<Button onClick={onClose}>{t('common.action.close')}</Button>}
      >
        {error && <LoadFailed error={error} title={t('batchItem.plan.failed')} onRetry={refresh} />}
        {!error && !data && (
          <div role="status">
            <span className="visually-hidden">{t('batchItem.plan.reading')}</span>
            <Skeleton active title={false} />
          </div>
        )}
        {data && (
          <>
            <p role="status">{t('batchItem.plan.nothing')}</p>
            <Unassigned unassigned={data.unassigned} />
          </>
        )}
      </Modal>
    );
  const sum = addMoney(
    data.plan.map((share) => share.sum),
    data.currency,
  );
  return (
    <FormModal<object, BatchItemBulkResult>
      id="batch-plan"
      width={720}
      title={t('batchItem.plan.title')}
      okText={t('batchItem.plan.ok', { count })}
      send={(_, options) =>
        assignBatch(
          {
            batchNo,
            version: data.version ?? batch.version,
            plan: data.plan.map(({ cardId, itemNos }) => ({ cardId, itemNos })),
          },
          options,
        )
      }
      onDone={onDone}
      onRefusal={onRefusal}
      onClose={onClose}
    >
      <p>{t('batchItem.plan.text')}</p>
      <p role="status">
        <strong>
          {t('batchItem.plan.total', {
            count,
            all: count + data.unassigned.length,
            money: format.money(sum, data.currency),
          })}
        </strong>
      </p>
      <Shares plan={data.plan} currency={data.currency} />
      <Unassigned unassigned={data.unassigned} />
    </FormModal>
  );
}
