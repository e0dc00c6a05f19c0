import { PPM } from '../../base/ratio';
import type { Clock } from '../../engine/clock';
import type { Channel } from '../../model/catalog';

/** Operator name in the log for automatic changes of a channel. */
const ITSELF = 'system';

function move(channel: Channel, at: number, kind: string, change: Partial<Channel>, remark?: string) {
  Object.assign(channel, { tries: [], ...change, version: channel.version + 1, updatedAt: at, updatedBy: ITSELF });
  channel.events.push({ at, kind, actorType: 'SYSTEM', ...(remark !== undefined && { remark }) });
}

/** Closes a channel by its rule for the cooling time. Then it reopens as a probe, and its next attempt decides. */
function closeItself(clock: Clock, channel: Channel, coolSec: number, failed: number, all: number) {
  const at = clock.now();
  const probeAt = at + coolSec * 1000;
  const share = `${failed} / ${all}`;
  move(channel, at, 'AUTO_CLOSED', { status: 'AUTO_CLOSED', statusReason: null, probeAt, isProbing: false }, share);
  clock.schedule(probeAt, () => {
    // An operator has opened or closed it since, or it was closed automatically again.
    if (channel.status !== 'AUTO_CLOSED' || channel.probeAt !== probeAt) return;
    move(channel, clock.now(), 'PROBED', { status: 'ENABLED', probeAt: null, isProbing: true });
  });
}

/** Records the result of an attempt; the rule may close the channel (docs/rules/channel.md#automatic-closing). */
export function noteTry(clock: Clock, channel: Channel, isOk: boolean): void {
  const { autoClose, status } = channel;
  if (!autoClose || status !== 'ENABLED') return;
  const at = clock.now();
  const since = at - autoClose.windowSec * 1000;
  channel.tries = [...channel.tries.filter((one) => one.at > since), { at, isOk }];
  const all = channel.tries.length;
  const failed = channel.tries.filter((one) => !one.isOk).length;
  const isProbe = channel.isProbing;
  channel.isProbing = false;
  if (isProbe && !isOk) closeItself(clock, channel, autoClose.coolSec, failed, all);
  else if (all >= autoClose.minSamples && failed * PPM > autoClose.failPpm * all)
    closeItself(clock, channel, autoClose.coolSec, failed, all);
}
