import type { ConsoleNotice } from '@/contract';
import { iso, MINUTE, timeOf } from '../../engine/time';
import { nextStart, noticeStatus, windowStatus } from '../../flow/maintenance';
import type { Operator } from '../../model/operators';
import type { Maintenance } from '../../model/settings';
import type { World } from '../../model/world';

function* windowsToShow({ windows }: Maintenance, at: number): Generator<ConsoleNotice> {
  for (const window of windows) {
    const start = nextStart(window, at);
    const isOn = windowStatus(window, at) === 'RUNNING';
    if (!isOn && (start === undefined || start - at > window.noticeBeforeMin * MINUTE)) continue;
    yield {
      noticeId: window.id,
      kind: 'WINDOW',
      level: isOn && window.effect !== 'NOTICE_ONLY' ? 'WARN' : 'INFO',
      text: window.message,
      title: window.title,
      from: isOn ? null : timeOf(start ?? null),
      until: window.repeat === 'NONE' ? iso(window.to) : null,
    };
  }
}

const RANK = { CRITICAL: 0, WARN: 1, INFO: 2 } as const;

/** Current notices to an operator, most serious first. */
export function noticesFor({ maintenance: all }: World, actor: Operator, at: number): ConsoleNotice[] {
  const closed = [...all.services.values()].flatMap(({ code, status, message, until }): ConsoleNotice[] =>
    status === 'CLOSED' && message
      ? [{ noticeId: code, kind: 'SERVICE', serviceCode: code, level: 'WARN', text: message, until: timeOf(until) }]
      : [],
  );
  const shown = all.notices
    .filter((notice) => noticeStatus(notice, at) === 'SHOWN' && !(notice.mustAck && notice.ackedBy.has(actor.id)))
    .map(
      ({ id, level, text, to, mustAck }): ConsoleNotice => ({
        noticeId: id,
        kind: 'NOTICE',
        level,
        text,
        until: iso(to),
        mustAck,
      }),
    );
  return [...closed, ...windowsToShow(all, at), ...shown].sort((a, b) => RANK[a.level] - RANK[b.level]);
}
