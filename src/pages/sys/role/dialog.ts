import type { Role, RoleStatistics } from '@/contract';

/** Dialogs about one role. */
export type RoleDialogKind = 'edit' | 'signInRules' | 'grant' | 'copy' | 'compare' | 'members' | 'enable' | 'disable' | 'remove';

/** The open dialog and its subject. */
export type Dialog =
  | { kind: RoleDialogKind; row: Role }
  | { kind: 'add' }
  | { kind: 'matrix' }
  | { kind: 'keys'; of: 'unused' | 'orphans'; statistics: RoleStatistics };

export type Ask = (dialog: Dialog) => void;
