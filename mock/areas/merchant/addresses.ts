import { demandSecond } from '../../flow/approvals';
import type { PlatformCall } from '../../model/operators';
import type { Holder } from '../../model/parties';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

/** An address before a call, and as the call has it: undefined where it stays. */
type AddressChange = readonly [before: string | null, after: string | null | undefined];

/**
 * Asks a second person before links, secrets or callbacks of an active party go to another address
 * (docs/rules/approval.md#actions). Before its first review the reviewer sees them.
 */
export function demandSecondForAddresses(
  world: World,
  call: PlatformCall,
  entity: 'merchant' | 'agent',
  holder: Holder,
  addresses: readonly AddressChange[],
): void {
  if (holder.status === 'PENDING_REVIEW' || holder.status === 'REJECTED') return;
  if (addresses.every(([before, after]) => after === undefined || (after ?? '') === (before ?? ''))) return;
  demandSecond(world, call, () => ({
    entity,
    ids: [holder.no],
    name: holder.name,
    preview: { changes: [], amounts: [] },
    covers: (operator) => isInScope(operator, holder),
  }));
}
