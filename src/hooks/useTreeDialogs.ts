import { useCallback, useEffect, useRef, useState } from 'react';
import { useDialogDraft } from './useDialog';
import { useOpenRecord } from './useOpenRecord';

/** A dialog over one node of a tree. */
export interface NodeDialog<Kind extends string> {
  kind: Kind | 'edit';
  menuId: string;
}

/** A dialog over a tree names its node, and needs no more of it. */
const NO_NODES: readonly never[] = [];

/**
 * Which dialog stands open over a tree: that of editing a node stands in the address, `Kind` are the others over one node, `Whole` those
 * over no node. The focus goes back to where it was asked for.
 */
export function useTreeDialogs<Kind extends string, Whole extends { kind: string }>(
  isReady: boolean,
  reveal: (menuId: string) => void,
) {
  type Asked = NodeDialog<Kind> | Whole;
  const [openNo, open] = useOpenRecord();
  const [asked, setAsked] = useState<Asked>();
  const goBack = useRef<() => void>(undefined);
  const shown: Asked | undefined = asked ?? (openNo && isReady ? { kind: 'edit', menuId: openNo } : undefined);
  const isShown = shown !== undefined;
  useDialogDraft<Asked, NodeDialog<Kind>>({
    dialog: shown,
    rows: NO_NODES,
    rowKey: 'menuId',
    reopen: setAsked,
    close: () => setAsked(undefined),
  });

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

  const close = useCallback(() => {
    setAsked(undefined);
    open(undefined);
  }, [open]);

  return {
    shown,
    edit: useCallback(({ menuId }: { menuId: string }) => open(menuId), [open]),
    ask: useCallback(
      (kind: Kind, { menuId }: { menuId: string }) => {
        goBack.current = () => reveal(menuId);
        setAsked({ kind, menuId });
      },
      [reveal],
    ),
    askAll: useCallback((next: Whole) => {
      const opener = document.activeElement;
      goBack.current = () => opener instanceof HTMLElement && opener.focus();
      setAsked(next);
    }, []),
    close,
    /** Closes, and goes to another node than the one that was asked about. */
    closeAt: useCallback(
      (menuId: string) => {
        goBack.current = () => reveal(menuId);
        close();
      },
      [close, reveal],
    ),
  };
}
