import type { SalesAction } from '@/contract';
import { COMPARED } from '../../../src/domain/perf';
import { logChanges, reasonOf, withCurrent } from '../../base/bulk';
import { fault, insist } from '../../base/faults';
import { currencyInfo, minorOf, moneyIn, moneyText } from '../../base/money';
import { pageOf } from '../../engine/page';
import { badParameter } from '../../engine/schema';
import type { Text } from '../../engine/text';
import { agencyOf } from '../../flow/agencies';
import { corrected } from '../../flow/postings';
import type { AreaHandlers } from '../../model/area';
import type { CallFor, PlatformCall } from '../../model/operators';
import type { OrderEvent } from '../../model/records';
import { Sales, type SalesMonth } from '../../model/sales';
import type { World } from '../../model/world';
import { openMonth } from './book';
import { readSalesCut, showSalesPeriod } from './cut';
import { down, statement } from './file';
import { createCounter, type Line, linesOf } from './lines';
import { sortLines } from './order';
import { demandSales } from './rules';
import { totalOf } from './sums';
import { salesTrend } from './trend';
import { cutOfKey, lineOfKey, monthNow, rowFor, salesDetail, salesStatistics } from './view';

const TOO_FINE: Text = ['{currency} has {n} decimals.', '{currency} 最多 {n} 位小数。'];
const ZERO: Text = ['Must not be zero.', '不能为零。'];
const SHORT: Text = ['Only {sum} is available to take back.', '可扣回的可用余额仅 {sum}。'];

/** Handlers of the agents' performance by operation id. */
export function salesHandlers(world: World): AreaHandlers<'sales'> {
  const addEvent = ({ at, actor, traceId }: PlatformCall, month: SalesMonth, kind: string, more: Partial<OrderEvent> = {}) =>
    month.events.push({ at, kind, actorType: 'OPERATOR', operator: actor, traceId, ...more });
  const touch = ({ at, actor }: PlatformCall, month: SalesMonth) =>
    Object.assign(month, { version: month.version + 1, updatedAt: at, updatedBy: actor.username });

  /** One change of one month of an agent: checks, logs and returns the new row. */
  function change(
    call: CallFor<'confirmSales' | 'correctSales' | 'setSalesTarget'>,
    action: SalesAction,
    run: (line: Line, month: SalesMonth) => void,
  ) {
    const { actor, body } = call;
    const { agentNo, currency, month } = body;
    const of = cutOfKey(world, actor, `MONTH_${month}_${agentNo}_${currency}`);
    const row = () => rowFor(world, of.cut, call)(lineOfKey(world, of));
    call.note.about = { ...call.note.about, name: of.agent.name, currency };
    const line = lineOfKey(world, of);
    try {
      demandSales(world, call, line, action);
      const state = openMonth(world, agentNo, currency, month);
      run(line, state);
      touch(call, state);
    } catch (error) {
      throw withCurrent(error, row);
    }
    return { data: row() };
  }

  /** An amount in minor units. @throws Refusal 422 at its field when it has too many digits or is zero */
  function amountOf(call: PlatformCall, name: string, amount: string, currency: string): bigint {
    const { digits } = currencyInfo(currency);
    const minor = minorOf(amount, digits);
    insist(call, [
      minor === undefined
        ? fault(name, 'digits', TOO_FINE, { currency, n: digits })
        : minor === 0n && fault(name, 'nonZero', ZERO),
    ]);
    return minor ?? 0n;
  }

  return {
    pageSales(call) {
      const cut = readSalesCut(world, call);
      const { query } = call;
      const lines = sortLines(linesOf(world, cut), query);
      return { data: { ...pageOf(lines, query, rowFor(world, cut, call)), period: showSalesPeriod(cut) } };
    },
    getSalesStatistics: (call) => ({ data: salesStatistics(world, readSalesCut(world, call)) }),
    getSalesTrend(call) {
      const compare = String(call.query.compare ?? '')
        .split(',')
        .filter(Boolean);
      if (new Set(compare).size > COMPARED) throw badParameter('compare');
      return { data: salesTrend(world, readSalesCut(world, call), [...new Set(compare)]) };
    },
    getSales: (call) => ({
      data: salesDetail(world, call, call.query.rowKey, call.query.productCode),
    }),
    downloadSales: (call) => down(world, call),
    downloadSalesStatement: (call) => statement(world, call),
    confirmSales: (call) =>
      change(call, 'confirm', (line, month) => {
        const sales = new Sales();
        sales.addAll(line.sales);
        for (const sums of [sales.money, sales.usd]) sums.settled = totalOf(sums);
        const { all, fresh } = createCounter(world)(line);
        const { agent } = line;
        month.frozen = {
          at: call.at,
          by: call.actor,
          name: agent.name,
          level: agent.depth,
          parentNo: agent.parent?.no ?? null,
          merchants: all,
          newMerchants: fresh,
          sales,
        };
        addEvent(call, month, 'CONFIRMED');
        logChanges(call, [{ field: 'settleStatus', before: 'OPEN', after: 'CONFIRMED' }], agent.no);
      }),
    correctSales: (call) =>
      change(call, 'correct', ({ agent, currency, month: about }, month) => {
        const { amount: typed } = call.body;
        const amount = amountOf(call, 'amount', typed, currency);
        const reason = reasonOf(call);
        const account = world.ledger.account(agent.no, currency, 'COMMISSION', true);
        const { available } = account.amounts;
        insist(call, [available + amount < 0n && fault('amount', 'balance', SHORT, { sum: moneyText(available, currency) })]);
        const at = world.clock.now();
        const no = world.numberOf('AJ');
        world.ledger.post(at, 'ADJUST', no, corrected(account, world.ledger.account('P1', currency, 'PROFIT', false), amount));
        world.profits.push({
          at,
          biz: 'ADJUST',
          currency,
          holder: agencyOf(world, agent).holder,
          way: null,
          channel: null,
          ref: no,
          count: 0,
          amount: 0n,
          fee: 0n,
          cost: 0n,
          share: amount,
          shares: [{ agent, share: amount }],
        });
        const remark = reason.remark?.trim() || null;
        world.sales.corrections.push({
          no,
          at,
          agent,
          currency,
          month: about ?? monthNow(world),
          amount,
          reasonCode: reason.reasonCode,
          remark,
          operator: call.actor,
        });
        const details = { reasonCode: reason.reasonCode, remark: remark ?? undefined, refNo: no };
        addEvent(call, month, 'CORRECTED', details);
        const today = openMonth(world, agent.no, currency, monthNow(world));
        // A correction of another month is booked in the current one, so that both show it.
        if (today !== month) {
          addEvent(call, today, 'CORRECTED', details);
          touch(call, today);
        }
        call.note.about = { ...call.note.about, amount: moneyIn(currency, amount), currency };
        const shown = (minor: bigint) => moneyIn(currency, minor);
        logChanges(
          call,
          [{ field: 'availableAmount', before: shown(available), after: shown(account.amounts.available) }],
          agent.no,
        );
      }),
    setSalesTarget: (call) =>
      change(call, 'target', ({ agent, currency }, month) => {
        const { target } = call.body;
        const wanted = target === null ? null : amountOf(call, 'target', target, currency);
        const shown = (minor: bigint | null) => (minor === null ? null : moneyIn(currency, minor));
        logChanges(call, [{ field: 'targetAmount', before: shown(month.target), after: shown(wanted) }], agent.no);
        month.target = wanted;
        addEvent(call, month, 'TARGET_SET');
      }),
  };
}
