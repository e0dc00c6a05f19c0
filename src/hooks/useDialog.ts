import { history, useModel } from '@umijs/max';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { dropDraft, openPlace, ownerOf, placesWithDraft } from './drafts';
import { useWhenLeft } from './useWhenLeft';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
/** Fields that identify a record. */
const NAMES_IT = /(No|Code|Id|Key)$|^(id|code)$/;
const NO_ROWS: readonly never[] = [];

/**
 * Serialises a dialog to a key: its kind and the numbers of its records. The same subject always has the same key, so that a
 * draft never reopens over another record. Nothing else of a record is stored.
 * @returns undefined when a record has no number; then nothing is stored
 */
export function subjectOf(dialog: object, rowKey: string): string | undefined {
  let isNamed = true;
  const numbersOf = (value: Values) => {
    const names = Object.keys(value).filter(
      (name) => (name === rowKey || NAMES_IT.test(name)) && typeof value[name] === 'string',
    );
    isNamed &&= names.length > 0;
    return Object.fromEntries(names.map((name) => [name, value[name]]));
  };
  const keyOf = (row: unknown) => (isObject(row) ? row[rowKey] : row);
  const parts = Object.entries(dialog).map(([name, value]: [string, unknown]) => {
    if (name === 'row') return [name, keyOf(value)];
    if (Array.isArray(value)) return [name, value.map(keyOf)];
    return [name, isObject(value) ? numbersOf(value) : value];
  });
  const subject = JSON.stringify(Object.fromEntries(parts));
  return isNamed ? subject : undefined;
}

/** The dialog for such a key, with the present rows; undefined when a row is missing, or for a key of another version. */
export function dialogOf<Row extends object>(subject: string, rowKey: keyof Row, rows: readonly Row[]): Values | undefined {
  let parts: [string, unknown][];
  try {
    parts = Object.entries(JSON.parse(subject) as Values);
  } catch {
    return undefined;
  }
  const rowOf = (key: unknown) => rows.find((row) => row[rowKey] === key);
  const found = parts.map(([name, value]) => {
    if (name === 'row') return [name, rowOf(value)] as const;
    return [name, name === 'rows' && Array.isArray(value) ? value.map(rowOf) : value] as const;
  });
  const isWhole = found.every(([name, value]) => {
    if (name === 'row') return value !== undefined;
    return Array.isArray(value) ? name === 'rows' && !value.includes(undefined) : !isObject(value);
  });
  return isWhole ? Object.fromEntries(found) : undefined;
}

interface DraftOptions<Dialog, Row> {
  dialog: Dialog | undefined;
  rows: readonly Row[];
  rowKey: keyof Row & string;
  /** Reopens a dialog that the operator left with input; stable. */
  reopen: (dialog: Dialog) => void;
  /** Closes the dialog when the operator leaves the screen. */
  close: () => void;
}

/**
 * Keeps the input of a screen's dialogs together with their subject. Closing a dialog removes its draft. A screen may be left
 * with an open dialog, as at the end of a session. That dialog reopens on return, once the rows are loaded.
 */
export function useDialogDraft<Dialog extends object, Row extends object>(options: DraftOptions<Dialog, Row>): void {
  const { dialog, rows, rowKey, reopen, close } = options;
  const { initialState } = useModel('@@initialState');
  const operatorId = ownerOf(initialState?.currentUser);
  // A screen can have several lists, each with dialogs for its kind of record.
  const [home] = useState(() => `${history.location.pathname} ${rowKey}`);
  const subject = dialog && subjectOf(dialog, rowKey);
  const place = subject && `${home} ${subject}`;
  // Not in an effect: the dialog's forms render first and read the place.
  if (place) openPlace.now = place;

  const before = useRef<string>(undefined);
  useEffect(() => {
    const left = before.current;
    before.current = place;
    if (left === undefined || left === place) return;
    if (openPlace.now === left) openPlace.now = undefined;
    if (operatorId) dropDraft(operatorId, left);
  }, [operatorId, place]);
  const isDone = useRef(false);
  // A kept screen has no open dialog: on return the draft opens it again.
  useWhenLeft(() => {
    if (openPlace.now === before.current) openPlace.now = undefined;
    before.current = undefined;
    isDone.current = false;
    close();
  });
  if (dialog) isDone.current = true;
  useEffect(() => {
    if (isDone.current || !operatorId) return;
    for (const kept of placesWithDraft(operatorId, home)) {
      const found = dialogOf(kept.slice(home.length + 1), rowKey, rows);
      if (!found) continue;
      openPlace.reopened = [operatorId, kept];
      return reopen(found as Dialog);
    }
  }, [operatorId, home, rows, rowKey, reopen]);
}

/** The open dialog of these rows, with its input kept as a draft (see useDialogDraft). */
export function useDialog<Dialog extends object>(
  rows: readonly object[] = NO_ROWS,
  rowKey = 'no',
): [Dialog | undefined, Dispatch<SetStateAction<Dialog | undefined>>] {
  const [dialog, ask] = useState<Dialog>();
  useDialogDraft<Dialog, Values>({ dialog, rows: rows as readonly Values[], rowKey, reopen: ask, close: () => ask(undefined) });
  return [dialog, ask];
}
