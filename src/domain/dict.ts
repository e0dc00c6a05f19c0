import type {
  Denied,
  DictCategory,
  DictColor,
  DictDisableReason,
  DictFile,
  DictItem,
  DictStatus,
  DictType,
  DictValueKind,
} from '../contract';
import { minorDigits } from './currencyDigits';
import type { ActionState } from './stateTable';
import type { Tone } from './status';

export const dictCategories = ['SYSTEM', 'BUSINESS'] as const satisfies readonly DictCategory[];
export const dictStatuses = ['ACTIVE', 'DISABLED'] as const satisfies readonly DictStatus[];
export const dictValueKinds = ['STRING', 'INT'] as const satisfies readonly DictValueKind[];
export const dictColors = ['default', 'processing', 'success', 'warning', 'error'] as const satisfies readonly DictColor[];
export const dictDisableReasons = ['REPLACED', 'NOT_NEEDED', 'WRONG', 'OTHER'] as const satisfies readonly DictDisableReason[];

export const dictStatusTones: Readonly<Record<DictStatus, Tone>> = { ACTIVE: 'success', DISABLED: 'neutral' };
export const dictCategoryTones: Readonly<Record<DictCategory, Tone>> = { SYSTEM: 'processing', BUSINESS: 'neutral' };

/**
 * The server's permission for an action on a row. If the server sends none, it decides at the call
 * (docs/rules/access.md#allowed).
 */
export function dictActionState(row: { allowed?: readonly string[]; denied?: readonly Denied[] }, action: string): ActionState {
  if (!row.allowed || row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/** True for a system type: only labels, colours and order of its items can be changed. */
export const isOwned = ({ category }: Pick<DictType, 'category'>): boolean => category === 'SYSTEM';

/** True when the value may be in use, also when the count is unknown. */
export const isInUse = ({ usedCount }: Pick<DictItem, 'usedCount'>): boolean => usedCount !== 0;

/** The order with one entry moved to another index, clamped to the ends. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const rest = ids.filter((one) => one !== id);
  const at = Math.min(Math.max(place, 0), rest.length);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** True for a file that looks like a dictionary export; the server checks the rest. */
export function isDictFile(content: unknown): content is DictFile {
  const file = content as Partial<DictFile> | null;
  return typeof file === 'object' && file?.format === 'payment-console-dictionary' && Array.isArray(file.types);
}

/** Parses the "further data" field: an object, null when empty, undefined when invalid. */
export function parseExtra(text: string): DictItem['extra'] | undefined {
  if (text.trim() === '') return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && !Array.isArray(parsed) ? (parsed as DictItem['extra']) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether an item of the currencies names other digits than ISO 4217: the amounts of the currency have exactly those
 * (docs/rules/money.md#currencies).
 */
export function hasBadDigits(dictType: string, value: string, extra: DictItem['extra'] | undefined): boolean {
  const digits = extra?.minorDigits;
  return dictType === 'currency' && digits !== undefined && digits !== null && digits !== minorDigits(value);
}
