import { demandApprovals, demandMerchantReviews } from './conformanceApproval';
import { demand, Overtaken, type Row } from './conformanceClient';
import { checkDict } from './conformanceDict';
import { checkMakers } from './conformanceMakers';
import { checkList, checkRead } from './conformanceReads';
import { checkRights } from './conformanceRights';
import { type Check, type ConformanceOptions, createRun, type Run, Skip, steady } from './conformanceRun';
import { checkScope } from './conformanceScope';
import { checkKeys, checkLogout, checkRefusals, checkSession, checkStreams } from './conformanceSession';
import {
  demandAssignment,
  demandClaim,
  demandClaimKeepsOut,
  demandDecidedOnce,
  demandHold,
  demandIdempotency,
  demandKeyRequired,
  demandMask,
  demandMenuOrder,
  demandNote,
  demandOldVersionRefused,
  demandQuestion,
  demandRelease,
  demandRepeatSeen,
  demandSearch,
  demandUndo,
  demandUnknownVersionRefused,
  demandView,
  findClaimable,
  findHoldable,
  findPassable,
  findRejectable,
  findRepeated,
  findUndoable,
  type Order,
  readWaiting,
} from './conformanceWrites';

export type { Check, ConformanceOptions };

/**
 * Checks claims, notes, holds and undo. Orders keep their state, but not their notes and versions.
 * @param used gets the numbers of the orders that it takes
 */
async function checkDesk(run: Run, used: Set<string>): Promise<void> {
  const { user, limitedUser, caller, limited, held, isReadOnly, renewalMs, may, check, announce, operationAt } = run;
  if (!operationAt('/trade/withdraw/claim')) return;
  /** An unused order on which the user may take these actions; otherwise the reason for none. */
  async function choose(verbs: readonly string[], find: (rows: readonly Row[]) => Order[]): Promise<Order | string> {
    if (isReadOnly) return 'read-only';
    const missing = verbs.map((verb) => operationAt(`/trade/withdraw/${verb}`)).find((operation) => !may(operation));
    if (missing) return `${user} does not have ${missing.accessKey}`;
    const order = find(await readWaiting(caller)).find(({ withdrawNo }) => !used.has(withdrawNo));
    if (!order) return 'no order is in a suitable state';
    used.add(order.withdrawNo);
    return order;
  }
  const given = (order: Order | string): Order => {
    if (typeof order === 'string') throw new Skip(order);
    return order;
  };
  /** A check on one order, and on another one when a colleague was faster. @returns the order, or the reason for none */
  async function checkOrder(
    name: string,
    [verbs, find]: Parameters<typeof choose>,
    announcement: (no: string) => string,
    demandAll: (order: Order) => Promise<void>,
  ): Promise<{ order: Order | string; isPassed: boolean }> {
    let order: Order | string = 'no order could be read';
    const isPassed = await check(name, () =>
      steady(
        async () => {
          const chosen = await choose(verbs, find);
          // Without another one, the order that was given up remains.
          if (typeof chosen !== 'string' || typeof order === 'string') order = chosen;
          const open = given(chosen);
          announce?.(announcement(open.withdrawNo));
          await demandAll(open);
        },
        (error) => error instanceof Overtaken,
      ),
    );
    return { order, isPassed };
  }

  const { order: claimed, isPassed: isClaimed } = await checkOrder(
    'a claim is shown, does not change the order, and is renewed by the same operator',
    [['detail', 'claim', 'release'], findClaimable],
    (no) => `This claims ${no}, releases it and adds two notes.`,
    (order) => demandClaim(caller, order, renewalMs),
  );
  await check('another operator cannot claim a claimed order: 423 with the row and the name', async () => {
    const order = given(claimed);
    if (!isClaimed) throw new Skip('no claim exists');
    if (!held.granted.has('trade:withdraw:claim')) throw new Skip('the limited user does not have trade:withdraw:claim');
    const seen = await limited.get('/trade/withdraw/detail', { withdrawNo: order.withdrawNo });
    if (seen.code === 404) throw new Skip(`${limitedUser} cannot see ${order.withdrawNo}`);
    await demandClaimKeepsOut(caller, limited, order);
  });
  for (const verb of ['undo', 'retry'] as const)
    await check(`${verb} with a wrong version is refused with 409 and the current row`, async () => {
      const order = given(claimed);
      if (!may(operationAt(`/trade/withdraw/${verb}`))) throw new Skip(`${user} does not have trade:withdraw:${verb}`);
      await demandUnknownVersionRefused(caller, verb, order);
    });
  if (operationAt('/common/note/add'))
    await check('a note is stored and shown with the order', async () => demandNote(caller, given(claimed)));
  if (operationAt('/common/note/add'))
    await check('a full number in a note is masked, however it is written', async () => demandMask(caller, given(claimed)));
  // Last, because the claim keeps colleagues from the order.
  await check('a release removes the claim and changes nothing else', async () => {
    const order = given(claimed);
    if (!isClaimed) throw new Skip('no claim exists');
    await demandRelease(caller, order);
  });

  await checkOrder(
    'undo restores the order',
    [['detail', 'pass', 'undo'], findUndoable],
    (no) => `This passes the first stage of ${no} and undoes it.`,
    (order) => demandUndo(caller, order),
  );

  const facts = operationAt('/trade/withdraw/facts');
  if (facts)
    await check('an order with possible duplicates passes only if they were acknowledged', async () => {
      if (isReadOnly) throw new Skip('read-only');
      const missing = [facts, operationAt('/trade/withdraw/pass'), operationAt('/trade/withdraw/undo')].find((one) => !may(one));
      if (missing) throw new Skip(`${user} does not have ${missing.accessKey}`);
      return steady(
        async () => {
          const order = await findRepeated(caller, findPassable(await readWaiting(caller)));
          if (!order) throw new Skip('no order may be a duplicate');
          await demandRepeatSeen(caller, order);
          return order.withdrawNo;
        },
        (error) => error instanceof Overtaken,
      );
    });

  await checkOrder(
    'a hold stops the order, and lifting it restores its state',
    [['detail', 'hold', 'unhold'], findHoldable],
    (no) => `This holds ${no} and resumes it.`,
    (order) => demandHold(caller, order),
  );
  if (!operationAt('/trade/withdraw/answer')) return;

  await checkOrder(
    'a question keeps others from deciding until the answer',
    [['detail', 'answer'], findHoldable],
    (no) => `This asks about ${no} and answers.`,
    async (order) => {
      const missing = ['escalate', 'reject'].find((verb) => !held.granted.has(`trade:withdraw:${verb}`));
      if (missing) throw new Skip(`the limited user does not have trade:withdraw:${missing}`);
      const seen = await limited.get('/trade/withdraw/detail', { withdrawNo: order.withdrawNo });
      if (seen.code === 404) throw new Skip(`${limitedUser} cannot see ${order.withdrawNo}`);
      await demandQuestion(caller, limited, order);
    },
  );
  await checkOrder(
    'an assignment is shown and ends',
    [['detail', 'assign'], findHoldable],
    (no) => `This assigns ${no} and ends the assignment.`,
    (order) => demandAssignment(caller, order),
  );
}

/** Checks the search by number, and the life of a saved view. */
async function checkCommon(run: Run, samples: readonly Row[]): Promise<void> {
  const { lists, user, caller, isReadOnly, may, check, announce, operationAt } = run;
  // The search finds the records of screens; approvals and own factors are none.
  const list = lists.find(({ page }) => !/^\/(auth|common)\//.test(page.path));
  if (operationAt('/common/search'))
    await check('the search finds a record by its number, and nothing by an unknown number', async () => {
      const id = samples.find((row) => list && typeof row[list.idField] === 'string')?.[list?.idField ?? ''];
      if (typeof id !== 'string') throw new Skip('no record to search for');
      await demandSearch(caller, id);
    });
  const menu = operationAt('/sys/menu/list');
  if (menu)
    await check('/sys/menu/list: siblings are in sort order', async () => {
      if (!may(menu)) throw new Skip(`${user} does not have ${menu.accessKey}`);
      await demandMenuOrder(caller);
    });
  const merchants = operationAt('/merchant/user/page');
  if (merchants)
    await check(
      '/merchant/user/page: a merchant whose KYC has not passed cannot pass its review, and its row says why',
      async () => {
        if (!may(merchants)) throw new Skip(`${user} does not have ${merchants.accessKey}`);
        return demandMerchantReviews(caller);
      },
    );
  if (operationAt('/common/approval/detail'))
    await check('/common/approval/detail has a labelled row for every field of the stored call', async () =>
      demandApprovals(caller),
    );
  if (!operationAt('/common/view/list')) return;
  if (!isReadOnly) announce?.('This saves a view and removes it.');
  await check('a view is stored as sent, changed only with its current version, and removed', async () => {
    if (isReadOnly) throw new Skip('read-only');
    await demandView(caller, '/trade/withdraw');
  });
}

/** Checks decisions on orders that were not used before. */
async function checkWrites(run: Run, used: Set<string>): Promise<void> {
  const { base, user, caller, isReadOnly, may, check, announce, operationAt } = run;
  const writes = operationAt('/trade/withdraw/reject');
  if (!writes) return;
  let obstacle = isReadOnly ? 'read-only' : '';
  if (obstacle === '' && !may(writes)) obstacle = `${user} does not have ${writes.accessKey}`;
  let order: Order | undefined;
  async function take(): Promise<Order> {
    const found = obstacle === '' ? findRejectable(await readWaiting(caller)) : [];
    const next = found.find(({ withdrawNo }) => !used.has(withdrawNo));
    if (!next) throw new Skip(obstacle || 'no waiting order can be rejected');
    used.add(next.withdrawNo);
    announce?.(`This rejects ${next.withdrawNo} on ${base} (use --read-only to prevent this).`);
    order = next;
    return next;
  }
  await check('a call that moves money without an idempotency key is refused with 400', async () =>
    demandKeyRequired(caller, await take()),
  );
  const isGuarded = await check('a wrong version is refused with 409 and the current row', async () =>
    demandOldVersionRefused(caller, order ?? (await take())),
  );
  // A server that ignores versions has rejected the order: the remaining checks need another one.
  if (!isGuarded) order = undefined;
  const isRejected = await check('a repeat with the same idempotency key has no further effect and the same answer', async () =>
    steady(
      async (before) => {
        const open = before > 0 || !order ? await take() : order;
        await demandIdempotency(caller, open);
        return `rejected ${open.withdrawNo}`;
      },
      (error) => error instanceof Overtaken,
    ),
  );
  await check('a second decision is refused with 409 and the current row', async () => {
    if (!order) throw new Skip(obstacle || 'no waiting order can be rejected');
    if (!isRejected) throw new Skip('the order was not decided as expected');
    await demandDecidedOnce(caller, order);
  });
}

/** Runs all checks against a server. Never rejects: a broken server only fails checks. */
export async function runConformance(options: ConformanceOptions): Promise<Check[]> {
  const run = createRun(options);
  const { operations, lists, checks, strays, check } = run;
  if (!(await checkSession(run))) return checks;
  const samples: Row[] = [];
  for (const list of lists) samples.push(...(await checkList(run, list)));
  for (const operation of operations.filter(({ method, isFile, isStream }) => method === 'GET' && !isFile && !isStream))
    await checkRead(run, operation, samples);
  await checkRefusals(run);
  await checkStreams(run);
  await checkKeys(run);
  await checkScope(run);
  await checkCommon(run, samples);
  const used = new Set<string>();
  await checkDesk(run, used);
  await checkWrites(run, used);
  await checkMakers(run);
  await checkRights(run);
  await checkDict(run);
  await check('every refusal is defined in the contract for its call', async () => {
    demand(strays.size === 0, [...strays].slice(0, 3).join('; '));
  });
  await checkLogout(run);
  return checks;
}
