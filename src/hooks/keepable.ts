import { hasCard } from '@/domain/fullNumbers';
import type { Typed } from './drafts';

const PRIVATE =
  /^(credentials|lines|code|body|file)$|secret|password|otp|pin$|mobile|phone|(card|account|doc|licence|id)No$|^(sure|seen)$|accepted$|agreed$|^(confirm|control)/i;

/** True when JSON can store the value unchanged and it contains no card number. */
function canBeKept(value: unknown): boolean {
  if (typeof value === 'string') return !hasCard(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return true;
  if (Array.isArray(value)) return value.every(canBeKept);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(([name, inner]) => !PRIVATE.test(name) && (inner === undefined || canBeKept(inner)));
}

/**
 * The part of the input that a draft may store: no secrets, codes and card numbers, however they are written. Confirmations are left out
 * too: they must be given again.
 */
export const keepable = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => !PRIVATE.test(name) && canBeKept(value)));
