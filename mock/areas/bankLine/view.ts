import type { BankLineDetail, BankLineStep, BankLine as WireLine } from '@/contract';
import { bankLineActions, bankLineFits } from '../../../src/domain/bankLine';
import { maskAccount, maskName } from '../../base/mask';
import { moneyIn } from '../../base/money';
import type { OperationLog } from '../../engine/log';
import type { Lang } from '../../engine/text';
import { iso, timeOf, ZONE_MS } from '../../engine/time';
import { suspenseOf } from '../../flow/cards/accounts';
import { rightsOf } from '../../flow/rights';
import { entriesOf, logsOf, showEvents } from '../../flow/show';
import type { BankLine, DeviceMessage } from '../../model/cards';
import type { Operator } from '../../model/operators';
import type { World } from '../../model/world';
import { lineObstacle } from './rules';

const NEIGHBOURS = 5;
const SHOWN_LOGS = 50;

/** Row fields for everyone who may see the list; names and accounts masked (docs/rules/masking.md#classes). */
export function lineFields({ pool }: World, line: BankLine): WireLine {
  const { card, bizType, bizNo } = line;
  const money = (minor: bigint) => moneyIn(line.card.currency, minor);
  return {
    lineNo: line.no,
    cardId: card.id,
    cardNo: maskAccount(card.no),
    bankCode: card.bankCode,
    bankName: card.bankName,
    currency: card.currency,
    direction: line.direction,
    amount: money(line.amount),
    bankBalanceAfter: line.bankAfter === null ? null : money(line.bankAfter),
    bookBalanceAfter: money(line.bookAfter),
    bankTime: iso(line.bankTime),
    valueDate: iso(line.bankTime + ZONE_MS).slice(0, 10),
    counterpartyName: line.counterpartyName === null ? null : maskName(line.counterpartyName),
    counterpartyAccountNo: line.counterpartyAccountNo === null ? null : maskAccount(line.counterpartyAccountNo),
    counterpartyBankCode: line.counterpartyBankCode,
    postscript: line.postscript,
    bankRefNo: line.ref,
    source: line.source,
    msgNo: line.message?.no ?? null,
    dedupeKey: line.dedupeKey,
    matchStatus: line.matchStatus,
    bizType,
    bizNo,
    payOrderNo: (bizType === 'COLLECT' && pool.collects.get(bizNo ?? '')?.order.no) || null,
    batchNo: (bizType === 'PAYOUT' && pool.items.get(bizNo ?? '')?.batch.no) || null,
    matchedBy: line.matchedBy,
    matchedAt: timeOf(line.matchedAt),
    ignoreReason: line.ignoreReason,
    chainBreak: line.chainBreak,
    createdAt: iso(line.createdAt),
    createdBy: line.createdBy,
    updatedAt: iso(line.updatedAt),
    updatedBy: line.updatedBy,
    version: line.version,
  };
}

/** One row, with the actions of this operator. */
export function showLine(world: World, line: BankLine, operator: Operator, lang: Lang): WireLine {
  const fitting = bankLineActions.filter((action) => bankLineFits(action, line.matchStatus));
  return {
    ...lineFields(world, line),
    ...rightsOf(operator, lang, 'bank:card:history', fitting, (action) => lineObstacle(world, line, action)),
  };
}

/** Source of a movement. The message text is left out (docs/rules/masking.md#classes). */
function originOf(line: BankLine): NonNullable<BankLineDetail['origin']> {
  const money = (minor: bigint) => moneyIn(line.card.currency, minor);
  const { message, source, rawText } = line;
  const parsed = ({ amount, balance, tail, ref }: DeviceMessage) => ({
    parsedAmount: amount === null ? null : money(amount),
    parsedBalance: balance === null ? null : money(balance),
    parsedTail: tail,
    parsedRef: ref,
  });
  return {
    sender: message?.sender ?? null,
    sentAt: timeOf(message?.sentAt ?? null),
    receivedAt: timeOf(message?.receivedAt ?? null),
    cardChannelNo: message?.channel.no ?? null,
    templateCode: message?.templateCode ?? null,
    parseStatus: message?.parseStatus ?? null,
    ...(message && parsed(message)),
    fileLine: source === 'FILE' ? rawText : null,
  };
}

/** The neighbors of a movement on its card, by bank time (docs/rules/bankLine.md#chain). */
function chainOf({ pool }: World, line: BankLine): BankLineStep[] {
  const money = (minor: bigint) => moneyIn(line.card.currency, minor);
  const lines = [...pool.lines.group(line.card.id)].sort((a, b) => a.bankTime - b.bankTime);
  const at = lines.indexOf(line);
  return lines.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1).map((one) => ({
    lineNo: one.no,
    bankTime: iso(one.bankTime),
    direction: one.direction,
    amount: money(one.amount),
    bankBalanceAfter: one.bankAfter === null ? null : money(one.bankAfter),
    bookBalanceAfter: money(one.bookAfter),
    chainBreak: one.chainBreak,
  }));
}

/** One movement with every section of the drawer. */
export const showLineDetail = (
  world: World,
  line: BankLine,
  operator: Operator,
  lang: Lang,
  log: OperationLog,
): BankLineDetail => ({
  ...showLine(world, line, operator, lang),
  origin: originOf(line),
  chain: chainOf(world, line),
  entries: entriesOf(world, operator, suspenseOf(world, line.card.currency), line.no),
  events: showEvents(line.events),
  logs: logsOf(log, { entity: 'bankLine', no: line.no, events: line.events, notes: [] }, lang).slice(-SHOWN_LOGS).reverse(),
});
