import type { BankLineIgnoreReason } from '@/contract';
import { candidatesFor } from '../../areas/bankLine/candidates';
import { collectObstacle, itemObstacle } from '../../areas/bankLine/rules';
import { HOUR, MINUTE } from '../../engine/time';
import type { BankLine } from '../../model/cards';
import type { Operator } from '../../model/operators';
import { isInScope, seesCard } from '../../model/scope';
import type { World } from '../../model/world';

/** Card operations handle a movement within a day; they work in shifts. */
const OLD_MS = 20 * HOUR;
const EVERY_HOURS = 2;
const SURE = 50;
const FEE = /\bFEE\b/;

type Send = (actor: Operator, path: string, body: Record<string, unknown>) => unknown;

/** Reason and remark for a movement without an order. */
const reasonFor = ({ direction, postscript }: BankLine): { reasonCode: BankLineIgnoreReason; remark?: string } =>
  direction === 'OUT' && FEE.test(postscript ?? '')
    ? { reasonCode: 'BANK_FEE' }
    : { reasonCode: 'OTHER', remark: 'No order found within a day' };

/**
 * Colleagues of card operations match or ignore movements older than a day, through normal calls. Nothing is random, so that other
 * areas are not affected.
 */
export function createBankLineTidy(world: World, send: Send) {
  const { clock, pool } = world;

  /** A colleague who can handle the card, in rotation. */
  function colleagueFor(line: BankLine, turn: number): Operator | undefined {
    const able = world.operators.filter(
      (one) =>
        one.status === 'ACTIVE' &&
        one.roles[0] === 'CARD_OPS' &&
        one.access.has('bank:card:history:match') &&
        seesCard(one, line.card) &&
        (one.lastSeenAt === 0 || clock.now() - one.lastSeenAt > 15 * MINUTE),
    );
    return able[turn % able.length];
  }

  function settle(line: BankLine, actor: Operator) {
    const { no: lineNo, version } = line;
    const best = candidatesFor(world, line).find((one) => {
      const { order, reasons, score, bizType } = one;
      const holder = bizType === 'COLLECT' ? order.holder : order.batch.holder;
      const why = bizType === 'COLLECT' ? collectObstacle(order) : itemObstacle(order);
      const isPlain = reasons.includes('EXACT_AMOUNT') && reasons.includes('SAME_CARD');
      return !why && isPlain && score >= SURE && isInScope(actor, holder);
    });
    if (best) send(actor, '/bank/card/history/match', { lineNo, version, bizType: best.bizType, bizNo: best.order.no });
    else send(actor, '/bank/card/history/ignore', { items: [{ lineNo, version }], ...reasonFor(line) });
  }

  function tidy() {
    const before = clock.now() - OLD_MS;
    const old = pool.lines.rows.filter(({ matchStatus, bankTime }) => matchStatus === 'UNMATCHED' && bankTime < before);
    old.forEach((line, turn) => {
      const actor = colleagueFor(line, turn);
      if (actor) settle(line, actor);
    });
  }

  return {
    /** Plans one business day. @param day its start, ms @param end no events from this time on */
    planDay(day: number, end: number) {
      for (let hour = 0; hour < 24; hour += EVERY_HOURS) {
        const at = day + hour * HOUR;
        if (at < end && at >= clock.now()) clock.schedule(at, tidy);
      }
    },
    /** Repeats while the platform runs. */
    live() {
      const next = () =>
        clock.schedule(clock.now() + 10 * MINUTE, () => {
          tidy();
          next();
        });
      next();
    },
  };
}
