import { Button, Modal } from 'antd';
import { ScrollTable } from '@/components/ScrollTable';
import { StatusTag } from '@/components/StatusTag';
import type { PayRecordBulkResult } from '@/contract';
import { payRecordTones } from '@/domain/payOrder';
import { upstreamAnswers } from '@/domain/payRecord';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

/** The upstream's answer for each attempt. Refused ones show the reason. */
export function QueryResult({ result, onClose }: { result: PayRecordBulkResult; onClose: () => void }) {
  const t = useT();
  const labelOf = useLabel();
  const { succeeded, failed } = result;
  const rows = [
    ...succeeded.map(({ recordNo, before, after, upstreamStatus }) => ({
      recordNo,
      before,
      after,
      said: upstreamStatus ? labelOf('payrecord.upstream', upstreamAnswers, upstreamStatus) : '–',
    })),
    ...failed.map(({ recordNo, msg, current }) => ({
      recordNo,
      before: current?.status,
      after: undefined,
      said: t('payrecord.dialog.result.notAsked', { why: msg }),
    })),
  ];
  const title = t('payrecord.dialog.result.title', { done: succeeded.length, all: rows.length });
  const state = (of: 'before' | 'after') => (row: (typeof rows)[number]) =>
    row[of] ? <StatusTag group="payrecord.status" value={row[of]} tones={payRecordTones} /> : '–';
  return (
    <Modal
      open
      width={760}
      title={title}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('common.action.close')}
        </Button>
      }
    >
      <div className="tall-list">
        <ScrollTable
          label={title}
          rows={rows}
          rowKey={({ recordNo }, index) => `${index} ${recordNo}`}
          columns={[
            { title: t('payrecord.field.recordNo'), isHeader: true, render: ({ recordNo }) => recordNo },
            { title: t('payrecord.dialog.result.before'), render: state('before') },
            { title: t('payrecord.dialog.result.after'), render: state('after') },
            { title: t('payrecord.dialog.result.said'), render: ({ said }) => said },
          ]}
        />
      </div>
    </Modal>
  );
}
