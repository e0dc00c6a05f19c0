import { history, useModel } from '@umijs/max';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { dropDraft, openPlace, ownerOf, placesWithDraft } from './drafts';
import { useWhenLeft } from './useWhenLeft';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
/** What tells one thing from another. */
const NAMES_IT = /(No|Code|Id|Key)$|^(id|code)$/;
const NO_ROWS: readonly never[] = [];

/**
 * A dialog as a text that is the same whenever it speaks of the same: its kind, and the number alone of each row and of whatever else
 * there is. A draft must never come up over another record, and nothing else of a record is written down with it.
 * @returns undefined where something has no number: then nothing is kept
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

/** The dialog that such a text tells of, over the rows as they are now; undefined when that cannot be said. */
export function dialogOf<Row extends object>(subject: string, rowKey: keyof Row, rows: readonly Row[]): Values | undefined {
  const parts = Object.entries(JSON.parse(subject) as Values);
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
  /** Opens a dialog that its operator had to leave with something typed in it; stable. */
  reopen: (dialog: Dialog) => void;
  /** Closes the dialog of a screen that is left. */
  close: () => void;
}

/**
 * Keeps what is typed in the dialogs of a screen with what they speak of. The draft goes when its dialog does; a screen that is left with
 * its dialog open, as at the end of a session, opens it again on return, once the rows are there.
 */
export function useDialogDraft<Dialog extends object, Row extends object>(options: DraftOptions<Dialog, Row>): void {
  const { dialog, rows, rowKey, reopen, close } = options;
  const { initialState } = useModel('@@initialState');
  const operatorId = ownerOf(initialState?.currentUser);
  // Several lists of one screen have dialogs of their own, each over its kind of record.
  const [home] = useState(() => `${history.location.pathname} ${rowKey}`);
  const subject = dialog && subjectOf(dialog, rowKey);
  const place = subject && `${home} ${subject}`;
  // Not in an effect: the forms of the dialog are drawn, and ask, before that.
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
      if (found) return reopen(found as Dialog);
    }
  }, [operatorId, home, rows, rowKey, reopen]);
}

/** Which dialog stands open over these rows; what is typed in it is kept (see useDialogDraft). */
export function useDialog<Dialog extends object>(
  rows: readonly object[] = NO_ROWS,
  rowKey = 'no',
): [Dialog | undefined, Dispatch<SetStateAction<Dialog | undefined>>] {
  const [dialog, ask] = useState<Dialog>();
  useDialogDraft<Dialog, Values>({ dialog, rows: rows as readonly Values[], rowKey, reopen: ask, close: () => ask(undefined) });
  return [dialog, ask];
}
