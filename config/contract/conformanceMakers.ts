import { randomUUID } from 'node:crypto';
import { type Caller, dataIn, demand, demandDone, operatorIdOf, type Row, readRows, rowsIn } from './conformanceClient';
import { type Run, Skip } from './conformanceRun';

const MOST = 50;

const allows = ({ allowed }: Row, action: string) => Array.isArray(allowed) && allowed.includes(action);

/** True for an order on which this operator decided, or recorded that its payout failed. */
const isDecidedBy = ({ decisions, events }: Row, operatorId: unknown) =>
  rowsIn(decisions).some((one) => one.operatorId === operatorId) ||
  rowsIn(events).some(({ kind, actorId }) => kind === 'RESOLVED_FAILED' && actorId === operatorId);

/** Reads failed orders. @throws Error when one that the user decided on may be paid again or refunded by the user */
async function demandPaidAgainByOthers(caller: Caller): Promise<string> {
  const own = await operatorIdOf(caller);
  const failed = await readRows(caller, '/trade/withdraw/page', { view: 'ALL', status: 'FAILED,REVERSED', pageSize: MOST });
  const decided: string[] = [];
  for (const { withdrawNo } of failed) {
    const answer = await caller.get('/trade/withdraw/detail', { withdrawNo: String(withdrawNo) });
    const order = dataIn(answer);
    if (!isDecidedBy(order, own)) continue;
    decided.push(String(withdrawNo));
    for (const action of ['retry', 'refund'])
      demand(!allows(order, action), `${String(withdrawNo)} allows ${action} to who decided on it or recorded its outcome`);
  }
  if (decided.length === 0) throw new Skip('the user decided on no order that failed');
  return decided.join(', ');
}

/** Edits the remark of an agent in review, and restores it. @throws Error when the editor may still review the agent */
async function demandReviewedByOthers(caller: Caller, agent: Row): Promise<string> {
  const { agentNo, agentName, remark = null } = agent;
  const edit = async (version: unknown, next: unknown) => {
    const answer = await caller.send('POST', '/user/agent/edit', {
      body: { agentNo, agentName, version, remark: next },
      key: randomUUID(),
    });
    demandDone(answer);
    return dataIn(answer);
  };
  const edited = await edit(agent.version, 'Conformance check');
  const restored = await edit(edited.version, remark);
  demand(!allows(restored, 'review'), `${String(agentNo)} may be reviewed by who edited it`);
  return String(agentNo);
}

/** Checks that nobody decides on the own work (laws `makers` and `payAgain`). */
export async function checkMakers(run: Run): Promise<void> {
  const { caller, user, isReadOnly, may, check, announce, operationAt } = run;
  const retry = operationAt('/trade/withdraw/retry');
  if (retry && operationAt('/trade/withdraw/detail'))
    await check('who decided on an order, or recorded that its payout failed, may not pay it again or refund it', async () => {
      if (!may(retry)) throw new Skip(`${user} does not have ${retry.accessKey}`);
      return demandPaidAgainByOthers(caller);
    });
  const [review, edit] = ['review', 'edit'].map((verb) => operationAt(`/user/agent/${verb}`));
  if (!review || !edit) return;
  await check('who edited an agent in review may not review it', async () => {
    if (isReadOnly) throw new Skip('read-only');
    const missing = [review, edit].find((operation) => !may(operation));
    if (missing) throw new Skip(`${user} does not have ${missing.accessKey}`);
    const [agent] = await readRows(caller, '/user/agent/page', { status: 'PENDING_REVIEW', pageSize: MOST });
    if (!agent) throw new Skip('no agent waits for a review');
    announce?.(`This edits the remark of ${String(agent.agentNo)} and restores it. ${user} cannot review it any more.`);
    return demandReviewedByOthers(caller, agent);
  });
}
