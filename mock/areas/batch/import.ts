import type { BatchImportResult } from '@/contract';
import {
  type BatchLineCells,
  banksOf,
  type CorrectedColumn,
  lineChecker,
  payableCurrencies,
} from '../../../src/domain/batchLines';
import { entryAt } from '../../../src/domain/typed';
import { unrealNumber } from '../../base/banks';
import { moneyIn } from '../../base/money';
import { createRandom } from '../../engine/random';
import { invalid } from '../../engine/schema';
import { type Lang, Refusal, type Text } from '../../engine/text';
import { DAY, HOUR } from '../../engine/time';
import { cancelItems, changeBatch, moveBatch, moveItem, untouched } from '../../flow/cards/batch';
import { mayTrade } from '../../flow/merchants';
import { payoutFee } from '../../flow/payout/order';
import type { Batch, BatchItem, LineFault } from '../../model/cards';
import type { CallFor, PlatformCall } from '../../model/operators';
import type { Holder } from '../../model/parties';
import { seesHolder } from '../../model/scope';
import type { World } from '../../model/world';
import { actOnBatch, detailsBy, findBatch } from './rules';
import { showFaults } from './view';

const WEEK = 7 * DAY;

/** Duration of the file check (docs/rules/batch.md#check): half a second per thousand lines. */
const CHECK_MS = 0.5;

/** Time for an approval after creation or submission of a batch. */
export const APPROVAL_MS = 2 * HOUR;

/** Blacklisted accounts, all fictitious (docs/rules/simulation.md#world). */
export const BLACKLIST: readonly string[] = (() => {
  const random = createRandom('black list');
  return Array.from({ length: 5 }, () => unrealNumber(random));
})();

const NO_BANKS: Text = ['No bank supports payouts in this currency.', '该币种没有可付款的银行。'];

const NO_MCH: Text = [
  'Merchant not found, not enabled for payouts, or outside your data scope.',
  '商户不存在、不可代付或不在您的数据范围内。',
];

const NO_ACCOUNT: Text = ['The merchant has no account in this currency.', '该商户没有此币种的账户。'];

const OWN_SCOPE: Text = [
  'Paying for the platform needs the data scope “all”. Select a merchant.',
  '平台自有批次需全部数据范围，请选择商户。',
];

const NOT_INVALID: Text = ['Only a line with errors can be corrected.', '仅可更正校验不通过的明细。'];
const NONE_LEFT: Text = ['At least one line must remain. Cancel the batch instead.', '至少须保留一笔明细，否则请取消批次。'];
const NO_GROUP: Text = ['No card pool in this currency has this code.', '该币种没有此卡池。'];
const PAST: Text = ['Must be in the future.', '必须晚于当前时间。'];
const OTHER: Text = ['Differs from the original batch. Create a new batch.', '与原批次不一致，请新建批次。'];

const SAME_FILE: Text = [
  'The same file was uploaded within 7 days (batch {batchNo}). Confirm to pay it again.',
  '近 7 天内已上传相同文件（批次 {batchNo}），请确认是否重复付款。',
];

interface Body {
  batchNo?: string;
  fileName: string;
  fileSha256: string;
  currency: string;
  mchNo?: string | null;
  batchName: string;
  groupCode?: string | null;
  scheduleAt?: string | null;
  lines: BatchLineCells[];
  dryRun: boolean;
  isSameFileAccepted?: boolean;
}

/** @throws Refusal 422 when this card pool has no card of the currency */
export function demandGroup({ pool }: World, { lang }: PlatformCall, currency: string, groupCode: string) {
  if (groupCode && ![...pool.cards.values()].some((card) => card.currency === currency && card.groupCode === groupCode))
    throw invalid(lang, [{ name: 'groupCode', rule: 'exists', text: NO_GROUP }]);
}

/** Payment time of a batch, ms; null means at once. @throws Refusal 422 for a past time */
export function scheduleIn({ lang, at }: PlatformCall, wanted: string | null | undefined): number | null {
  if (!wanted) return null;
  const time = Date.parse(wanted);
  if (time <= at) throw invalid(lang, [{ name: 'scheduleAt', rule: 'future', text: PAST }]);
  return time;
}

/** The paying holder. @throws Refusal 422 */
function payerIn(world: World, { actor, lang }: PlatformCall, { mchNo, currency }: Body) {
  const refuse = (text: Text) => invalid(lang, [{ name: 'mchNo', rule: 'exists', text }]);
  if (!mchNo) {
    if (actor.scope.type !== 'ALL') throw refuse(OWN_SCOPE);
    const holder = world.holders.find(({ type }) => type === 'PLATFORM') as Holder;
    return { holder, account: world.ledger.account(holder.no, currency, 'BALANCE', false) };
  }
  const holder = world.merchants.get(mchNo)?.holder;
  if (!holder || !seesHolder(actor, holder) || !mayTrade(world, holder, 'payout')) throw refuse(NO_MCH);
  const own = holder.accounts.find(({ account }) => account.currency === currency && account.type === 'BALANCE');
  if (!own) throw refuse(NO_ACCOUNT);
  return { holder, account: own.account };
}

/** Payments of the last seven days by beneficiary and amount, with their batch. */
function recentOf({ pool, clock }: World, currency: string, own: string | undefined): Map<string, string> {
  const since = clock.now() - WEEK;
  const recent = new Map<string, string>();
  for (const batch of pool.batches.rows) {
    if (batch.createdAt < since || batch.no === own || batch.currency !== currency || batch.status === 'CANCELED') continue;
    for (const { payeeBankCode, payeeAccountNo, net, status } of batch.items)
      if (status !== 'CANCELED' && status !== 'FAILED' && status !== 'INVALID')
        recent.set(`${payeeBankCode}|${payeeAccountNo}|${net}`, batch.no);
  }
  return recent;
}

interface Line {
  cells: BatchLineCells;
  faults: readonly LineFault[];
  warnings: readonly LineFault[];
  net: bigint;
  fee: bigint;
}

/** Active banks of the dictionary. */
export const banksIn = ({ dict }: World) => (dict.types.get('bank')?.items ?? []).filter(({ status }) => status === 'ACTIVE');

/** All lines with their errors and fees; an invalid line keeps the amount that was read, without a fee. */
function readLines(
  world: World,
  { lines, currency, batchNo }: Pick<Body, 'lines' | 'currency' | 'batchNo'>,
  holder: Holder,
): Line[] {
  const checker = lineChecker({ currency, banks: banksOf(banksIn(world), currency) });
  const checked = checker.check(lines);
  const recent = recentOf(world, currency, batchNo);
  return lines.map((cells, at) => {
    const { faults, warnings } = entryAt(checked, at);
    const found: LineFault[] = [...faults];
    const warned: LineFault[] = [...warnings];
    const account = cells.payeeAccountNo?.trim() ?? '';
    if (BLACKLIST.includes(account)) found.push({ name: 'payeeAccountNo', rule: 'blacklist' });
    const { minor = 0n } = checker.look(cells);
    const net = minor > 0n ? minor : 0n;
    const before = found.length > 0 ? undefined : recent.get(`${cells.payeeBankCode?.trim()}|${account}|${net}`);
    if (before) warned.push({ name: 'payeeAccountNo', rule: 'recent', values: { batchNo: before } });
    const fee = holder.type === 'PLATFORM' || found.length > 0 ? 0n : payoutFee(holder, currency, net);
    return { cells, faults: found, warnings: warned, net, fee };
  });
}

const statusOf = ({ faults }: Line) => (faults.length > 0 ? 'INVALID' : 'WAIT');

/** What a line says, and what was found in it. */
function contentOf({ cells, faults, warnings, net, fee }: Line) {
  const text = (value: string | undefined) => value?.trim() ?? '';
  return {
    outItemNo: text(cells.outItemNo),
    payeeName: text(cells.payeeName),
    payeeAccountNo: text(cells.payeeAccountNo),
    payeeBankCode: text(cells.payeeBankCode),
    payeeMobile: text(cells.payeeMobile) || null,
    payeeDocNo: text(cells.payeeDocNo) || null,
    amountText: text(cells.amount),
    amount: net + fee,
    fee,
    net,
    faults,
    warnings,
    remark: text(cells.remark) || null,
  };
}

function itemOf(world: World, call: PlatformCall, batch: Batch, line: Line): BatchItem {
  const { actor, at } = call;
  return {
    no: world.numberOf('BI'),
    batch,
    rowNo: line.cells.rowNo,
    ...contentOf(line),
    status: statusOf(line),
    ...untouched(at, actor.username),
    replaces: null,
    events: [{ at, ...detailsBy(call, 'ITEM_CREATED') }],
  };
}

/** A correction of a saved line: its new cells, or that it is left out. */
export type LineChange = { itemNo: string; isLeftOut?: boolean } & Partial<Record<CorrectedColumn, string>>;

/** Corrects or leaves out invalid lines of a batch, and checks all of them again (docs/rules/batch.md#create). @throws Refusal 422 */
export function correctLines(world: World, call: PlatformCall, batch: Batch, changes: readonly LineChange[]) {
  const { username } = call.actor;
  const wanted = new Map(changes.map(({ itemNo, ...change }) => [itemNo, change]));
  const isOpen = (no: string) => batch.items.some((item) => item.no === no && item.status === 'INVALID');
  const faults = changes.flatMap(({ itemNo }, at) =>
    isOpen(itemNo) ? [] : [{ name: `lines.${at}.itemNo`, rule: 'exists', text: NOT_INVALID }],
  );
  if (faults.length > 0) throw invalid(call.lang, faults);
  const [out, kept] = [true, false].map((isOut) =>
    batch.items.filter(({ no }) => (wanted.get(no)?.isLeftOut ?? false) === isOut),
  ) as [BatchItem[], BatchItem[]];
  if (kept.length === 0) throw invalid(call.lang, [{ name: 'lines', rule: 'minItems', text: NONE_LEFT }]);
  cancelItems(world, batch, out, detailsBy(call, 'ITEM_DROPPED'), username);
  batch.items = kept;
  const lines = kept.map((item): BatchLineCells => {
    const { rowNo, outItemNo, payeeName, payeeAccountNo, payeeBankCode, amountText: amount } = item;
    const more = { payeeMobile: item.payeeMobile ?? '', payeeDocNo: item.payeeDocNo ?? '', remark: item.remark ?? '' };
    return { rowNo, outItemNo, payeeName, payeeAccountNo, payeeBankCode, amount, ...more, ...wanted.get(item.no) };
  });
  readLines(world, { lines, currency: batch.currency, batchNo: batch.no }, batch.holder).forEach((line, at) => {
    const item = entryAt(kept, at);
    const to = statusOf(line);
    Object.assign(item, contentOf(line));
    if (wanted.has(item.no) || to !== item.status)
      moveItem(world, item, 'check', to, detailsBy(call, wanted.has(item.no) ? 'ITEM_CORRECTED' : 'ITEM_CHECKED'), username);
  });
}

function newBatch(world: World, call: PlatformCall, body: Body, payer: ReturnType<typeof payerIn>): Batch {
  const { actor, at } = call;
  const { username } = actor;
  return world.pool.batches.insert({
    no: world.numberOf('B'),
    name: body.batchName,
    source: 'FILE',
    ...payer,
    currency: body.currency,
    groupCode: body.groupCode ?? '',
    status: 'VALIDATING',
    items: [],
    fileName: null,
    fileSha256: null,
    digest: null,
    held: 0n,
    scheduleAt: scheduleIn(call, body.scheduleAt),
    startedAt: null,
    finishedAt: null,
    dueAt: at + APPROVAL_MS,
    maker: username,
    makers: new Set([username]),
    submittedAt: null,
    checker: null,
    decidedAt: null,
    decisionRemark: null,
    createdAt: at,
    createdBy: username,
    updatedAt: at,
    updatedBy: username,
    version: 1,
    events: [{ at, ...detailsBy(call, 'BATCH_CREATED') }],
    notes: [],
  });
}

/** Adds the lines to a batch; their check ends a moment later. */
function fill(world: World, call: PlatformCall, batch: Batch, body: Body, lines: readonly Line[]) {
  const { pool, clock } = world;
  batch.items = lines.map((line) => pool.items.insert(itemOf(world, call, batch, line)));
  const { fileName, fileSha256 } = body;
  Object.assign(batch, { fileName, fileSha256 });
  pool.files.set(fileSha256, { batchNo: batch.no, at: call.at });
  const to = lines.some(({ faults }) => faults.length > 0) ? 'INVALID' : 'DRAFT';
  clock.schedule(call.at + Math.ceil(lines.length * CHECK_MS), () =>
    moveBatch(world, batch, 'check', to, { kind: 'BATCH_CHECKED', actorType: 'SYSTEM' }),
  );
}

/**
 * Replaces the lines of a batch with those of a corrected file. The old lines remain as canceled, so that a search still finds
 * them.
 */
function refill(world: World, call: PlatformCall, batch: Batch, body: Body, lines: readonly Line[]) {
  const { actor } = call;
  if (batch.currency !== body.currency) throw invalid(call.lang, [{ name: 'currency', rule: 'equals', text: OTHER }]);
  if (batch.holder.type === 'PLATFORM' ? body.mchNo : batch.holder.no !== body.mchNo)
    throw invalid(call.lang, [{ name: 'mchNo', rule: 'equals', text: OTHER }]);
  const scheduleAt = scheduleIn(call, body.scheduleAt);
  cancelItems(world, batch, batch.items, detailsBy(call, 'ITEM_DROPPED'), actor.username);
  const change = { name: body.batchName, groupCode: body.groupCode ?? '', scheduleAt, checker: null, decidedAt: null };
  changeBatch(world, batch, change, detailsBy(call, 'LINES_REPLACED'), actor.username);
  moveBatch(world, batch, 'check', 'VALIDATING', detailsBy(call, 'CHECK_STARTED'), actor.username);
  fill(world, call, batch, body, lines);
}

/** @throws Refusal 422 for a currency without banks */
export function demandBanks(world: World, currency: string, lang: Lang) {
  if (!payableCurrencies(banksIn(world)).includes(currency))
    throw invalid(lang, [{ name: 'currency', rule: 'exists', text: NO_BANKS }]);
}

/** Checks the lines of a file, and creates or fills a batch unless it is a dry run (docs/rules/batch.md#create). @throws Refusal */
export function importBatch(world: World, call: CallFor<'importBatch'>) {
  const body = call.body;
  const { lang, actor, at, note } = call;
  const { lines: sent, ...rest } = body;
  note.detail = { ...rest, lines: sent.length };
  demandBanks(world, body.currency, lang);
  // Checked first, so that a batch outside the data scope is not revealed.
  if (body.batchNo) findBatch(world, actor, body.batchNo);
  const payer = payerIn(world, call, body);
  demandGroup(world, call, body.currency, body.groupCode ?? '');
  scheduleIn(call, body.scheduleAt);
  const same = world.pool.files.get(body.fileSha256);
  if (same && same.at > at - WEEK && same.batchNo !== body.batchNo && !body.isSameFileAccepted) {
    const { batchNo } = same;
    throw new Refusal(409, 'DUPLICATE', SAME_FILE, { batchNo }, { field: 'fileSha256', existingId: batchNo });
  }
  const lines = readLines(world, body, payer.holder);
  const faulty = lines.filter(({ faults, warnings }) => faults.length + warnings.length > 0);
  const good = lines.filter(({ faults }) => faults.length === 0);
  const money = (minor: bigint) => moneyIn(body.currency, minor);
  let batch: Batch | undefined;
  if (!body.dryRun && body.batchNo)
    actOnBatch(world, call, 'import', (found) => {
      batch = found;
      refill(world, call, found, body, lines);
    });
  else if (!body.dryRun) {
    batch = newBatch(world, call, body, payer);
    fill(world, call, batch, body, lines);
    note.about = { name: payer.holder.name, currency: body.currency, entity: 'batch', ids: [batch.no] };
  }
  const result: BatchImportResult = {
    batchNo: batch?.no ?? null,
    status: batch?.status ?? null,
    version: batch?.version ?? null,
    lineCount: lines.length,
    totalAmount: money(good.reduce((sum, { net }) => sum + net, 0n)),
    totalFee: money(good.reduce((sum, { fee }) => sum + fee, 0n)),
    faultCount: lines.length - good.length,
    warnCount: faulty.filter(({ warnings }) => warnings.length > 0).length,
    lines: faulty.map(({ cells, faults, warnings }) => ({
      rowNo: cells.rowNo,
      faults: showFaults(faults, lang),
      warnings: showFaults(warnings, lang),
    })),
  };
  return { data: result };
}
