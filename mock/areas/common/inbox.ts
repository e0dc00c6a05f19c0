import type { ConsoleNotice } from '@/contract';
import { toDecide } from '../../flow/approvals';
import { countWork } from '../../flow/inbox/work';
import type { Operator } from '../../model/operators';
import type { Mention } from '../../model/records';
import type { World } from '../../model/world';
import { noticesFor } from './notices';
import { unreadNotices } from './ownNotices';
import { openSubject } from './subjects';

/** Newest first; records that the operator can no longer open are left out. */
export const mentionsOf = (world: World, operator: Operator): Mention[] =>
  (world.mentions.get(operator.id) ?? []).filter((mention) => openSubject(world, operator, mention)).reverse();

/** How many of them were not read. */
export const unreadOf = (mentions: readonly Mention[]): number => mentions.filter(({ isRead }) => !isRead).length;

/** Counts of the inbox, and the current notices to all. */
export function inboxOf(
  world: World,
  operator: Operator,
  at: number,
  mentions: readonly Mention[] = mentionsOf(world, operator),
): { unread: number; toDecide?: number; unreadNotices: number; work: number; notices: ConsoleNotice[] } {
  return {
    unread: unreadOf(mentions),
    ...(world.approvals.isOn && { toDecide: toDecide(world, operator, at).length }),
    unreadNotices: unreadNotices(world, operator, at),
    work: countWork(world, operator, at),
    notices: noticesFor(world, operator, at),
  };
}
