import { App } from 'antd';
import { BulkResultModal } from '@/components/BulkResultModal';
import { StatusTag } from '@/components/StatusTag';
import type { Card, CardBulkResult } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { cardStatuses, cardStatusTones } from '@/domain/card';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { CardModal } from './CardModal';
import type { Ask, Dialog } from './dialog';
import { ImportModal } from './ImportModal';
import { EnableModal, LimitModal, PauseModal } from './ManyModals';
import { CorrectModal, QueryModal, RetireModal, ReviewModal } from './OneModals';

interface DialogsProps {
  dialog: Dialog;
  ask: Ask;
  onChanged: (rows: readonly Card[]) => void;
  /** Rows came or went. */
  onReload: () => void;
  /** What was selected is dealt with. */
  onDone: () => void;
  onSelect: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The dialog that stands open, whatever opened it: the toolbar, a row, the selection or the drawer. */
export function Dialogs({ dialog, ask, onChanged, onReload, onDone, onSelect, onClose }: DialogsProps) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const { message } = App.useApp();
  const money = (amount: string | null | undefined, { currency }: Card) => (amount ? format.money(amount, currency) : '–');
  const learn = ({ data }: ApiError) => {
    const current = data?.current as Card | undefined;
    if (!current) return;
    onChanged([current]);
    if ('row' in dialog) ask({ ...dialog, row: current });
    if ('rows' in dialog) ask({ ...dialog, rows: [current] });
  };
  const done = (textOf: (row: Card) => string) => (row: Card) => {
    onClose();
    onChanged([row]);
    void message.success(textOf(row));
  };
  const bulkDone = (kind: 'enabled' | 'paused' | 'limited') => (result: CardBulkResult) => {
    onChanged([...result.succeeded, ...result.failed].flatMap(({ current }) => current ?? []));
    onDone();
    if (result.failed.length > 0) return ask({ kind: 'result', result });
    onClose();
    void message.success(t(`card.message.${kind}`, { count: result.succeeded.length }));
  };
  const shared = { onRefusal: learn, onClose };
  switch (dialog.kind) {
    case 'add':
      return (
        <CardModal
          onDone={({ cardId }) => {
            onClose();
            onReload();
            void message.success(t('card.message.added', { name: cardId }));
          }}
          onClose={onClose}
        />
      );
    case 'import':
      return (
        <ImportModal
          onDone={(count) => {
            onClose();
            onReload();
            void message.success(t('card.message.imported', { count }));
          }}
          onClose={onClose}
        />
      );
    case 'edit':
      return (
        <CardModal
          row={dialog.row}
          onDone={done(({ cardId, status }) =>
            t(status === 'PENDING_REVIEW' ? 'card.message.submitted' : 'card.message.saved', { name: cardId }),
          )}
          {...shared}
        />
      );
    case 'review':
      return (
        <ReviewModal
          row={dialog.row}
          onDone={done(({ cardId, status }) =>
            status === 'PENDING_REVIEW'
              ? t('card.message.refused', { name: cardId })
              : t('card.message.passed', { name: cardId, status: labelOf('card.status', cardStatuses, status) }),
          )}
          {...shared}
        />
      );
    case 'retire':
      return (
        <RetireModal row={dialog.row} onDone={done(({ cardId }) => t('card.message.retired', { name: cardId }))} {...shared} />
      );
    case 'queryBalance':
      return (
        <QueryModal
          row={dialog.row}
          onDone={done((row) => t('card.message.asked', { amount: money(row.bankBalance, row) }))}
          {...shared}
        />
      );
    case 'correct':
      return (
        <CorrectModal
          row={dialog.row}
          onDone={done((row) => t('card.message.corrected', { name: row.cardId, amount: money(row.bookBalance, row) }))}
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
        <BulkResultModal
          succeeded={dialog.result.succeeded.length}
          failed={dialog.result.failed}
          idOf={({ cardId }) => cardId}
          idTitle={t('card.field.cardId')}
          renderState={({ current }) => <StatusTag group="card.status" value={current?.status} tones={cardStatusTones} />}
          onRetry={() => {
            onSelect(dialog.result.failed.map(({ cardId }) => cardId));
            onClose();
          }}
          onClose={onClose}
        />
      );
  }
}
