import { currencyInfo } from '../../../mock/base/money';
import { digestOf, holdBatch } from '../../../mock/flow/cards/batch';
import type { BankCard, Batch, BatchItem } from '../../../mock/model/cards';
import type { Platform } from '../../../mock/platform';
import { actor } from '../../support/actor';
import { aPlatform, dataOf } from './support';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64');

interface Wanted {
  count?: number;
  /** What each payee gets, minor units. */
  net?: bigint;
  currency?: string;
  groupCode?: string;
  status?: 'APPROVED' | 'DRAFT';
  scheduleAt?: number | null;
}

/** An approved batch of the platform's own money with so many lines, as the list of batches leaves it behind. */
export function anApprovedBatch({ world, clock }: Platform, wanted: Wanted = {}): Batch {
  const { count = 3, net = 100_00n, currency = 'THB', groupCode = '', status = 'APPROVED', scheduleAt = null } = wanted;
  const at = clock.now();
  const holder = world.holders.find(({ type }) => type === 'PLATFORM');
  const maker = world.operators.find(({ username }) => username === 'b.suwan');
  if (!holder || !maker) throw new Error('The world has no platform or nobody who makes batches');
  const account = world.ledger.account(holder.no, currency, 'BALANCE', false);
  const profit = world.ledger.account('P1', currency, 'PROFIT', false);
  world.ledger.post(at, 'TOPUP', 'test', [
    { account: profit, bucket: 'available', delta: -net * BigInt(count) },
    { account, bucket: 'available', delta: net * BigInt(count) },
  ]);
  const made = { updatedAt: at, updatedBy: 'SYSTEM', version: 1 };
  const batch = {
    no: world.numberOf('B'),
    name: 'Salaries',
    source: 'FILE',
    holder,
    account,
    currency,
    groupCode,
    status,
    items: [],
    fileName: 'salaries.csv',
    fileSha256: null,
    digest: null,
    held: 0n,
    scheduleAt,
    startedAt: null,
    finishedAt: null,
    dueAt: at + 60 * MINUTE,
    maker: 'b.suwan',
    makers: new Set(['b.suwan']),
    submittedAt: at,
    checker: 'chen.yu',
    decidedAt: at,
    decisionRemark: null,
    createdAt: at,
    createdBy: 'b.suwan',
    ...made,
    events: [{ at, kind: 'BATCH_APPROVED', actorType: 'SYSTEM' }],
    notes: [],
  } as Batch;
  for (let row = 1; row <= count; row++) {
    const item: BatchItem = {
      no: world.numberOf('BI'),
      batch,
      rowNo: row,
      outItemNo: `PAY-${row}`,
      payeeName: 'Arun Wattana',
      payeeAccountNo: `90100000${String(row).padStart(6, '0')}`,
      payeeBankCode: 'SIAM',
      payeeMobile: null,
      payeeDocNo: null,
      amountText: '',
      amount: net,
      fee: 0n,
      net,
      status: 'WAIT',
      faults: [],
      warnings: [],
      card: null,
      line: null,
      bankRefNo: null,
      voucher: null,
      failCode: null,
      failMsg: null,
      attempts: 0,
      replaces: null,
      replacedBy: null,
      assignee: null,
      otpMode: null,
      otpMessage: null,
      otpFailures: 0,
      truth: null,
      appliedAt: null,
      otpRequestedAt: null,
      paidAt: null,
      remark: null,
      ...made,
      events: [{ at, kind: 'ITEM_CREATED', actorType: 'SYSTEM' }],
    };
    batch.items.push(item);
    world.pool.items.insert(item);
  }
  world.pool.batches.insert(batch);
  if (status === 'APPROVED') {
    batch.digest = digestOf(batch);
    holdBatch(world, batch);
  }
  return batch;
}

/** A platform with one approved batch, and the calls of the workbench as `b.suwan` makes them. */
export function aWorkbench(wanted: Wanted = {}) {
  const bench = aPlatform({ days: 1 });
  const { platform, call } = bench;
  const batch = anApprovedBatch(platform, wanted);
  const [first] = batch.items;
  if (!first) throw new Error('The batch has no line');
  const WHO = 'b.suwan';
  const { read: get, send } = actor('/bank/card/proxy/batch', WHO)({ call });
  const ref = ({ no, version }: BatchItem) => ({ itemNo: no, version });
  const head = () => ({ batchNo: batch.no, version: batch.version });
  /** Cards that pay out in the currency of the batch, as the plan may use them. */
  const cards = [...platform.world.pool.cards.values()].filter(
    ({ currency, usage, status }) => currency === batch.currency && usage !== 'COLLECT' && status === 'ENABLED',
  );
  const [firstCard] = cards;
  if (!firstCard) throw new Error('No card pays out');
  const evidence = (who = WHO) => {
    const body = { name: 'voucher.png', type: 'image/png', content: PNG };
    return dataOf<{ fileId: string }>(call(who, 'POST /common/file/add', { body })).fileId;
  };
  const assign = (card: BankCard | null = firstCard, items: readonly BatchItem[] = batch.items, who = WHO) =>
    send('assign', { ...head(), plan: [{ cardId: card?.id ?? null, itemNos: items.map(({ no }) => no) }] }, who);
  const apply = (items: readonly BatchItem[] = batch.items, otpMode = 'LISTEN', who = WHO) =>
    send('applyPay', { ...head(), items: items.map(ref), otpMode }, who);
  /** The outcome of payments that must not be random. */
  const plan = (item: BatchItem, end: 'SUCCESS' | 'FAILED' | 'UNKNOWN' | 'SILENT') =>
    platform.world.payoutPlans.set(item.no, end);
  const money = (minor: bigint) => (Number(minor) / 10 ** currencyInfo(batch.currency).digits).toFixed(2);
  return {
    ...bench,
    world: platform.world,
    clock: platform.clock,
    batch,
    first,
    cards,
    card: firstCard,
    send,
    get,
    ref,
    head,
    evidence,
    assign,
    apply,
    plan,
    money,
  };
}

export type Workbench = ReturnType<typeof aWorkbench>;
