import type { Operation } from '../../../config/contract/document';
import { Refusal, type Text } from '../../engine/text';
import { MINUTE } from '../../engine/time';
import type { Login, PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import { needsFactorToPass } from '../controlTotals';
import { needsFactor } from '../roles';
import { hasFactor } from './factors';
import { askFactor } from './passkeys';

/** How long a second factor counts for these calls, ms (docs/rules/session.md#step-up). */
export const FRESH_MS = { change: 5 * MINUTE, read: 15 * MINUTE } as const;

const NEEDED: Text = ['Confirm with your second factor.', '请通过二次验证确认。'];
const MISSING: Text = ['Set up a second factor first.', '请先设置二次验证。'];

/** Several orders count together (docs/rules/withdraw.md#bulk). */
const isLargePass = (world: World, call: PlatformCall) =>
  needsFactorToPass(
    world,
    call,
    (call.body.items as { withdrawNo: string }[]).map(({ withdrawNo }) => world.withdraws.get(withdrawNo)),
  );

const ownsFactor = (world: World, { actor }: PlatformCall) => hasFactor(world, actor);

/** The file of a task needs it when its export does. A question about the task of a colleague would tell that there is one. */
function holdsPersonal({ exports }: World, { actor, query }: PlatformCall): boolean {
  const task = exports.tasks.get(String(query.taskId));
  return task?.owner === actor && task.isSensitive;
}

/** Calls whose content decides. */
const ONLY_IF: Readonly<Record<string, (world: World, call: PlatformCall) => boolean>> = {
  passWithdraws: isLargePass,
  editRole: ({ roles }, { body }) => body.mfaRequired === false && needsFactor(roles.get(String(body.roleCode))),
  beginFactor: ownsFactor,
  removeFactor: ownsFactor,
  renewRecoveryCodes: ownsFactor,
  downloadTask: holdsPersonal,
};

/**
 * Stops a call that needs a fresh second factor (docs/rules/session.md#step-up). Simulated colleagues and calls after an approval
 * have no session and are not asked. @throws Refusal 428 with a challenge for this session, 403 for an operator without a factor
 */
export function demandFresh(world: World, { id, stepUp }: Operation, call: PlatformCall, login: Login | undefined): void {
  if (!stepUp || !world.factors.isOn || !login) return;
  const { actor, at } = call;
  if (login.factorAt !== null && at - login.factorAt < FRESH_MS[stepUp]) return;
  if (ONLY_IF[id]?.(world, call) === false) return;
  if (!hasFactor(world, actor)) throw new Refusal(403, 'FORBIDDEN', MISSING);
  const asked = askFactor(world, actor, at, { kind: 'stepUp', sessionId: login.id });
  throw new Refusal(428, 'STEP_UP_REQUIRED', NEEDED, {}, asked);
}
