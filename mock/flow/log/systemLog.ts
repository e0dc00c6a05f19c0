import type { About } from '../../base/callLog';
import type { LogLevel, OperationLog } from '../../engine/log';
import { nobody } from '../../model/operators';
import type { World } from '../../model/world';

const NO_DETAILS: About = {
  roleCodes: [],
  scope: { type: 'ALL', values: [] },
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

/** Writes an entry of the platform itself: something that no call did. */
export function logSystem(world: World, log: OperationLog, action: string, level: LogLevel, about: Partial<About>): void {
  const at = world.clock.now();
  log.append({
    at,
    requestAt: at,
    operatorId: nobody.id,
    username: 'SYSTEM',
    action,
    code: 200,
    error: undefined,
    result: 'SUCCESS',
    level,
    traceId: world.newTraceId(),
    ip: '127.0.0.1',
    detail: '{}',
    about: { ...NO_DETAILS, ...about },
  });
}
