import { Progress, Radio } from 'antd';
import { useRef, useState } from 'react';
import { FormModal } from '@/components/FormModal';
import type { Batch, BatchItem, BatchOtpMode } from '@/contract';
import { APPLY_MAX } from '@/domain/batchItem';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { applyBatchPay, pageBatchItems } from '@/services/batchItem';
import { applyInParts, type Report } from './applyInParts';
import { sumOf } from './refs';

interface ApplyModalProps {
  batch: Batch;
  /** The selected lines. Without it, all lines with a card. */
  rows?: readonly BatchItem[];
  onDone: (report: Report) => void;
  onClose: () => void;
}

interface Values {
  otpMode: BatchOtpMode;
}

/** The API's maximum page size. */
const PAGE_MAX = 200;

type Step = { kind: 'collecting' | 'sending'; done: number; all: number };

/** Reads all lines with a card, page by page. */
async function collect(batchNo: string, onStep: (step: Step) => void, isStopped: () => boolean): Promise<BatchItem[]> {
  const rows = new Map<string, BatchItem>();
  for (let current = 1; !isStopped(); current++) {
    const query = { batchNo, status: 'ASSIGNED', current, pageSize: PAGE_MAX };
    const { list, total } = await pageBatchItems(query, {});
    for (const row of list) rows.set(row.itemNo, row);
    onStep({ kind: 'collecting', done: rows.size, all: total });
    if (list.length < PAGE_MAX) break;
  }
  return [...rows.values()];
}

/** Asks for the source of the OTPs, then starts the payments in parts. It can be stopped between two parts. */
export function ApplyModal({ batch, rows, onDone, onClose }: ApplyModalProps) {
  const t = useT();
  const field = fieldsFor<Values>()('batchItem', t);
  const format = useFormat();
  const [step, setStep] = useState<Step>();
  const [isStopping, setIsStopping] = useState(false);
  const stopped = useRef(false);
  const sum = rows && sumOf(rows);

  const send = async ({ otpMode }: Values): Promise<Report> => {
    const isStopped = () => stopped.current;
    const wanted = rows ?? (await collect(batch.batchNo, setStep, isStopped));
    setStep({ kind: 'sending', done: 0, all: wanted.length });
    return applyInParts({
      batchNo: batch.batchNo,
      version: batch.version,
      otpMode,
      rows: wanted,
      send: applyBatchPay,
      onProgress: ({ asked, failed, all }) => setStep({ kind: 'sending', done: asked + failed.length, all }),
      isStopped,
    });
  };
  const close = () => {
    if (!step) return onClose();
    stopped.current = true;
    setIsStopping(true);
  };
  return (
    <FormModal<Values, Report>
      id="batch-apply"
      title={rows ? t('batchItem.apply.title', { count: rows.length }) : t('batchItem.apply.titleAll')}
      okText={t('batchItem.apply.ok')}
      isDanger
      send={send}
      onDone={onDone}
      onRefusal={() => setStep(undefined)}
      onClose={close}
    >
      <p>
        {sum
          ? t('batchItem.apply.text', { money: format.money(sum.amount, sum.currency) })
          : t('batchItem.apply.textAll', { size: APPLY_MAX })}
      </p>
      {field.item(
        'otpMode',
        <Radio.Group disabled={step !== undefined}>
          <Radio value="LISTEN">{t('batchItem.apply.LISTEN')}</Radio>
          <Radio value="MANUAL">{t('batchItem.apply.MANUAL')}</Radio>
        </Radio.Group>,
        { label: t('batchItem.apply.mode'), isRequired: true },
      )}
      {step && (
        <>
          <Progress
            percent={step.all === 0 ? 0 : Math.floor((step.done * 100) / step.all)}
            aria-label={t('batchItem.apply.label')}
          />
          <p role="status">
            {isStopping ? t('batchItem.apply.stopping') : t(`batchItem.apply.${step.kind}`, { done: step.done, all: step.all })}
          </p>
        </>
      )}
    </FormModal>
  );
}
