import { areShortcutsOn, useActiveShortcuts } from '@/hooks/useShortcuts';

/** The key of what stands beside it; not there while single keys are switched off. */
export function KeyHint({ of }: { of: string }) {
  useActiveShortcuts();
  return areShortcutsOn() ? (
    <kbd aria-hidden className="soft">
      {of.toUpperCase()}
    </kbd>
  ) : null;
}
