import type { MenuFinding, MenuNode } from '@/contract';
import type { NodeDialog } from '@/hooks/useTreeDialogs';
import type { NodeDialogKind } from '@/screen/tree/menuTree';
import type { MenuScreen } from '@/screen/tree/useMenuScreen';

/** Dialogs about the whole tree, not about one node. */
type WholeDialog =
  | { kind: 'addTop' }
  /** With the result of the dry run. */
  | { kind: 'sync'; missing: readonly MenuFinding[] };

/** Refers to nodes by id, so that a dialog reads them from the current tree. */
export type Dialog = NodeDialog<NodeDialogKind> | WholeDialog;

export type Screen = MenuScreen<MenuNode, WholeDialog>;
