import type { BankLineAction } from '@/contract';
import { bankLineFits } from '../../../src/domain/bankLine';
import { isAbout, logChanges, withCurrent } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { moneyIn } from '../../base/money';
import { demandFound, type Refusal, type Text } from '../../engine/text';
import { conflictOf } from '../../flow/versions';
import type { BankLine } from '../../model/cards';
import type { Operator, PlatformCall } from '../../model/operators';
import { seesCard } from '../../model/scope';
import type { World } from '../../model/world';
import { lineObstacle, type Why } from './rules';
import { showLine } from './view';

const NO_LINE: Text = ['Movement not found, or outside your data scope.', '流水不存在或不在您的数据范围内。'];
const EXPLAINED: Text = ['This movement is already matched or ignored.', '该流水已匹配或已忽略。'];
const OPEN: Text = ['This movement is not matched or ignored yet.', '该流水尚未匹配或忽略。'];

/** The movement, when the operator may see it. @throws Refusal 404 */
export const findLine = ({ pool }: World, operator: Operator, no: string): BankLine =>
  demandFound(pool.lines.get(no), NO_LINE, (one) => seesCard(operator, one.card));

/** A refusal with the current row. */
export const refuse = (world: World, call: PlatformCall, line: BankLine, { text, values }: Why): Refusal =>
  conflictOf(call, line, showLine(world, line, call.actor, call.lang), text, values ?? {});

/** Checks all conditions of an action on the version that the operator saw. @throws Refusal 409 */
function demand(world: World, call: PlatformCall, line: BankLine, version: number, action: BankLineAction) {
  if (!bankLineFits(action, line.matchStatus)) throw refuse(world, call, line, { text: action === 'unmatch' ? OPEN : EXPLAINED });
  if (line.version !== version) throw conflictOf(call, line, showLine(world, line, call.actor, call.lang));
  const why = lineObstacle(world, line, action);
  if (why) throw refuse(world, call, line, why);
}

const stateOf = ({ matchStatus, bizType, bizNo, ignoreReason }: BankLine) => ({ matchStatus, bizType, bizNo, ignoreReason });
const LOGGED_FIELDS = ['matchStatus', 'bizType', 'bizNo', 'ignoreReason'] as const;

export interface LineRef {
  lineNo: string;
  version: number;
}

/**
 * One action on one movement, with its log entry.
 * @throws Refusal with the row as the caller sees it; then nothing has changed
 */
export function act(
  world: World,
  call: PlatformCall,
  { lineNo, version }: LineRef,
  action: BankLineAction,
  run: (line: BankLine) => void,
): BankLine {
  const { actor, lang, note } = call;
  const line = findLine(world, actor, lineNo);
  const { currency } = line.card;
  if (isAbout(call, lineNo)) note.about = { amount: moneyIn(currency, line.amount), currency, ...note.about };
  const before = stateOf(line);
  try {
    demand(world, call, line, version, action);
    run(line);
  } catch (error) {
    throw withCurrent(error, () => showLine(world, line, actor, lang));
  }
  logChanges(call, changesOf(before, stateOf(line), LOGGED_FIELDS), lineNo);
  return line;
}
