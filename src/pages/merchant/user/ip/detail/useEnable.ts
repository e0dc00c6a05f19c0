import { App } from 'antd';
import { useCallback } from 'react';
import type { WhiteIp } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { useInbox } from '@/hooks/useInbox';
import { useT } from '@/hooks/useT';
import { enableWhiteIp } from '@/services/white';
import type { Ask } from './dialog';

/** Enables an entry at once. One for payouts may need a second person, which only a dialog can announce. */
export function useEnable(ask: Ask, reload: () => void): (row: WhiteIp) => Promise<void> {
  const t = useT();
  const { message } = App.useApp();
  const hasApprovals = useInbox().toDecide !== undefined;
  return useCallback(
    async (row: WhiteIp) => {
      const { ipId, version, cidr, scope } = row;
      if (hasApprovals && scope === 'PAYOUT') return ask({ kind: 'enable', row });
      try {
        await enableWhiteIp({ ipId, version }, { idempotencyKey: createRequestId() });
        void message.success(t('white.message.enabled', { cidr }));
      } catch (error) {
        ignoreApiError(error);
      }
      reload();
    },
    [message, t, reload, hasApprovals, ask],
  );
}
