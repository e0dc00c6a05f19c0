import type { RawMessage, SettDetail, SettLineage } from '@/contract';
import { moneyIn } from '../../base/money';
import type { OperationLog } from '../../engine/log';
import type { Lang } from '../../engine/text';
import { iso, timeOf } from '../../engine/time';
import { earnedByPayout, wasPaidOut } from '../../flow/earned';
import {
  entriesOf,
  failText,
  logsOf,
  mayCount,
  notifyUrl,
  showAgents,
  showEvents,
  showNote,
  showTries,
  waterfall,
} from '../../flow/show';
import type { Operator } from '../../model/operators';
import type { Payout, PayoutAttempt } from '../../model/payments';
import type { World } from '../../model/world';
import { showSett } from './view';

/** The net of a payout goes to the beneficiary, not to the merchant, and comes back from the bank. */
const PAYOUT_KINDS: Readonly<Record<string, string>> = { NET: 'PAYEE', REFUND: 'RETURN' };

const HIDDEN = '******';
const netOf = ({ net, account }: Payout) => moneyIn(account.currency, net);

/** All payout orders for the same payment, oldest first: those of a withdrawal, otherwise the retries. */
function lineageOf(payout: Payout): Payout[] {
  if (payout.order) return [...payout.order.payouts];
  let first = payout;
  while (first.retryOf) first = first.retryOf;
  const chain = [first];
  for (let next = first.retriedBy; next; next = next.retriedBy) chain.push(next);
  return chain;
}

const showRelative = ({ no, status, channelCode, createdAt, finishedAt }: Payout, lang: Lang): SettLineage => ({
  settNo: no,
  status,
  channelCode,
  failMsg: status === 'FAILED' ? failText(lang) : null,
  createdAt: iso(createdAt),
  finishedAt: timeOf(finishedAt),
});

/** The callback attempts, oldest first. */
export function showSettTries(payout: Payout) {
  const { account, no, mchOrderNo, status, holder, notify } = payout;
  const sent = { mchOrderNo, settNo: no, amount: netOf(payout), currency: account.currency, status };
  return showTries(notify, notifyUrl(holder, 'payout'), sent);
}

/** One payout with all its details except the raw messages (docs/rules/sett.md#detail). */
export function showSettDetail(world: World, log: OperationLog, payout: Payout, operator: Operator, lang: Lang): SettDetail {
  const { account, amount, fee, net, no } = payout;
  const { currency } = account;
  const earned = mayCount(operator) && wasPaidOut(payout) ? earnedByPayout(world, payout) : undefined;
  const back = payout.status === 'REVERSED' ? { amount: net, fee } : undefined;
  return {
    ...showSett(world, payout, operator, lang),
    money: waterfall({ currency, amount, fee, earned, back }).map((part) => ({
      ...part,
      kind: PAYOUT_KINDS[part.kind] ?? part.kind,
    })),
    ...(earned && { agents: showAgents(earned.shares, currency) }),
    attempts: payout.attempts.map(({ at, answeredAt, ...attempt }, index) => ({
      ...attempt,
      attemptNo: index + 1,
      at: iso(at),
      answeredAt: timeOf(answeredAt),
    })),
    lineage: lineageOf(payout).map((one) => showRelative(one, lang)),
    events: showEvents(payout.events),
    // The legs on other accounts show the earnings of the platform and its agents.
    entries: entriesOf(world, operator, account, no).filter(({ accountNo }) => mayCount(operator) || accountNo === account.no),
    notifies: showSettTries(payout),
    noteList: payout.notes.map(showNote),
    logs: logsOf(log, { entity: 'sett', ...payout }, lang),
  };
}

/** Final states in the upstream's terms. */
const ENDS: Readonly<Partial<Record<PayoutAttempt['status'], string>>> = { SUCCESS: 'PAID', FAILED: 'REFUSED' };

/** Timeout of an upstream call. */
const TIMEOUT_MS = 30_000;

/** Messages to and from the upstream, oldest first, without secrets and beneficiary data (docs/rules/masking.md#wire). */
export function settMessagesOf(payout: Payout): RawMessage[] {
  const { no, upstreamOrderNo, account, reversedAt } = payout;
  const { currency } = account;
  const amount = netOf(payout);
  const message = (name: string, attemptNo: number, at: number, body: object): RawMessage => ({
    name,
    attemptNo,
    at: iso(at),
    body: JSON.stringify({ ...body, sign: HIDDEN }, null, 2),
  });
  const messages = payout.attempts.flatMap(
    ({ channelCode, at, answeredAt, httpStatus, latencyMs, status, unifiedCode }, index) => {
      const attemptNo = index + 1;
      const isSilent = httpStatus === null || latencyMs === null || latencyMs >= TIMEOUT_MS;
      const wanted = { merchantId: HIDDEN, orderNo: no, channel: channelCode, amount, currency };
      const end = ENDS[status];
      return [
        message('REQUEST', attemptNo, at, { ...wanted, payee: { name: HIDDEN, account: HIDDEN, bank: payout.payee.bankCode } }),
        ...(isSilent
          ? []
          : [message('ANSWER', attemptNo, at + latencyMs, { code: '0000', upstreamOrderNo, status: 'ACCEPTED' })]),
        ...(end && answeredAt !== null
          ? [
              message('CALLBACK', attemptNo, answeredAt, {
                orderNo: no,
                upstreamOrderNo,
                status: end,
                code: unifiedCode ?? '0000',
                amount,
              }),
            ]
          : []),
      ];
    },
  );
  if (reversedAt !== null)
    messages.push(
      message('CALLBACK', payout.attempts.length, reversedAt, { orderNo: no, upstreamOrderNo, status: 'RETURNED', amount }),
    );
  return messages;
}
