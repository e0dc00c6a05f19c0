import type { Operation } from '../../../config/contract/document';
import { EXPIRY } from '../../base/words/logWords';
import type { Handler } from '../../engine/call';
import type { OperationLog } from '../../engine/log';
import type { Text } from '../../engine/text';
import { iso } from '../../engine/time';
import { digestOf, EXPIRES_MS, endApproval, NeedsSecond } from '../../flow/approvals';
import { logSystem } from '../../flow/log/systemLog';
import type { Approval } from '../../model/approvals';
import type { Operator } from '../../model/operators';
import type { World } from '../../model/world';
import type { RecordOf } from './record';
import { decidersOf } from './view';

const ASKED: Text = ['Waits for approval {no} by another user.', '等待他人审批 {no}。'];

/** Ends an approval that nobody decided in time. The log then has an entry of the platform itself. */
function expire(world: World, log: OperationLog, no: string) {
  const approval = world.approvals.byNo.get(no);
  if (approval?.status !== 'WAITING') return;
  const at = world.clock.now();
  endApproval(world, approval, at, { status: 'EXPIRED', endedBy: null });
  logSystem(world, log, EXPIRY, 'MEDIUM', { entity: 'approval', ids: [no], name: approval.name, approvalNo: no });
}

/**
 * The handler of a call that may need a second person: such a call is stored with its preview and answers 202
 * (docs/rules/approval.md#ask).
 */
export function withApproval(
  world: World,
  logOf: () => OperationLog,
  operation: Operation,
  handler: Handler<Operator>,
  recordOf: RecordOf,
): Handler<Operator> {
  const { id, path, accessKey } = operation;
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
        // A call that makes a record has none before, also when it names another one.
        was: { ...(error.terms.ids.length > 0 && recordOf(operation, call)), ...error.terms.preview.was },
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
      const data = { approvalNo: no, expiresAt: iso(approval.expiresAt), ...decidersOf(world, approval, call.lang, at) };
      return { code: 202, text: ASKED, values: { no }, data };
    }
  };
}
