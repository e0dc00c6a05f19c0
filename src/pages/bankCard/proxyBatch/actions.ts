import type { AccessKey, BatchAction } from '@/contract';

/** What can be done with a batch through a dialog, the commonest first; its lines as a file stand in the drawer. */
export const ACTIONS = ['submit', 'approve', 'reject', 'import', 'edit', 'resume', 'pause', 'retry', 'cancel'] as const;

export type DialogAction = (typeof ACTIONS)[number];

/** What cannot be taken back, or sends somebody's work back. */
export const DANGERS: ReadonlySet<BatchAction> = new Set(['reject', 'cancel']);

const KEYS: Readonly<Record<DialogAction, AccessKey>> = {
  import: 'bank:card:proxy:batch:import',
  edit: 'bank:card:proxy:batch:edit',
  submit: 'bank:card:proxy:batch:submit',
  approve: 'bank:card:proxy:batch:approve',
  reject: 'bank:card:proxy:batch:reject',
  cancel: 'bank:card:proxy:batch:cancel',
  pause: 'bank:card:proxy:batch:pause',
  resume: 'bank:card:proxy:batch:resume',
  retry: 'bank:card:proxy:batch:retry',
};

/** Key of the call behind an action. */
export const keyOf = (action: DialogAction): AccessKey => KEYS[action];

/** Page on which the lines of a batch are paid. */
export const workbenchOf = (batchNo: string): string => `/bankCard/proxyBatch/${encodeURIComponent(batchNo)}`;
