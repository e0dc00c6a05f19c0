import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { Payway } from '@/contract';
import { paywayActionState } from '@/domain/payway';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';

const ACTIONS = ['edit', 'enable', 'disable', 'copy', 'remove'] as const;

/** Most used actions first. Copying is always allowed: it does not change the original. */
export const paywayActions = (t: Translate, row: Payway, ask: Ask): RecordAction[] =>
  ACTIONS.map((action) => ({
    key: action,
    access: `product:payway:${action}`,
    label: t(`payway.action.${action}`),
    state: action === 'copy' ? paywayActionState(row, action) : versioned(row, paywayActionState(row, action)),
    isDanger: action === 'disable' || action === 'remove',
    onClick: () => ask({ kind: action, row }),
  }));
