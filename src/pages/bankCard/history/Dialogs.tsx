import { FormModal, ReasonModal } from '@/components/FormModal';
import { StatusTag } from '@/components/StatusTag';
import { TimeRangeInput } from '@/components/TimeRangeInput';
import type { BankLine, BankLineBulkResult, BankLineIgnoreReason, BankLineTotal, BankLineUnmatchReason } from '@/contract';
import { bankLineIgnoreReasons, bankLineTones, bankLineUnmatchReasons, canIgnoreAs } from '@/domain/bankLine';
import { sumsOf } from '@/domain/sums';
import { isWithinDays, type TimeRange } from '@/domain/timeRange';
import { useFormat } from '@/hooks/useFormat';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { ListResult } from '@/screen/ListResult';
import type { DialogsProps } from '@/screen/useListScreen';
import { type BulkProps, type ChangeProps, type RowProps, useOutcomes } from '@/screen/useOutcomes';
import { ignoreBankLines, rematchBankLines, unmatchBankLine } from '@/services/bankLine';
import type { Dialog } from './dialog';
import { ImportModal } from './ImportModal';
import { MatchModal } from './MatchModal';

const MAX_DAYS = 31;
const refOf = ({ lineNo, version }: BankLine) => ({ lineNo, version });

function UnmatchModal({ row, ...rest }: RowProps<BankLine>) {
  const t = useT();
  const format = useFormat();
  return (
    <ReasonModal<BankLineUnmatchReason, BankLine>
      id="bank-line-unmatch"
      title={t('bankLine.dialog.unmatch.title', { no: row.lineNo })}
      okText={t('bankLine.dialog.unmatch.ok')}
      isDanger
      reasons={bankLineUnmatchReasons}
      labelOf={(code) => t(`bankLine.unmatchReason.${code}`)}
      text={
        <>
          <p>{t('bankLine.dialog.unmatch.text', { money: format.money(row.amount, row.currency) })}</p>
          {row.bizType === 'COLLECT' && <p>{t('bankLine.dialog.unmatch.order', { order: row.bizNo ?? '' })}</p>}
        </>
      }
      send={(values, options) => unmatchBankLine({ ...refOf(row), ...values }, options)}
      {...rest}
    />
  );
}

function IgnoreModal({ rows, ...rest }: BulkProps<BankLine, BankLineBulkResult>) {
  const t = useT();
  const format = useFormat();
  const side = (direction: BankLine['direction']) =>
    sumsOf(rows.filter((row) => row.direction === direction))
      .map(({ amount, currency }) => format.money(amount, currency))
      .join(' + ') || '0';
  // Offers only reasons that fit at least one row.
  const offered = bankLineIgnoreReasons.filter((code) => rows.some(({ direction }) => canIgnoreAs(code, direction)));
  return (
    <ReasonModal<BankLineIgnoreReason, BankLineBulkResult>
      id="bank-line-ignore"
      title={t('bankLine.dialog.ignore.title', { count: rows.length })}
      okText={t('bankLine.dialog.ignore.ok')}
      reasons={bankLineIgnoreReasons}
      offered={offered}
      labelOf={(code) => t(`bankLine.ignoreReason.${code}`)}
      text={<p>{t('bankLine.dialog.ignore.text', { in: side('IN'), out: side('OUT') })}</p>}
      send={(values, options) => ignoreBankLines({ items: rows.map(refOf), ...values }, options)}
      {...rest}
    />
  );
}

type Rematched = Awaited<ReturnType<typeof rematchBankLines>>;

function RematchModal({ filters, ...rest }: Omit<ChangeProps<Rematched>, 'onRefusal'> & { filters: Filters }) {
  const t = useT();
  const field = fieldsFor<{ cardId?: string; range: TimeRange }>()('bankLine', t);
  const { timeZone } = useFormat();
  const isFit = ({ from, to }: TimeRange) => {
    const [start, end] = [Date.parse(from), Date.parse(to)];
    return start < end && isWithinDays(start, end, MAX_DAYS, timeZone);
  };
  return (
    <FormModal<{ cardId?: string; range: TimeRange }, Rematched>
      id="bank-line-rematch"
      title={t('bankLine.dialog.rematch.title')}
      okText={t('bankLine.dialog.rematch.ok')}
      initialValues={{
        cardId: filters.cardId?.includes(',') ? undefined : filters.cardId || undefined,
        range: { from: filters.bankFrom ?? '', to: filters.bankTo ?? '' },
      }}
      send={({ cardId, range }, options) => rematchBankLines({ cardId: cardId || null, ...range }, options)}
      {...rest}
    >
      <p>{t('bankLine.dialog.rematch.text')}</p>
      {field.choose('cardId', 'card', {}, { placeholder: t('common.list.any') })}
      {field.item('range', <TimeRangeInput label={t('bankLine.dialog.rematch.range')} />, {
        label: t('bankLine.dialog.rematch.range'),
        isRequired: true,
        faultOf: (range: TimeRange) => (isFit(range) ? undefined : t('bankLine.dialog.rematch.rangeRequired')),
      })}
    </FormModal>
  );
}

/** The open dialog, then the result of the change. */
export function Dialogs({ dialog, screen }: DialogsProps<BankLine, Dialog, BankLineTotal>) {
  const t = useT();
  const { close, list, state } = screen;
  const { filters } = state;
  const { success, saved, bulk, shared } = useOutcomes(screen);
  const read = (text: string) => {
    close();
    list.reload();
    success(text);
  };
  switch (dialog.kind) {
    case 'match':
      return (
        <MatchModal
          row={dialog.row}
          bizNo={dialog.bizNo}
          onDone={saved((row) => t('bankLine.message.matched', { no: row.lineNo, order: row.bizNo ?? '' }))}
          {...shared}
        />
      );
    case 'unmatch':
      return (
        <UnmatchModal row={dialog.row} onDone={saved((row) => t('bankLine.message.unmatched', { no: row.lineNo }))} {...shared} />
      );
    case 'ignore':
      return (
        <IgnoreModal
          rows={dialog.rows}
          onDone={bulk<BankLineBulkResult>(
            (count) => t('bankLine.message.ignored', { count }),
            (result) => ({ kind: 'result', result }),
          )}
          {...shared}
        />
      );
    case 'rematch':
      return (
        <RematchModal
          filters={filters}
          onDone={({ tried, matched }) => read(t('bankLine.message.rematched', { tried, matched }))}
          onClose={close}
        />
      );
    case 'result':
      return (
        <ListResult
          screen={screen}
          result={{ ...dialog.result, failed: dialog.result.failed.map((one) => ({ ...one, current: stateOf(one.current) })) }}
          idTitle={t('bankLine.field.lineNo')}
          renderState={({ current }) => <StatusTag group="bankLine.matchStatus" value={current?.status} tones={bankLineTones} />}
        />
      );
    case 'import':
      return (
        <ImportModal
          cardId={filters.cardId?.includes(',') ? undefined : filters.cardId || undefined}
          onDone={({ newCount: fresh, duplicateCount: known, matchedCount: matched = 0 }) =>
            read(t('bankLine.dialog.import.done', { fresh, matched, known }))
          }
          onClose={close}
        />
      );
  }
}

/** The shared report reads `status`; a movement has `matchStatus`. */
const stateOf = (row: BankLine | null | undefined) => row && { status: row.matchStatus };
