import type { Operation } from '../../../config/contract/document';
import type { About } from '../../base/callLog';
import { EXPIRY } from '../../base/logWords';
import type { Handler } from '../../engine/call';
import type { OperationLog } from '../../engine/log';
import type { Text } from '../../engine/text';
import { iso } from '../../engine/time';
import { digestOf, EXPIRES_MS, endApproval, NeedsSecond } from '../../flow/approvals';
import type { Approval } from '../../model/approvals';
import { nobody, type Operator } from '../../model/operators';
import type { World } from '../../model/world';

const ASKED: Text = ['Waits for approval {no} by another user.', '等待他人审批 {no}。'];

const NO_DETAILS: About = {
  roleCodes: [],
  sessionId: null,
  userAgent: null,
  entity: null,
  ids: [],
  failedIds: [],
  name: null,
  reasonCode: null,
  remark: null,
  amount: null,
  currency: null,
  rows: null,
  errorFields: [],
  changes: [],
  requestDigest: null,
};

/** Ends an approval that nobody decided in time. The log then has an entry of the platform itself. */
function expire(world: World, log: OperationLog, no: string) {
  const approval = world.approvals.byNo.get(no);
  if (approval?.status !== 'WAITING') return;
  const at = world.clock.now();
  endApproval(world, approval, at, { status: 'EXPIRED', endedBy: null });
  const about: About = { ...NO_DETAILS, entity: 'approval', ids: [no], name: approval.name, approvalNo: no };
  log.append({
    at,
    requestAt: at,
    operatorId: nobody.id,
    username: 'SYSTEM',
    action: EXPIRY,
    code: 200,
    error: undefined,
    result: 'SUCCESS',
    level: 'MEDIUM',
    traceId: world.newTraceId(),
    ip: '127.0.0.1',
    detail: '{}',
    about: { ...about },
  });
}

/**
 * The handler of a call that may need a second person: such a call is stored with its preview and answers 202
 * (docs/rules/approval.md#ask).
 */
export function withApproval(
  world: World,
  logOf: () => OperationLog,
  { id, path, accessKey }: Operation,
  handler: Handler<Operator>,
): Handler<Operator> {
  return (call) => {
    try {
      return handler(call);
    } catch (error) {
      if (!(error instanceof NeedsSecond)) throw error;
      const { actor, at, body } = call;
      const no = world.numberOf('Q');
      const approval: Approval = {
        ...error.terms,
        no,
        operationId: id,
        path,
        key: accessKey ?? path,
        maker: actor,
        at,
        expiresAt: at + EXPIRES_MS,
        body,
        digest: digestOf(id, body),
        status: 'WAITING',
        endedBy: null,
        endedAt: null,
        remark: null,
        result: null,
        version: 1,
      };
      world.approvals.byNo.set(no, approval);
      world.clock.schedule(approval.expiresAt, () => expire(world, logOf(), no));
      const { entity, ids, name } = approval;
      call.note.about = { ...call.note.about, entity, ids: [...ids], name, approvalNo: no };
      return { code: 202, text: ASKED, values: { no }, data: { approvalNo: no, expiresAt: iso(approval.expiresAt) } };
    }
  };
}
