import type { OwnNoticeKind } from '@/contract';
import { DAY } from '../../engine/time';
import type { Approval } from '../../model/approvals';
import type { ExportTask, Schedule } from '../../model/exports';
import type { Login, Operator } from '../../model/operators';
import type { OwnNotice, OwnNoticeBook } from '../../model/ownNotices';
import type { Escalation } from '../../model/payments';
import type { Mention } from '../../model/records';
import type { World } from '../../model/world';
import { networkOf } from '../signIn/network';

const KEPT = 200;
const KEPT_MS = 30 * DAY;

const BLANK = {
  isRead: false,
  mention: null,
  entity: null,
  id: null,
  by: null,
  outcome: null,
  text: null,
  count: null,
  ip: null,
  userAgent: null,
};

type Facts = Partial<Omit<OwnNotice, 'no' | 'at' | 'kind'>>;

/** Notices and settings of an operator. */
export function noticesOf({ ownNotices }: World, { id }: Operator): OwnNoticeBook {
  const book = ownNotices.get(id) ?? { notices: [], off: new Set(), desktop: false };
  ownNotices.set(id, book);
  return book;
}

/** True for a notice that is not too old to be shown (docs/rules/notice.md#kept). */
export const isRecent = ({ at }: OwnNotice, now: number): boolean => now - at < KEPT_MS;

/** Tells an operator, unless the kind is off (docs/rules/notice.md#kinds). */
function tell(world: World, operator: Operator, kind: OwnNoticeKind, facts: Facts): void {
  const book = noticesOf(world, operator);
  if (book.off.has(kind)) return;
  const at = world.clock.now();
  const recent = book.notices.filter((notice) => isRecent(notice, at));
  book.notices = [...recent, { ...BLANK, no: world.numberOf('ON'), kind, at, ...facts }].slice(-KEPT);
}

/** A note mentions the operator, or answers the operator's question. */
export function tellMention(world: World, operator: Operator, mention: Mention, isAnswer: boolean): void {
  const { entity, no: id, note } = mention;
  const facts: Facts = { mention, entity, id, by: note.by.username, outcome: isAnswer ? 'ANSWERED' : null };
  tell(world, operator, isAnswer ? 'ANSWER' : 'MENTION', facts);
}

/** The operator is asked about a withdraw order. */
export function tellQuestion(world: World, operator: Operator, withdrawNo: string, { by, question: text }: Escalation): void {
  tell(world, operator, 'ANSWER', { entity: 'withdraw', id: withdrawNo, by: by.username, outcome: 'ASKED', text });
}

/** What became of an approval, to the operator who asked for it; not when that operator recalled it. */
export function tellMaker(world: World, { no, maker, status, endedBy, remark: text }: Approval): void {
  if (status === 'WAITING' || status === 'RECALLED') return;
  tell(world, maker, 'APPROVAL', { entity: 'approval', id: no, by: endedBy?.username ?? null, outcome: status, text });
}

/** Sessions of an operator were ended, elsewhere or by a colleague. @param by null for the platform */
export function tellEnded(world: World, operator: Operator, count: number, by: Operator | null): void {
  if (count > 0) tell(world, operator, 'SESSION_ENDED', { by: by?.username ?? null, count });
}

/** The email address of an operator was changed, perhaps by another person. */
export function tellEmail(world: World, operator: Operator, by: Operator): void {
  tell(world, operator, 'EMAIL_CHANGED', { by: by.username });
}

/** A colleague sent a link by which the operator's password can be set. */
export function tellLink(world: World, operator: Operator, by: Operator): void {
  tell(world, operator, 'LINK_SENT', { by: by.username });
}

/** An own export has ended (docs/rules/notice.md#kinds). */
export function tellExport(world: World, { owner, no, status }: ExportTask): void {
  tell(world, owner, 'EXPORT', { entity: 'task', id: no, outcome: status === 'READY' ? 'READY' : 'FAILED' });
}

/** A run of an own schedule failed, or the platform paused it. */
export function tellRun(world: World, { owner, id, status }: Schedule): void {
  tell(world, owner, 'RUN_FAILED', { entity: 'schedule', id, outcome: status === 'PAUSED' ? 'PAUSED' : 'FAILED' });
}

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'];
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'];

/** Browser and system without their versions: an update is no new device. */
const familyOf = (userAgent: string): string =>
  [BROWSERS, SYSTEMS].map((names) => names.find((name) => userAgent.includes(name)) ?? '-').join(' ');

/** Tells an operator of a sign-in from a device that none of the earlier ones came from. The very first sign-in has none to compare. */
export function tellDevice(world: World, { id, operator, ip, userAgent }: Login): void {
  const earlier = world.logins.filter((login) => login.operator === operator && login.id !== id);
  const isKnown = earlier.some(
    (login) => networkOf(login.ip) === networkOf(ip) && familyOf(login.userAgent) === familyOf(userAgent),
  );
  if (earlier.length > 0 && !isKnown) tell(world, operator, 'NEW_DEVICE', { id, ip, userAgent });
}
