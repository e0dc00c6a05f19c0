import type { WhiteAction, WhiteIp as WireIp } from '@/contract';
import { namesOf } from '../../../src/domain/typed';
import { whiteStates } from '../../../src/domain/white';
import { type Lang, say, type Text } from '../../engine/text';
import { timeOf } from '../../engine/time';
import type { WhiteIp } from '../../model/parties';
import { countOf, statusAt } from './rules';

export const STATUS: Readonly<Record<WireIp['status'], Text>> = {
  PENDING: ['pending', '待生效'],
  ACTIVE: ['active', '生效'],
  DISABLED: ['disabled', '停用'],
  EXPIRED: ['expired', '过期'],
};

const DENIED: Readonly<Record<WhiteAction, Readonly<Partial<Record<WireIp['status'], Text>>>>> = {
  edit: {},
  enable: {
    ACTIVE: ['Already active.', '该条目已生效。'],
    EXPIRED: ['The entry has expired. Set a later expiry.', '该条目已过期，请修改结束时间。'],
  },
  disable: {
    PENDING: ['Not active yet.', '该条目尚未生效。'],
    DISABLED: ['Already disabled.', '该条目已停用。'],
    EXPIRED: ['The entry has expired.', '该条目已过期。'],
  },
  remove: {},
};

const ACTIONS = namesOf(whiteStates);

/** Why the state of an entry forbids an action. */
export function obstacle(entry: WhiteIp, action: WhiteAction, at: number): Text | undefined {
  const status = statusAt(entry, at);
  const ended = action === 'enable' && entry.expireAt !== null && entry.expireAt <= at ? DENIED.enable.EXPIRED : undefined;
  return DENIED[action][status] ?? ended;
}

export function showEntry(entry: WhiteIp, lang: Lang, at: number): WireIp {
  const denied = ACTIONS.flatMap((action) => {
    const why = obstacle(entry, action, at);
    return why ? [{ action, why: say(lang, why) }] : [];
  });
  return {
    ipId: entry.id,
    ownerType: 'MERCHANT',
    ownerNo: entry.owner.no,
    cidr: entry.cidr,
    scope: entry.scope,
    status: statusAt(entry, at),
    effectiveAt: timeOf(entry.effectiveAt),
    expireAt: timeOf(entry.expireAt),
    source: entry.source,
    hits7d: countOf(entry.hits, at),
    refused7d: countOf(entry.refused, at),
    lastHitAt: timeOf(entry.lastHitAt),
    statusReason: entry.statusReason,
    remark: entry.remark,
    createdAt: new Date(entry.createdAt).toISOString(),
    createdBy: entry.createdBy,
    updatedAt: new Date(entry.updatedAt).toISOString(),
    updatedBy: entry.updatedBy,
    version: entry.version,
    allowed: ACTIONS.filter((action) => !denied.some((one) => one.action === action)),
    denied,
  };
}
