import { App } from 'antd';
import { useMemo, useRef } from 'react';
import type { Round, RoundBulkResult } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { useT } from '@/hooks/useT';
import { useSuccess } from '@/screen/useSuccess';
import { enableRounds, resetRoundBreakers } from '@/services/round';
import { type Ask, linkOf, nameOf, refsOf } from './dialog';
import type { Acts } from './RowActions';
import { inputsOf, type SaveDraft } from './useDraft';

interface ActsOptions {
  ask: Ask;
  save: SaveDraft;
  reload: () => void;
}

/** Actions on rounds: some run at once, others open a dialog. */
export function useActs({ ask, save, reload }: ActsOptions): Acts & { enableAll: (rows: readonly Round[]) => Promise<void> } {
  const t = useT();
  const { message } = App.useApp();
  const success = useSuccess();
  const latest = useRef({ message, success, reload });
  latest.current = { message, success, reload };
  return useMemo(() => {
    const run = async (
      call: (items: ReturnType<typeof refsOf>) => Promise<RoundBulkResult>,
      rows: readonly Round[],
      done: 'enabled' | 'reset',
    ) => {
      try {
        const { succeeded, failed } = await call(refsOf(rows));
        const values = { done: succeeded.length, all: rows.length, name: rows.map(nameOf).join(', ') };
        if (failed.length === 0) latest.current.success(t(`round.message.${done}`, values), ...linkOf(rows));
        else void latest.current.message.warning(failed.map(({ roundId, msg }) => `${roundId}: ${msg}`).join(' '));
      } catch (error) {
        ignoreApiError(error);
      }
      latest.current.reload();
    };
    const enableAll = (rows: readonly Round[]) =>
      run((items) => enableRounds({ items }, { idempotencyKey: createRequestId() }), rows, 'enabled');
    return {
      enableAll,
      edit: (row: Round) => ask({ kind: 'edit', row }),
      disable: (row: Round) => ask({ kind: 'disable', rows: [row] }),
      trip: (row: Round) => ask({ kind: 'trip', rows: [row] }),
      enable: (row: Round) => enableAll([row]),
      resetBreaker: (row: Round) =>
        run((items) => resetRoundBreakers({ items }, { idempotencyKey: createRequestId() }), [row], 'reset'),
      remove: async (row: Round) => {
        const isSaved = await save(({ channelCodes }) => inputsOf(channelCodes.filter((code) => code !== row.channelCode)));
        if (isSaved) void latest.current.message.success(t('round.message.removed', { name: row.channelCode }));
      },
    };
  }, [ask, save, t]);
}
