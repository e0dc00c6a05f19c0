import { useRequest } from 'ahooks';
import { Alert, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { FormModal } from '@/components/FormModal';
import { LoadFailed } from '@/components/LoadFailed';
import { SheetLines } from '@/components/SheetLines';
import type { SheetLine } from '@/components/sheetErrors';
import type { Batch, BatchLineChange } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { banksOf, type CorrectedColumn, correctedColumns, lineChecker } from '@/domain/batchLines';
import { useT } from '@/hooks/useT';
import type { RowProps } from '@/screen/useOutcomes';
import { editBatch } from '@/services/batch';
import { pageBatchItems } from '@/services/batchItem';
import { getLabels } from '@/services/common';
import { About, refOf } from './About';
import { wordsIn } from './useFileLines';

const SHOWN = 200;
const WIDTH = 1100;
const COLUMN_WIDTH = 170;
const NONE: ReadonlySet<number> = new Set();

type Cells = Partial<Record<CorrectedColumn, string>>;

/**
 * Corrects the invalid lines of a saved batch in place, or leaves them out (docs/rules/batch.md#create). Masked cells cannot be
 * checked here: only those that you type are, and the platform checks all.
 */
export function LinesModal({ row, ...rest }: RowProps<Batch>) {
  const t = useT();
  const { batchNo, currency } = row;
  const [typed, setTyped] = useState<ReadonlyMap<number, Cells>>(new Map());
  const [leftOut, setLeftOut] = useState(NONE);
  const { data, error, refresh } = useRequest(
    () => pageBatchItems({ batchNo, status: 'INVALID', current: 1, pageSize: SHOWN }, { isQuiet: true }),
    { onError: () => undefined },
  );
  const { data: labels } = useRequest(getLabels, { onError: () => undefined });
  const columns = useMemo(
    () => correctedColumns.map((name) => ({ name, title: t(`batch.column.${name}`), width: COLUMN_WIDTH })),
    [t],
  );
  const checker = useMemo(
    () => labels && lineChecker({ currency, banks: banksOf(labels.types.bank ?? [], currency) }),
    [labels, currency],
  );
  const lines = useMemo(
    () =>
      (data?.list ?? []).map((item): SheetLine => {
        const { rowNo, outItemNo = '', payeeName = '', payeeAccountNo = '', payeeBankCode = '', amountText, netAmount } = item;
        const own = typed.get(rowNo) ?? {};
        const cells = { outItemNo, payeeName, payeeAccountNo, payeeBankCode, amount: amountText ?? netAmount, ...own };
        const isOwn = ({ name }: { name: string }) => Object.hasOwn(own, name);
        return {
          lineNo: rowNo,
          cells,
          errors: [
            ...(item.faults ?? []).filter((fault) => !isOwn(fault)),
            ...(checker
              ?.look({ rowNo, ...cells })
              .faults.filter(isOwn)
              .map(wordsIn(t)) ?? []),
          ],
          warnings: item.warnings ?? [],
        };
      }),
    [data, typed, checker, t],
  );
  const changes = (data?.list ?? []).flatMap(({ itemNo, rowNo }): BatchLineChange[] =>
    leftOut.has(rowNo) ? [{ itemNo, isLeftOut: true }] : typed.has(rowNo) ? [{ itemNo, ...typed.get(rowNo) }] : [],
  );
  return (
    <FormModal<object, Batch>
      id="batch-lines"
      width={WIDTH}
      title={t('batch.dialog.correct.title', { no: batchNo })}
      okText={t('batch.dialog.correct.ok', { count: changes.length })}
      whyNot={changes.length === 0 ? t('batch.dialog.correct.needed') : undefined}
      isFilled={changes.length > 0}
      send={(_, options) => editBatch({ ...refOf(row), lines: changes }, options)}
      {...rest}
    >
      <About row={row} />
      <p className="soft">{t('batch.dialog.correct.text')}</p>
      {data && data.total > SHOWN && (
        <Alert type="info" title={t('batch.dialog.correct.more', { shown: SHOWN, all: data.total })} />
      )}
      {error instanceof ApiError ? (
        <LoadFailed error={error} title={t('common.detail.failed')} onRetry={refresh} />
      ) : data ? (
        <SheetLines
          name={t('batch.dialog.correct.lines')}
          lines={lines}
          columns={columns}
          onChange={(lineNo, name, value) =>
            setTyped((before) => new Map(before).set(lineNo, { ...before.get(lineNo), [name]: value }))
          }
          leftOut={leftOut}
          onLeaveOut={(lineNo, isOut) =>
            setLeftOut((before) => new Set(isOut ? [...before, lineNo] : [...before].filter((line) => line !== lineNo)))
          }
        />
      ) : (
        <Skeleton active title={false} />
      )}
    </FormModal>
  );
}
