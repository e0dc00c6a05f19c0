import { areShortcutsOn, useActiveShortcuts } from '@/hooks/useShortcuts';

/** Shortcut hint of a button; hidden while single-key shortcuts are off. */
export function KeyHint({ of }: { of: string }) {
  useActiveShortcuts();
  return areShortcutsOn() ? (
    <kbd aria-hidden className="key-hint soft">
      {of.toUpperCase()}
    </kbd>
  ) : null;
}
