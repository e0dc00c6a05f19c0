import type { KeyRisk } from '../contract';
import type { Tone } from './status';

export const keyRiskTones: Readonly<Record<KeyRisk, Tone>> = {
  READ: 'neutral',
  CHANGE: 'neutral',
  MONEY: 'error',
  SYSTEM: 'warning',
  EXPORT: 'processing',
  REVEAL: 'processing',
};

const HIGH: readonly KeyRisk[] = ['MONEY', 'SYSTEM', 'REVEAL'];

/** True for keys that move money, change the system or reveal masked data. */
export function isHighRisk(risk: KeyRisk | undefined): boolean {
  return risk !== undefined && HIGH.includes(risk);
}
