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
import type { ActionState } from './stateTable';
import type { Tone } from './status';

export const dictCategories = ['SYSTEM', 'BUSINESS'] as const satisfies readonly DictCategory[];
export const dictStatuses = ['ACTIVE', 'DISABLED'] as const satisfies readonly DictStatus[];
export const dictValueKinds = ['STRING', 'INT'] as const satisfies readonly DictValueKind[];
export const dictColors = ['default', 'processing', 'success', 'warning', 'error'] as const satisfies readonly DictColor[];
export const dictDisableReasons = ['REPLACED', 'NOT_NEEDED', 'WRONG', 'OTHER'] as const satisfies readonly DictDisableReason[];

export const dictStatusTones: Readonly<Record<DictStatus, Tone>> = { ACTIVE: 'success', DISABLED: 'neutral' };
export const dictCategoryTones: Readonly<Record<DictCategory, Tone>> = { SYSTEM: 'processing', BUSINESS: 'neutral' };

/** What the server says of an action on a row; without a word of it the server itself will judge (docs/rules/access.md#allowed). */
export function dictActionState(row: { allowed?: readonly string[]; denied?: readonly Denied[] }, action: string): ActionState {
  if (!row.allowed || row.allowed.includes(action)) return { isAllowed: true };
  return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
}

/** True when the program owns the type, so that only labels, colours and order of its items can be changed. */
export const isOwned = ({ category }: Pick<DictType, 'category'>): boolean => category === 'SYSTEM';

/** True when somebody may have stored the value, also where nobody can count it. */
export const isInUse = ({ usedCount }: Pick<DictItem, 'usedCount'>): boolean => usedCount !== 0;

/** The order with one entry at another place; places beyond the ends are the ends. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const rest = ids.filter((one) => one !== id);
  const at = Math.min(Math.max(place, 0), rest.length);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** True for what looks like an export of a dictionary; the server looks at the rest. */
export function isDictFile(content: unknown): content is DictFile {
  const file = content as Partial<DictFile> | null;
  return typeof file === 'object' && file?.format === 'payment-console-dictionary' && Array.isArray(file.types);
}

/** What was typed as further data: an object, null for nothing, undefined when it is neither. */
export function parseExtra(text: string): DictItem['extra'] | undefined {
  if (text.trim() === '') return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && !Array.isArray(parsed) ? (parsed as DictItem['extra']) : undefined;
  } catch {
    return undefined;
  }
}
