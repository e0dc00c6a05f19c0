import { useCallback, useEffect, useRef, useState } from 'react';
import type { MenuFinding, MenuNode } from '@/contract';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import type { Asked } from './Dialogs';
import type { RowDialog } from './RowActions';

/** Which dialog stands open over the tree; that of a node stands in the address. The focus goes back to where it was asked for. */
export function useAsked(isReady: boolean, reveal: (menuId: string) => void) {
  const [openNo, open] = useOpenRecord();
  const [asked, setAsked] = useState<Asked>();
  const goBack = useRef<() => void>(undefined);
  const shown: Asked | undefined = asked ?? (openNo && isReady ? { kind: 'edit', menuId: openNo } : undefined);
  const isShown = shown !== undefined;

  // A row behind its dialog is in sight.
  useEffect(() => {
    if (!openNo) return;
    reveal(openNo);
    goBack.current = () => reveal(openNo);
  }, [openNo, reveal]);
  // A dialog that is gone leaves the focus nowhere.
  useEffect(() => {
    if (isShown || openNo) return;
    goBack.current?.();
    goBack.current = undefined;
  }, [isShown, openNo]);

  return {
    shown,
    edit: useCallback(({ menuId }: MenuNode) => open(menuId), [open]),
    ask: useCallback(
      (kind: RowDialog, { menuId }: MenuNode) => {
        goBack.current = () => reveal(menuId);
        setAsked({ kind, menuId });
      },
      [reveal],
    ),
    askAll: useCallback((next: { kind: 'addTop' } | { kind: 'sync'; missing: readonly MenuFinding[] }) => {
      const opener = document.activeElement;
      goBack.current = () => opener instanceof HTMLElement && opener.focus();
      setAsked(next);
    }, []),
    close: useCallback(() => {
      setAsked(undefined);
      open(undefined);
    }, [open]),
  };
}
