import type { ApprovalChange, ApprovalDetail, ApprovalStatus, ApprovalView } from '../contract';
import type { Tone } from './status';
import { all } from './values';

/** Tabs of the inbox. */
export const approvalViews = all<ApprovalView>()(['TO_DECIDE', 'MINE', 'DONE']);

/** Colours of the states. */
export const approvalTones: Readonly<Record<ApprovalStatus, Tone>> = {
  WAITING: 'warning',
  BLOCKED: 'error',
  APPROVED: 'processing',
  EXECUTED: 'success',
  EXEC_FAILED: 'error',
  DENIED: 'neutral',
  RECALLED: 'neutral',
  EXPIRED: 'neutral',
};

/** Values of a stored body by their paths, for example `items.0.cidr`. A list of plain values is one. */
function valuesIn(value: unknown, path: readonly string[]): (readonly [path: string, value: string])[] {
  const isPart = typeof value === 'object' && value !== null;
  if (isPart && (!Array.isArray(value) || value.some((one) => typeof one === 'object')))
    return Object.entries(value).flatMap(([name, part]) => valuesIn(part, [...path, name]));
  return [[path.join('.'), Array.isArray(value) ? value.join(', ') : String(value ?? '')]];
}

/**
 * All that was asked: the rows of the server, and every field of the stored call for which it has none, under its name on the wire. So
 * no server can hide a part of what is approved (docs/rules/approval.md#detail).
 */
export function askedOf({ preview, body = {} }: Pick<ApprovalDetail, 'preview' | 'body'>): ApprovalChange[] {
  // Undefined where the server sent it wrong.
  const changes = preview?.changes ?? [];
  const known = changes.map(({ field }) => field);
  // A row may tell of a whole part, and a hidden part has rows for what is in it.
  const isShown = (path: string) =>
    known.some((field) => field === path || path.startsWith(`${field}.`) || field.startsWith(`${path}.`));
  const left = valuesIn(body, []).filter(([path]) => path !== '' && !isShown(path));
  return [...changes, ...left.map(([field, after]) => ({ field, before: null, after: after || null }))];
}
