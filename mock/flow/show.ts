import type { AgentPart, LedgerEntry, LogLine, MoneyPart, RecordEvent, Note as WireNote, NotifyTry as WireTry } from '@/contract';
import { entryAt } from '../../src/domain/typed';
import { aboutIn, showLogLine } from '../base/callLog';
import { moneyIn } from '../base/money';
import type { Account, Entry } from '../engine/ledger';
import type { OperationLog } from '../engine/log';
import { firstAt } from '../engine/store';
import { type Lang, say, type Text } from '../engine/text';
import { iso, timeOf } from '../engine/time';
import { FAILURES } from '../model/catalog';
import type { Operator } from '../model/operators';
import type { AgentShare, Holder } from '../model/parties';
import type { Notify, PayOrder } from '../model/payments';
import { seesRecord } from '../model/recordScope';
import type { EventDetails, Note, OrderEvent } from '../model/records';
import type { World } from '../model/world';
import type { Earned } from './earned';
import { NOTIFY_LIMIT } from './notify';

/** True when the operator may see the platform's earnings on an order (docs/rules/trade.md#earnings). */
export const mayCount = (operator: Operator) => operator.access.has('trade:profit:statistics');

/** Merchant and agent fields of every row. */
export const partyOf = ({ no, name, agent }: Holder) => ({
  mchNo: no,
  mchName: name,
  agentNo: agent?.no ?? null,
  agentName: agent?.name ?? null,
});

/** Callback fields of a row. */
export function notifyFields({ status, tries, nextAt }: Notify) {
  const last = tries.at(-1);
  return {
    notifyStatus: status,
    notifyCount: tries.length,
    notifyLimit: NOTIFY_LIMIT,
    lastNotifyAt: timeOf(last?.at ?? null),
    nextNotifyAt: timeOf(nextAt),
    lastHttpStatus: last?.httpStatus ?? null,
  };
}

/** Fictitious callback URL of a merchant, on a reserved domain. */
export const notifyUrl = ({ no }: Holder, kind: string) => `https://${no.toLowerCase()}.example/callback/${kind}`;

/** A merchant's address without the values of its query and its sign-in, which may be secrets. */
export function shownUrl(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  for (const name of [...url.searchParams.keys()]) url.searchParams.set(name, '******');
  return url.href;
}

/** The callback attempts, oldest first, with request and response. @param body request body, without secrets */
export const showTries = ({ tries }: Notify, url: string, body: Record<string, unknown>): WireTry[] =>
  tries.map(({ at, httpStatus, latencyMs, operator }, index) => ({
    tryNo: index + 1,
    at: new Date(at).toISOString(),
    url: shownUrl(url),
    httpStatus,
    latencyMs,
    isSuccess: httpStatus === 200,
    by: operator?.username ?? null,
    request: JSON.stringify({ ...body, sign: '******' }, null, 2),
    response: httpStatus === null ? null : httpStatus === 200 ? 'success' : '<html>Bad gateway</html>',
  }));

/** A timeline in wire format. */
export const showEvents = (events: readonly OrderEvent[]): RecordEvent[] =>
  events.map(({ at, kind, actorType, operator, reasonCode, remark, refNo, file }) => ({
    at: new Date(at).toISOString(),
    kind,
    actorType,
    actorId: operator?.id ?? null,
    actorName: operator?.username ?? null,
    reasonCode: reasonCode ?? null,
    remark: remark ?? null,
    refNo: refNo ?? null,
    fileId: file?.id ?? null,
    fileName: file?.name ?? null,
  }));

export const showAgents = (shares: readonly AgentShare[], currency: string): AgentPart[] =>
  shares.map(({ agent, share }) => ({
    agentNo: agent.no,
    agentName: agent.name,
    share: moneyIn(currency, share),
  }));

interface Waterfall {
  currency: string;
  amount: bigint;
  fee: bigint;
  /** Left out when the operator may not see it. */
  earned?: Earned;
  /** What refunds or the return by a bank gave back, and the fee with it. */
  back?: { amount: bigint; fee: bigint };
}

/** Breakdown from the amount to the merchant's net, and from the fee to the profit (docs/rules/trade.md#split). */
export function waterfall({ currency, amount, fee, earned, back }: Waterfall): MoneyPart[] {
  const part = (kind: string, minor: bigint, name: string | null = null): MoneyPart => ({
    kind,
    amount: moneyIn(currency, minor),
    name,
  });
  const parts = [part('AMOUNT', amount), part('FEE', -fee), part('NET', amount - fee)];
  if (back?.amount) parts.push(part('REFUND', -back.amount), part('FEE_BACK', back.fee));
  if (!earned) return parts;
  const { cost, shares, profit } = earned;
  return [
    ...parts,
    part('COST', -cost),
    ...shares.map(({ agent, share }) => part('AGENT', -share, agent.name)),
    part('PROFIT', profit),
  ];
}

/** One leg of a ledger transaction in wire format. */
export function showEntry({ account, bucket, delta, after, seq, transaction }: Entry): LedgerEntry {
  return {
    entryNo: `${account.no}.${bucket}.${seq}`,
    at: new Date(transaction.at).toISOString(),
    kind: transaction.kind,
    refNo: transaction.ref,
    accountNo: account.no,
    bucket: bucket.toUpperCase() as LedgerEntry['bucket'],
    direction: delta > 0n ? 'IN' : 'OUT',
    currency: account.currency,
    amount: moneyIn(account.currency, delta < 0n ? -delta : delta),
    afterAmount: moneyIn(account.currency, after),
  };
}

/** A leg shows the balance of its account, so it is seen with the holder of the account, or with the card. */
function seesAccount(world: World, operator: Operator, { no, holderNo }: Account): boolean {
  const entity = world.pool.cards.has(holderNo) ? 'card' : 'account';
  return seesRecord(world, operator, entity, entity === 'card' ? holderNo : no);
}

/**
 * The legs of the transactions that a record caused on this account, with those on other accounts in the operator's data scope; oldest
 * first.
 */
export function entriesOf(world: World, operator: Operator, account: Account, no: string): LedgerEntry[] {
  const { entries } = world.ledger;
  const ids = new Set(
    account.entries.filter(({ transaction }) => transaction.ref === no).map(({ transaction }) => transaction.id),
  );
  return [...ids].flatMap((id) => {
    const legs: LedgerEntry[] = [];
    for (let at = firstAt(entries, id, ({ transaction }) => transaction.id); entries[at]?.transaction.id === id; at++) {
      const leg = entryAt(entries, at);
      if (seesAccount(world, operator, leg.account)) legs.push(showEntry(leg));
    }
    return legs;
  });
}

interface Trail {
  entity: string;
  no: string;
  events: readonly OrderEvent[];
  notes: readonly Note[];
}

/** Log entries of calls that named a record, or changed it without naming it. */
export function logsOf(log: OperationLog, { entity, no, events, notes }: Trail, lang: Lang): LogLine[] {
  const times = new Map<string, number[]>();
  for (const { at, traceId } of [...events, ...notes]) if (traceId) times.set(traceId, [...(times.get(traceId) ?? []), at]);
  return log.entries
    .filter((entry) => {
      const { entity: named, ids } = aboutIn(entry);
      if (named === entity && ids.includes(no)) return true;
      return times.get(entry.traceId)?.some((at) => at >= entry.requestAt && at <= entry.at) ?? false;
    })
    .map((entry) => showLogLine(entry, lang));
}

/** The deciding operator and the origin of the call. */
export interface Deciding {
  actor: Operator;
  lang: Lang;
  traceId: string;
  ip: string;
}

export const SYSTEM_NAME: Text = ['the system', '系统'];
const HOLDER_NAME: Text = ['the holder', '申请方'];

/** Name of the actor of an event. */
export const actorName = (event: OrderEvent | undefined, lang: Lang) =>
  event?.operator?.username ?? say(lang, event?.actorType === 'HOLDER' ? HOLDER_NAME : SYSTEM_NAME);

/** The operator fields of an event. */
export const by = (
  { actor, traceId }: Pick<Deciding, 'actor' | 'traceId'>,
  kind: string,
  rest: Partial<EventDetails> = {},
): EventDetails => ({
  kind,
  actorType: 'OPERATOR',
  operator: actor,
  traceId,
  ...rest,
});

export const failureText = (unified: string, lang: Lang) =>
  say(lang, FAILURES.find(([code]) => code === unified)?.[3] ?? [unified, unified]);

/** The callback attempts of a pay order, oldest first. */
export const showPayTries = ({ notify, holder, mchOrderNo, no, amount, account: { currency } }: PayOrder) =>
  showTries(notify, notifyUrl(holder, 'pay'), {
    mchOrderNo,
    payOrderNo: no,
    amount: moneyIn(currency, amount),
    currency,
  });

const FAIL_TEXT: Text = ['The beneficiary bank rejected the transfer.', '收款行拒绝入账。'];

export const failText = (lang: Lang) => say(lang, FAIL_TEXT);

export const showNote = ({ no, at, by, text, mentions }: Note): WireNote => ({
  noteNo: no,
  at: iso(at),
  by: by.username,
  text,
  mentions: mentions.map(({ username }) => username),
});
