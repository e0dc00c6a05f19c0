import type { SignIn, SignInReason } from '@/contract';
import { aboutIn } from '../../base/callLog';
import { type LogEntry, logNoOf, type OperationLog } from '../../engine/log';
import { iso } from '../../engine/time';
import type { Operator } from '../../model/operators';

const SECOND_STEP = '/auth/mfa';
const STEPS = new Set(['/auth/login', SECOND_STEP, '/auth/link/finish']);

/** What the calls of a sign-in note in the log. */
interface Noted {
  method?: SignIn['method'];
  refusedBy?: SignInReason;
}

/** Why an entry opened no session; undefined when it was no attempt, such as a link whose new password was refused. */
function reasonOf({ action, code }: LogEntry, { refusedBy }: Noted): SignInReason | undefined {
  if (refusedBy) return refusedBy;
  if (code === 200) return 'UNFINISHED';
  if (code === 429) return 'WAIT';
  if (action === SECOND_STEP) return 'CODE';
  return action === '/auth/login' ? 'CREDENTIALS' : undefined;
}

/**
 * The sign-ins of an operator in the operation log, newest first. A first step is left out when the second one followed on the same
 * device (docs/rules/session.md#own-security).
 */
export function signInsOf({ entries }: OperationLog, operator: Operator): SignIn[] {
  const found = new Set<SignIn>();
  const begun = new Map<string, SignIn>();
  for (const entry of entries) {
    const { operatorId, action, code, ip, at } = entry;
    if (operatorId !== operator.id || !STEPS.has(action)) continue;
    const noted = JSON.parse(entry.detail) as Noted;
    const isSuccess = code === 200 && noted.method !== undefined;
    const reason = isSuccess ? null : reasonOf(entry, noted);
    if (reason === undefined) continue;
    const { userAgent } = aboutIn(entry);
    const method = noted.method ?? (action === '/auth/login' ? 'PASSWORD' : 'LINK');
    const row: SignIn = { logNo: logNoOf(entry), at: iso(at), ip, userAgent, method, isSuccess, reason };
    found.add(row);
    const device = `${ip} ${userAgent}`;
    const former = begun.get(device);
    if (former && action === SECOND_STEP) found.delete(former);
    begun.delete(device);
    if (reason === 'UNFINISHED') begun.set(device, row);
  }
  return [...found].reverse();
}
