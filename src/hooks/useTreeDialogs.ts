import { useCallback, useEffect, useRef, useState } from 'react';
import { useDialogDraft } from './useDialog';
import { useOpenRecord } from './useOpenRecord';

/** A dialog over one node of a tree. */
export interface NodeDialog<Kind extends string> {
  kind: Kind | 'edit';
  menuId: string;
}

/** A tree dialog holds only its node's id, so it needs no rows. */
const NO_NODES: readonly never[] = [];

/**
 * The open dialog of a tree. The address holds the node that is being edited. `Kind` lists the other dialogs for one node,
 * `Whole` those for no node. On close, the focus returns to where the dialog was opened.
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

  // Keep the row visible behind its dialog.
  useEffect(() => {
    if (!openNo) return;
    reveal(openNo);
    goBack.current = () => reveal(openNo);
  }, [openNo, reveal]);
  // A closed dialog leaves the focus on the body.
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
    /** Closes, and focuses another node than the dialog's own. */
    closeAt: useCallback(
      (menuId: string) => {
        goBack.current = () => reveal(menuId);
        close();
      },
      [close, reveal],
    ),
  };
}
