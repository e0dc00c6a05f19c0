import { useEffect, useRef, useSyncExternalStore } from 'react';
import { local } from '@/browserStore';
import { keyName } from '@/domain/keyName';
import type { LineField, LineFilters } from '@/domain/searchLine/terms';
import type { MessageKey } from '@/locales/types';
import { inSight } from './inSight';
import { useKeyed } from './useKeyed';

/** Where a shortcut works: on the page, in a drawer, or in a dialog above both. */
export type KeyLayer = 'page' | 'drawer' | 'dialog';

export interface Shortcut {
  /** As `keyName` spells it. Two keys with a space between are pressed one after the other. */
  keys: string;
  label: MessageKey;
  run: (event: KeyboardEvent) => void;
  /** Default: the page only. */
  layers?: readonly KeyLayer[];
  /** A held key repeats. Only for navigation, never for decisions. */
  isRepeatable?: boolean;
  /** False while the shortcut would do nothing, for example without a row. */
  canRun?: () => boolean;
  /** The filters of the list that the shortcut leads to, for the search line (docs/rules/lists.md#search-line). */
  list?: () => ListFilters;
}

/** The fields of a filter bar, their values, and what sets them. */
interface ListFilters {
  fields: readonly LineField[];
  value: LineFilters;
  onChange: (next: LineFilters) => void;
}

const STORE_KEY = 'shortcuts';
const HINTS_KEY = 'keyHints';
const SEQUENCE_MS = 1_000;
const PAGE: readonly KeyLayer[] = ['page'];
const TYPING = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=menu],[role=listbox]';
let active: readonly Shortcut[] = [];
let first = { key: '', at: 0 };
const listeners = new Set<() => void>();

function publish(next: readonly Shortcut[]): void {
  active = next;
  for (const listener of listeners) listener();
}

/** The topmost layer. Hidden dialogs of antd stay in the document and do not count. */
export function layerNow(): KeyLayer {
  if (inSight('.ant-modal-wrap').length > 0) return 'dialog';
  return inSight('.ant-drawer-open').length > 0 ? 'drawer' : 'page';
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

function onKey(event: KeyboardEvent): void {
  // Browsers send 229 while an input method composes.
  if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.defaultPrevented || isTyping(event.target) || !areShortcutsOn()) return;
  const layer = layerNow();
  const key = keyName(event);
  const both = event.timeStamp - first.at < SEQUENCE_MS ? `${first.key} ${key}` : undefined;
  first = event.repeat ? { key: '', at: 0 } : { key, at: event.timeStamp };
  const candidates = active.filter(({ layers = PAGE }) => layers.includes(layer));
  const found = candidates.findLast(({ keys }) => keys === both) ?? candidates.findLast(({ keys }) => keys === key);
  if (!found || (event.repeat && !found.isRepeatable)) return;
  event.preventDefault();
  found.run(event);
}

/** You can switch single-key shortcuts off (WCAG 2.1.4); the choice is kept in this browser. */
export function areShortcutsOn(): boolean {
  return local.get(STORE_KEY) !== 'off';
}

export function switchShortcuts(isOn: boolean): void {
  local.put(STORE_KEY, isOn ? null : 'off');
  publish([...active]);
}

/** Keys are shown beside their buttons until you switch this off; the choice is kept in this browser. */
export function areHintsOn(): boolean {
  return local.get(HINTS_KEY) !== 'off';
}

/** Hides all elements with the class `key-hint` by a rule of Console.css, so that no button renders again. */
const applyHints = () => document.documentElement.toggleAttribute('data-no-hints', !areHintsOn());
applyHints();

export function switchHints(isOn: boolean): void {
  local.put(HINTS_KEY, isOn ? null : 'off');
  applyHints();
  publish([...active]);
}

/**
 * Shortcuts that work while the component is mounted. They are ignored while you type or compose text, and a held key counts
 * once.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  // Handlers may change with each render; only a change of the keys registers again.
  const named = useKeyed(shortcuts, shortcuts.map(({ keys, label }) => `${keys}|${label}`).join());
  useEffect(() => {
    const own = named.map(
      (shortcut, index): Shortcut => ({
        ...shortcut,
        run: (event: KeyboardEvent) => latest.current[index]?.run(event),
        canRun: () => latest.current[index]?.canRun?.() ?? true,
      }),
    );
    if (active.length === 0) window.addEventListener('keydown', onKey);
    publish([...active, ...own]);
    return () => {
      publish(active.filter((shortcut) => !own.includes(shortcut)));
      if (active.length === 0) window.removeEventListener('keydown', onKey);
    };
  }, [named]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The shortcuts of this screen, for the help dialog. */
export function useActiveShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => active);
}
