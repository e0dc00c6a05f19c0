import { useCallback } from 'react';
import type { WhiteIp } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { showRange } from '@/domain/ip';
import { createRequestId } from '@/domain/requestId';
import { useInbox } from '@/hooks/useInbox';
import { useT } from '@/hooks/useT';
import { useSuccess } from '@/screen/useSuccess';
import { enableWhiteIp } from '@/services/white';
import { type Ask, linkOf } from './dialog';

/** Enables an entry at once. One for payouts may need a second person, which only a dialog can announce. */
export function useEnable(ask: Ask, reload: () => void): (row: WhiteIp) => Promise<void> {
  const t = useT();
  const success = useSuccess();
  const hasApprovals = useInbox().toDecide !== undefined;
  return useCallback(
    async (row: WhiteIp) => {
      const { ipId, version, cidr, scope } = row;
      if (hasApprovals && scope === 'PAYOUT') return ask({ kind: 'enable', row });
      try {
        await enableWhiteIp({ ipId, version }, { idempotencyKey: createRequestId() });
        success(t('white.message.enabled', { cidr: showRange(cidr) }), ...linkOf(cidr));
      } catch (error) {
        ignoreApiError(error);
      }
      reload();
    },
    [success, t, reload, hasApprovals, ask],
  );
}
