import { fault, insist } from '../../base/faults';
import type { Text } from '../../engine/text';
import type { Operator, PlatformCall } from '../../model/operators';
import type { Agency } from '../../model/parties';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

const NO_PARENT: Text = ['Agent not found, or outside your data scope.', '代理不存在或不在您的数据范围内。'];
const NOT_ACTIVE: Text = ['{who} is not active.', '{who} 不是正常状态。'];
const NO_SUBS: Text = ['{who} cannot have sub-agents.', '{who} 不允许发展下级代理。'];
const NO_MERCHANTS: Text = ['{who} cannot have merchants.', '{who} 不允许拥有商户。'];
const NO_OWNER: Text = ['Active user not found.', '没有这样的在职用户。'];

export const nameOf = ({ name, no }: { name: string; no: string }) => `${name} (${no})`;

/** Errors of a new parent: it must be an active agent, or null for the top level. */
export function placeFaults(
  world: World,
  { actor }: PlatformCall,
  no: string | null | undefined,
  name: string,
  may: 'maySubAgent' | 'mayAddMerchant',
) {
  if (!no) return { faults: [], parent: undefined };
  const agency = world.agencies.get(no);
  if (!agency || !isInScope(actor, agency.holder)) return { faults: [fault(name, 'exists', NO_PARENT)], parent: undefined };
  const who = nameOf(agency.agent);
  const faults = [
    agency.status !== 'ACTIVE'
      ? fault(name, 'active', NOT_ACTIVE, { who })
      : !agency[may] && fault(name, 'may', may === 'maySubAgent' ? NO_SUBS : NO_MERCHANTS, { who }),
  ];
  return { faults, parent: agency.agent };
}

/** True when another agent uses this name or login; closed and rejected agents keep theirs. */
export const isTaken = (world: World, own: Agency | undefined, of: (agency: Agency) => string, wanted: string) =>
  [...world.agencies.values()].some((one) => one !== own && of(one).toLowerCase() === wanted.trim().toLowerCase());

export function ownerOf(world: World, call: PlatformCall, id: string | null | undefined): Operator | null {
  if (!id) return null;
  const owner = world.operators.find((one) => one.id === id);
  insist(call, [owner?.status !== 'ACTIVE' && fault('ownerOperatorId', 'active', NO_OWNER)]);
  return owner ?? null;
}
