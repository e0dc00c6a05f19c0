import { useEffect, useRef } from 'react';
import type { Withdraw } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { useAccess } from '@/hooks/useAccess';
import { claimWithdraws, releaseWithdraws } from '@/services/withdraw';
import { keepClaim, takeBack } from './keptClaims';

/** Moving through orders quickly must not claim them. */
const DWELL_MS = 500;
const RENEW_MS = 60_000;

interface ClaimOptions {
  /** The open order, once loaded. */
  row: Withdraw | undefined;
  operatorId: string | undefined;
  learn: (rows: readonly (Withdraw | null | undefined)[]) => void;
  /** Orders claimed by opening them, not manually. Leaving them releases the claim. */
  held: Set<string>;
}

/** The console claims by itself: only opening the order was input. */
const quiet = () => ({ isQuiet: true, isBackground: true, idempotencyKey: createRequestId() });

/**
 * Claims the open order and renews the claim each minute. Leaving the order undecided releases a claim made by opening it
 * (docs/rules/withdraw.md#claim), unless a link led away. A colleague's claim is respected and shown.
 */
export function useClaim({ row, operatorId, learn, held }: ClaimOptions): void {
  const granted = useAccess();
  const no = row?.withdrawNo;
  const isOwn = Boolean(row?.claimedBy) && row?.claimedBy === operatorId;
  const isFree = row?.allowed?.includes('claim') === true && !row.claimedBy;
  const isClaimable = Number.isInteger(row?.version) && granted['trade:withdraw:claim'] === true && (isOwn || isFree);
  const latest = useRef({ row, isOwn, learn });
  latest.current = { row, isOwn, learn };
  /** An open order whose claim you released manually is not claimed again. */
  const givenBack = useRef<string>(undefined);
  const hadIt = useRef<string>(undefined);
  useEffect(() => {
    if (hadIt.current === no && !isOwn) givenBack.current = no;
    if (isOwn) givenBack.current = undefined;
    hadIt.current = isOwn ? no : undefined;
  }, [isOwn, no]);

  useEffect(() => {
    if (no === undefined || !isClaimable) return;
    if (takeBack(no) && latest.current.isOwn) held.add(no);
    let isLeft = false;
    let hasClaim = latest.current.isOwn;
    let onItsWay: Promise<void> | undefined;
    const call = async (run: typeof claimWithdraws | typeof releaseWithdraws, version: number | undefined) => {
      try {
        const { succeeded } = await run({ items: [{ withdrawNo: no, version }] }, quiet());
        hasClaim = true;
        latest.current.learn(succeeded.map(({ current }) => current));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // No toast: the panel shows the colleague's claim.
        latest.current.learn([error.data?.current as Withdraw | undefined]);
      }
    };
    const version = () => latest.current.row?.version;
    const claim = () => {
      if (isLeft || givenBack.current === no) return;
      if (!latest.current.isOwn) held.add(no);
      onItsWay = call(claimWithdraws, version());
    };
    const begin = window.setTimeout(() => !latest.current.isOwn && claim(), DWELL_MS);
    const renew = window.setInterval(claim, RENEW_MS);
    const seenVersion = version();
    return () => {
      isLeft = true;
      window.clearTimeout(begin);
      window.clearInterval(renew);
      if (!held.delete(no) || givenBack.current === no || keepClaim(no)) return;
      const { row: now } = latest.current;
      const isTaken = now?.withdrawNo === no && Boolean(now.claimedBy) && !latest.current.isOwn;
      // Waits for a pending claim, so that it cannot outlive the visit.
      void Promise.resolve(onItsWay).then(() => {
        if (hasClaim && !isTaken) void call(releaseWithdraws, seenVersion);
      });
    };
  }, [no, isClaimable, held]);
}
