/** Two keys that one operator may not hold together. */
export type ForbiddenPair = readonly [string, string];

const GRANTING = ['sys:operator:role', 'sys:role:grant'];

/**
 * The first forbidden pair among these keys (docs/rules/role.md#separation). An operator who files withdrawals must not pass
 * them, and an operator who grants rights must not move money. Undefined without a pair. The rules do not apply to SUPER_ADMIN;
 * the caller excludes that role. The server checks rules that hold for one order, batch or request only.
 * @param isMoney whether a key moves money, by the risk level of its menu node
 */
export function forbiddenPair(keys: Iterable<string>, isMoney: (key: string) => boolean): ForbiddenPair | undefined {
  const held = new Set(keys);
  if (held.has('trade:withdraw:add') && held.has('trade:withdraw:pass')) return ['trade:withdraw:add', 'trade:withdraw:pass'];
  const granting = GRANTING.find((key) => held.has(key));
  const money = granting && [...held].find(isMoney);
  return granting && money ? [granting, money] : undefined;
}
