import type { LogLevel, LogResult, LogView } from '../contract';
import type { Tone } from './status';

/** Tabs over the log, in their order. */
export const logViews = ['ALL', 'SIGN_IN', 'REFUSED', 'EXPORT', 'REVEAL'] as const satisfies readonly LogView[];

/** Kinds of records that entries speak of; a server may know more. */
export const logEntities = ['withdraw', 'operator', 'role', 'menu', 'dict', 'view', 'file'] as const;

export const logLevelTones: Readonly<Record<LogLevel, Tone>> = {
  INFO: 'neutral',
  MEDIUM: 'processing',
  HIGH: 'warning',
  CRITICAL: 'error',
};

export const logResultTones: Readonly<Record<LogResult, Tone>> = {
  SUCCESS: 'success',
  PARTIAL: 'warning',
  REFUSED: 'warning',
  FAILED: 'error',
};

/** What an entry is followed by: its session, or one of its records. */
export type Trail = { sessionId: string } | { entity: string; entityId: string };

/**
 * The filter that shows a trail whole: everything else is cleared, the range of time too.
 * @param names wire names of all filters of the list
 */
export function trailFilters(names: readonly string[], trail: Trail): Record<string, string> {
  return { ...Object.fromEntries(names.map((name) => [name, ''])), view: 'ALL', ...trail };
}
