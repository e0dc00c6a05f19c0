import { randomUUID } from 'node:crypto';
import {
  accessIn,
  operations as allOperations,
  type Caller,
  dataIn,
  demand,
  demandDone,
  demandRefusal,
  isRecord,
  type Row,
  readRows,
  rowsIn,
  told,
} from './conformanceClient';
import { nameOf, type Run, Skip } from './conformanceRun';
import type { Operation } from './document';

const codesOf = ({ roles }: Row) => rowsIn(roles).map(({ roleCode }) => String(roleCode));

/** A version that no record has: a server that lets the call through changes nothing. */
const NEVER = 999_999;

/** Calls that let a person sign in, or the caller in the person's place, with what they need besides the record. */
const TAKEOVER_CALLS: Readonly<Record<string, (row: Row) => object>> = {
  '/sys/operator/edit': ({ realName, department, validUntil = null }) => ({ realName, department, validUntil }),
  '/sys/operator/signInRules': () => ({ allowedCidrs: [], hours: null }),
  '/sys/operator/enable': () => ({}),
  '/sys/operator/unlock': () => ({}),
  '/sys/operator/resetPassword': () => ({}),
  '/sys/operator/resetMfa': () => ({ reasonCode: 'DEVICE_LOST' }),
};

/** @throws Error when one of these calls on a person with other rights than the caller may assign is not refused with 403 */
async function demandNoTakeover(admin: Caller, calls: readonly Operation[]): Promise<string> {
  const me = await admin.get('/auth/current');
  demandDone(me);
  const [own, access] = [dataIn(me).operatorId, accessIn(me)];
  const free = (await readRows(admin, '/common/option', { type: 'assignableRole', pageSize: 100 }))
    .filter(({ denied }) => denied === undefined)
    .map(({ value }) => value);
  const row = (await readRows(admin, '/sys/operator/page', { status: 'ACTIVE', pageSize: 100 })).find(
    (one) => one.operatorId !== own && codesOf(one).some((code) => !free.includes(code)),
  );
  if (!row) throw new Skip('the administrator may assign every role that an active user has');
  const tried = calls.filter(({ accessKey = '' }) => access.has(accessKey));
  if (tried.length === 0) throw new Skip('the administrator has none of their keys');
  for (const { method, path } of tried) {
    const body = { operatorId: row.operatorId, version: NEVER, ...TAKEOVER_CALLS[path]?.(row) };
    demandRefusal(await admin.send(method, path, { body, key: randomUUID() }), 403);
  }
  const denied = rowsIn(row.denied).map(({ action }) => action);
  demand(denied.includes('edit'), `the row of ${String(row.username)} does not deny edit`);
  return tried.map(nameOf).join(', ');
}

const critical = new Set(allOperations.flatMap(({ critical: kind, accessKey }) => (kind && accessKey ? [accessKey] : [])));

/** Asks to give a role with a critical key, and recalls it. @throws Error when no second person is asked */
async function demandSecondForRole(caller: Caller, user: string): Promise<string> {
  // Throws NotBuilt on a server without approvals.
  demandDone(await caller.get('/common/approval/page'));
  const people = await readRows(caller, '/sys/operator/page', { status: 'ACTIVE', pageSize: 100 });
  const row = people.find((one) => one.username !== user && !codesOf(one).includes('SUPER_ADMIN'));
  if (!row) throw new Skip('no other active user');
  const { operatorId, version } = row;
  const before = codesOf(row);
  const set = (roleCodes: readonly string[], of: unknown) =>
    caller.send('POST', '/sys/operator/role', { body: { operatorId, version: of, roleCodes }, key: randomUUID() });
  for (const { roleCode } of await readRows(caller, '/sys/role/page', { status: 'ACTIVE', pageSize: 100 })) {
    if (roleCode === 'SUPER_ADMIN' || before.includes(String(roleCode))) continue;
    const keys = rowsIn(dataIn(await caller.get('/sys/role/detail', { roleCode: String(roleCode) })).effectiveKeys);
    if (!keys.some(({ key }) => critical.has(String(key)))) continue;
    const answer = await set([...before, String(roleCode)], version);
    // Roles that one person may not combine.
    if (answer.code === 422) continue;
    if (answer.code === 200 && isRecord(answer.data)) await set(before, answer.data.version);
    demand(answer.code === 202 && isRecord(answer.data), `giving ${String(roleCode)} answers ${told(answer)}`);
    const { approvalNo } = answer.data as Row;
    demandDone(await caller.send('POST', '/common/approval/recall', { body: { approvalNo, version: 1 }, key: randomUUID() }));
    return `${String(roleCode)} for ${String(row.username)}`;
  }
  throw new Skip('no role with a critical key can be given');
}

/** Asks to send the payouts of an upstream elsewhere, and recalls it. @throws Error when no second person is asked */
async function demandSecondForAddress(caller: Caller): Promise<string> {
  // Throws NotBuilt on a server without approvals.
  demandDone(await caller.get('/common/approval/page'));
  const [row] = (await readRows(caller, '/bank/config/page', { pageSize: 100 })).filter(
    ({ payoutUrl }) => typeof payoutUrl === 'string',
  );
  if (!row) throw new Skip('no upstream with an address for payouts');
  const { upstreamCode, version, payoutUrl } = row;
  const edit = (url: unknown, of: unknown) =>
    caller.send('POST', '/bank/config/edit', { body: { upstreamCode, version: of, payoutUrl: url }, key: randomUUID() });
  const answer = await edit('https://conformance.example.com/payout', version);
  if (answer.code === 200 && isRecord(answer.data)) await edit(payoutUrl, answer.data.version);
  demand(answer.code === 202 && isRecord(answer.data), `another address answers ${told(answer)}`);
  const { approvalNo } = answer.data as Row;
  demandDone(await caller.send('POST', '/common/approval/recall', { body: { approvalNo, version: 1 }, key: randomUUID() }));
  return String(upstreamCode);
}

/** Checks the ways round the rights of others, and round a second person. */
export async function checkRights(run: Run): Promise<void> {
  const { options, caller, user, operations, isReadOnly, newCaller, may, check, announce, operationAt } = run;
  const { adminUser, adminPassword } = options;
  const calls = operations.filter(({ path }) => TAKEOVER_CALLS[path]);
  if (calls.length > 0)
    await check(
      'no call on a user with more rights than the caller may assign lets the caller sign in as that user',
      async () => {
        if (isReadOnly) throw new Skip('read-only');
        if (adminUser === undefined || adminPassword === undefined) throw new Skip('no administrator is configured');
        const admin = newCaller();
        demandDone(await admin.login(adminUser, adminPassword));
        return demandNoTakeover(admin, calls);
      },
    );
  const editing = operationAt('/bank/config/edit');
  if (editing) {
    if (!isReadOnly) announce?.('This asks to change the address of an upstream, and recalls it.');
    await check('another address of an upstream needs two persons', async () => {
      if (isReadOnly) throw new Skip('read-only');
      if (!may(editing)) throw new Skip(`${user} does not have ${editing.accessKey}`);
      return demandSecondForAddress(caller);
    });
  }
  const giving = operationAt('/sys/operator/role');
  if (!giving) return;
  if (!isReadOnly) announce?.('This asks to give a user a role with a critical key, and recalls it.');
  await check('a role with a critical key is given by two persons', async () => {
    if (isReadOnly) throw new Skip('read-only');
    if (!may(giving)) throw new Skip(`${user} does not have ${giving.accessKey}`);
    return demandSecondForRole(caller, user);
  });
}
