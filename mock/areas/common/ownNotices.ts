import type { OwnNoticeKind, OwnNoticeSettings, RecordEntity, OwnNotice as WireNotice } from '@/contract';
import { pageOf } from '../../engine/page';
import { iso } from '../../engine/time';
import { isRecent, noticesOf } from '../../flow/inbox/ownNotices';
import type { AreaHandlers } from '../../model/area';
import type { Operator } from '../../model/operators';
import type { OwnNotice } from '../../model/ownNotices';
import { seesRecord } from '../../model/recordScope';
import type { World } from '../../model/world';
import { openSubject } from './subjects';

const KINDS: readonly OwnNoticeKind[] = [
  'MENTION',
  'ANSWER',
  'APPROVAL',
  'SESSION_ENDED',
  'NEW_DEVICE',
  'EMAIL_CHANGED',
  'LINK_SENT',
  'EXPORT',
  'RUN_FAILED',
];
/** What a notice opens besides records; only its owner sees it. */
const OWN = new Set<string | null>([null, 'task', 'schedule']);

const isRead = ({ isRead: own, mention }: OwnNotice) => mention?.isRead ?? own;

/** Newest first; notices of records that the operator can no longer open are left out. */
function shownTo(world: World, operator: Operator, at: number): OwnNotice[] {
  const opens = ({ entity, id }: OwnNotice) =>
    OWN.has(entity) ||
    (entity === 'approval'
      ? seesRecord(world, operator, entity, String(id))
      : openSubject(world, operator, { entity: entity as RecordEntity, no: String(id) }));
  return noticesOf(world, operator)
    .notices.filter((notice) => isRecent(notice, at) && opens(notice))
    .reverse();
}

/** How many own notices of an operator are unread. */
export const unreadNotices = (world: World, operator: Operator, at: number): number =>
  shownTo(world, operator, at).filter((notice) => !isRead(notice)).length;

const show = (notice: OwnNotice): WireNotice => {
  const { no, kind, at, mention, entity, id, by, outcome, text, count, ip, userAgent } = notice;
  return {
    noticeNo: no,
    kind,
    at: iso(at),
    isRead: isRead(notice),
    entity,
    id,
    by,
    outcome,
    text: mention?.note.text ?? text,
    count,
    ip,
    userAgent,
  };
};

function settingsOf(world: World, operator: Operator): OwnNoticeSettings {
  const { off, desktop } = noticesOf(world, operator);
  const made = KINDS.filter((kind) => kind !== 'APPROVAL' || world.approvals.isOn);
  return { kinds: made.map((kind) => ({ kind, isOn: !off.has(kind) })), desktop };
}

/** Own notices of the caller and their settings (docs/rules/notice.md#settings). */
export const ownNoticeHandlers = (world: World): AreaHandlers<'notice'> => ({
  pageOwnNotices({ actor, query, at }) {
    const all = shownTo(world, actor, at);
    const unread = all.filter((notice) => !isRead(notice));
    const found = query.unreadOnly ? unread : all;
    return { data: { ...pageOf(found, query, show), unread: unread.length, settings: settingsOf(world, actor) } };
  },
  readOwnNotices({ actor, body, at }) {
    const { noticeNos } = body;
    for (const notice of shownTo(world, actor, at)) {
      if (noticeNos && !noticeNos.includes(notice.no)) continue;
      notice.isRead = true;
      if (notice.mention) notice.mention.isRead = true;
    }
    return { data: { unread: unreadNotices(world, actor, at) } };
  },
  setOwnNotices({ actor, body }) {
    const { kinds, desktop } = body;
    const book = noticesOf(world, actor);
    const off = new Set(book.off);
    for (const { kind, isOn } of kinds) {
      if (isOn) off.delete(kind);
      else off.add(kind);
    }
    Object.assign(book, { off, desktop });
    return { data: settingsOf(world, actor) };
  },
});
