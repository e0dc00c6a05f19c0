/** Two keys that one person may not hold together. */
export type ForbiddenPair = readonly [string, string];

const GRANTING = ['sys:operator:role', 'sys:role:grant'];

/**
 * The first pair among these keys that nobody may hold together (docs/rules/role.md#separation): who files a withdrawal does not pass
 * one, and who hands out rights moves no money. Undefined when there is none. The rules bind everybody but SUPER_ADMIN, whom the
 * caller leaves out; what holds at run time only (one order, one batch, one request) is the server's to judge.
 * @param isMoney whether a key moves money, by the risk level of its node in the menu
 */
export function forbiddenPair(keys: Iterable<string>, isMoney: (key: string) => boolean): ForbiddenPair | undefined {
  const held = new Set(keys);
  if (held.has('trade:withdraw:add') && held.has('trade:withdraw:pass')) return ['trade:withdraw:add', 'trade:withdraw:pass'];
  const granting = GRANTING.find((key) => held.has(key));
  const money = granting && [...held].find(isMoney);
  return granting && money ? [granting, money] : undefined;
}
