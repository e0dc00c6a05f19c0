import { type ApiDocument, listOperations, type Operation } from './document';

export type Critical = NonNullable<Operation['critical']>;

/** Areas whose changes give or take rights: users, roles and approvals. */
const RIGHTS: ReadonlySet<string> = new Set(['operator', 'role', 'approval']);

/**
 * True when a call that moves money decides about it: it says more than which records, or causes an event that no upstream causes.
 * A query only asks the upstream about its records.
 */
function decides({ 'x-state-machines': machines }: ApiDocument, { accessKey = '', body }: Operation): boolean {
  const events = Object.values(machines ?? {}).flatMap((machine) => Object.values(machine.events));
  return (
    Object.keys(body?.properties ?? {}).some((name) => name !== 'items') ||
    events.some(({ by }) => by.includes(accessKey) && !by.includes('UPSTREAM'))
  );
}

/**
 * What the key of an operation is critical for, by what the operation does (docs/rules/role.md#critical-keys): a change of users or
 * roles and the decision on an approval for RIGHTS; a decision about money, and a call that can ask for an approval, for MONEY.
 */
export function criticalOf(document: ApiDocument, operation: Operation): Critical | undefined {
  const { accessKey, approval, method, needsKey, tag } = operation;
  if (accessKey === undefined || method === 'GET') return undefined;
  if (RIGHTS.has(tag)) return 'RIGHTS';
  return approval !== undefined || (needsKey && decides(document, operation)) ? 'MONEY' : undefined;
}

/** Operations whose `x-critical` is missing or wrong, as sentences. */
export const criticalFaults = (document: ApiDocument): string[] =>
  listOperations(document).flatMap((operation) => {
    const right = criticalOf(document, operation);
    if (right === operation.critical) return [];
    const said = operation.critical === undefined ? 'no x-critical' : `x-critical: ${operation.critical}`;
    return [`${operation.id} has ${said}, but what it does asks for ${right ?? 'none'}`];
  });
