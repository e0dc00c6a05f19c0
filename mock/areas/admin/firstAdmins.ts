import { changesOf } from '../../base/callLog';
import { FIRST_ADMIN } from '../../base/words/logWords';
import type { OperationLog } from '../../engine/log';
import { logSystem } from '../../flow/log/systemLog';
import { refreshAccess } from '../../flow/roles';
import { mailLink } from '../../flow/signIn/links';
import { canSignIn, nobody, SUPER } from '../../model/operators';
import type { World } from '../../model/world';
import { makeOperator } from './makeOperator';
import { isSuper, tierOf } from './operatorRules';

/** Below this number no super administrator can get the word of a second one. */
const ENOUGH = 2;

/**
 * Appoints the super administrators that the setting of the server names, while fewer than two can sign in
 * (docs/rules/role.md#first-administrators). Unknown usernames are invited.
 * @param emails by username
 */
export function appointFirstAdmins(world: World, log: OperationLog, emails: Readonly<Record<string, string>>): void {
  const at = world.clock.now();
  const isEnough = () => world.operators.filter((one) => isSuper(one) && canSignIn(one, at)).length >= ENOUGH;
  if (isEnough()) return;
  for (const [username, email] of Object.entries(emails)) {
    const known = world.operators.find((one) => one.username === username);
    if (known && (isSuper(known) || !canSignIn(known, at))) continue;
    const before = known ? { roles: known.roles } : {};
    const roles = [...(known?.roles ?? []), SUPER];
    const rights = { roles, withdrawTier: tierOf(world, roles), validUntil: null };
    const admin =
      known ??
      makeOperator(world, { username: 'SYSTEM', timeZone: nobody.timeZone }, at, {
        ...rights,
        username,
        email,
        realName: username,
        mobile: null,
        department: 'MANAGEMENT',
        scope: { type: 'ALL', values: [] },
      });
    if (known)
      Object.assign(known, rights, {
        scope: { type: 'ALL', values: [] },
        version: known.version + 1,
        updatedAt: at,
        updatedBy: 'SYSTEM',
      });
    else mailLink(world, admin, at);
    logSystem(world, log, FIRST_ADMIN, 'CRITICAL', {
      entity: 'operator',
      ids: [admin.id],
      name: username,
      changes: changesOf(before, { roles }, ['roles']),
    });
  }
  refreshAccess(world);
}
