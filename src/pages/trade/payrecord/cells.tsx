import { StatusTag } from '@/components/StatusTag';
import type { PayRecord } from '@/contract';
import { isDifferent, reconTones, UNMAPPED, unifiedCodes } from '@/domain/payRecord';
import { asShown, joinedText } from '@/domain/written';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

const KNOWN: readonly string[] = [...unifiedCodes, UNMAPPED];

export function Merchant({ row }: { row: PayRecord }) {
  return (
    <span className="stack">
      {asShown(row.mchName ?? '–')}
      <small className="soft">{joinedText([row.mchNo, row.agentName])}</small>
    </span>
  );
}

export function Channel({ row }: { row: PayRecord }) {
  return (
    <span className="stack">
      {row.channelCode ?? '–'}
      <small className="soft">{joinedText([row.upstreamCode, row.wayCode])}</small>
    </span>
  );
}

/** A unified code in words. An unknown one uses the server's message. */
export function useErrorLabel(): (code: string, msg?: string | null) => string {
  const t = useT();
  const labelOf = useLabel();
  return (code, msg) => {
    const label = labelOf('payrecord.unifiedCode', KNOWN, code);
    return label === code ? (msg ?? t('payrecord.message.otherCode', { code })) : label;
  };
}

/** The failure, with the upstream's own code. */
export function Failure({ row }: { row: PayRecord }) {
  const errorLabel = useErrorLabel();
  const { unifiedCode, unifiedMsg, upstreamCodeRaw } = row;
  if (!unifiedCode) return '–';
  const label = errorLabel(unifiedCode, unifiedMsg);
  return (
    <span className="stack">
      <span>{unifiedCode === UNMAPPED ? <span className="tag tag-warning">{label}</span> : label}</span>
      {upstreamCodeRaw && <small className="soft number">{upstreamCodeRaw}</small>}
    </span>
  );
}

export function Verified({ row }: { row: PayRecord }) {
  const t = useT();
  if (row.callbackVerified === null || row.callbackVerified === undefined) return '–';
  const name = row.callbackVerified ? 'verified' : 'notVerified';
  return <span className={`tag tag-${row.callbackVerified ? 'success' : 'error'}`}>{t(`payrecord.message.${name}`)}</span>;
}

/** Reconciliation state, and the handler of a difference. */
export function Recon({ row }: { row: PayRecord }) {
  const t = useT();
  const { reconStatus, handledBy } = row;
  return (
    <span className="stack">
      <span>
        <StatusTag group="payrecord.reconStatus" value={reconStatus} tones={reconTones} />
      </span>
      {isDifferent(reconStatus) && (
        <small className="soft">
          {handledBy ? t('payrecord.message.handledBy', { name: handledBy }) : t('payrecord.message.open')}
        </small>
      )}
    </span>
  );
}
