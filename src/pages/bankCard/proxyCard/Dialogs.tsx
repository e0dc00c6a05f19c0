import { StatusTag } from '@/components/StatusTag';
import type { Card, CardBulkResult } from '@/contract';
import { cardStatuses, cardStatusTones } from '@/domain/card';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { ListResult } from '@/screen/ListResult';
import type { DialogsProps } from '@/screen/useListScreen';
import { useOutcomes } from '@/screen/useOutcomes';
import { CardModal } from './CardModal';
import type { Dialog } from './dialog';
import { ImportModal } from './ImportModal';
import { EnableModal, LimitModal, PauseModal } from './ManyModals';
import { CorrectModal, QueryModal, RetireModal, ReviewModal } from './OneModals';

export function Dialogs({ dialog, screen }: DialogsProps<Card, Dialog>) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const { close, list } = screen;
  const { success, added, saved, bulk, shared } = useOutcomes(screen);
  const money = (amount: string | null | undefined, { currency }: Card) => (amount ? format.money(amount, currency) : '–');
  const bulkDone = (words: 'enabled' | 'paused' | 'limited') =>
    bulk<CardBulkResult>(
      (count) => t(`card.message.${words}`, { count }),
      (result) => ({ kind: 'result', result }),
    );
  switch (dialog.kind) {
    case 'add':
      return <CardModal onDone={added(({ cardId }) => t('card.message.added', { name: cardId }))} onClose={close} />;
    case 'import':
      return (
        <ImportModal
          onDone={(count) => {
            close();
            list.reload();
            success(t('card.message.imported', { count }));
          }}
          onClose={close}
        />
      );
    case 'edit':
      return (
        <CardModal
          row={dialog.row}
          onDone={saved(({ cardId, status }) =>
            t(status === 'PENDING_REVIEW' ? 'card.message.submitted' : 'card.message.saved', { name: cardId }),
          )}
          {...shared}
        />
      );
    case 'review':
      return (
        <ReviewModal
          row={dialog.row}
          onDone={saved(({ cardId, status }) =>
            status === 'PENDING_REVIEW'
              ? t('card.message.refused', { name: cardId })
              : t('card.message.passed', { name: cardId, status: labelOf('card.status', cardStatuses, status) }),
          )}
          {...shared}
        />
      );
    case 'retire':
      return (
        <RetireModal row={dialog.row} onDone={saved(({ cardId }) => t('card.message.retired', { name: cardId }))} {...shared} />
      );
    case 'queryBalance':
      return (
        <QueryModal
          row={dialog.row}
          onDone={saved((row) => t('card.message.asked', { amount: money(row.bankBalance, row) }))}
          {...shared}
        />
      );
    case 'correct':
      return (
        <CorrectModal
          row={dialog.row}
          onDone={saved((row) => t('card.message.corrected', { name: row.cardId, amount: money(row.bookBalance, row) }))}
          {...shared}
        />
      );
    case 'enable':
      return <EnableModal rows={dialog.rows} onDone={bulkDone('enabled')} {...shared} />;
    case 'pause':
      return <PauseModal rows={dialog.rows} onDone={bulkDone('paused')} {...shared} />;
    case 'limit':
      return <LimitModal rows={dialog.rows} onDone={bulkDone('limited')} {...shared} />;
    case 'result':
      return (
        <ListResult
          screen={screen}
          result={dialog.result}
          idTitle={t('card.field.cardId')}
          renderState={({ current }) => <StatusTag group="card.status" value={current?.status} tones={cardStatusTones} />}
        />
      );
  }
}
