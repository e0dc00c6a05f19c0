import { AGENT_PARTS, partOf } from './catalog';
import type { AgentShare } from './trade';
import type { Holder } from './world';

/** Parts of the agents above a merchant, nearest first; never more than the platform earns (simulator 4.6). */
export function sharesOf(holder: Holder, fee: bigint, cost: bigint): AgentShare[] {
  const margin = fee > cost ? fee - cost : 0n;
  const shares: AgentShare[] = [];
  let agent = holder.type === 'MERCHANT' ? holder.agent : undefined;
  for (const ppm of AGENT_PARTS) {
    if (!agent) break;
    shares.push({ agent, share: partOf(margin, ppm) });
    agent = agent.parent;
  }
  return shares;
}

export const sumOf = (shares: readonly AgentShare[]): bigint => shares.reduce((sum, { share }) => sum + share, 0n);
