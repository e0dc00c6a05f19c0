import { useEffect, useRef, useSyncExternalStore } from 'react';
import { keyName } from '@/domain/keyName';
import type { MessageKey } from '@/locales/types';
import { inSight } from './inSight';
import { useKeyed } from './useKeyed';

/** Where a key works: on the page itself, in a drawer over it, or in a dialog over both. */
export type KeyLayer = 'page' | 'drawer' | 'dialog';

export interface Shortcut {
  /** As `keyName` names it; two with a blank between are pressed one after the other. */
  keys: string;
  label: MessageKey;
  run: (event: KeyboardEvent) => void;
  /** The page alone unless it says otherwise. */
  layers?: readonly KeyLayer[];
  /** A held key goes on; only for moving about, never for what decides. */
  isRepeatable?: boolean;
  /** False while the key would do nothing: there is no row to do it to. */
  canRun?: () => boolean;
}

const STORE_KEY = 'shortcuts';
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

/** What lies on top now; a hidden dialog of antd stays in the document. */
export function layerNow(): KeyLayer {
  if (inSight('.ant-modal-wrap').length > 0) return 'dialog';
  return inSight('.ant-drawer-open').length > 0 ? 'drawer' : 'page';
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

function onKey(event: KeyboardEvent): void {
  // 229 is what browsers send while an input method composes.
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

/** The operator may switch single keys off (WCAG 2.1.4); remembered in this browser. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(STORE_KEY) !== 'off';
}

export function switchShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORE_KEY);
  else localStorage.setItem(STORE_KEY, 'off');
  publish([...active]);
}

/** Keys that work while the component is there: dead while somebody types or composes, and a held key counts once. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  // What runs may change with each render; which keys there are must not register anew each time.
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

/** The keys that work on this screen, for the sheet that lists them. */
export function useActiveShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => active);
}
