import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { MoneyAccount } from '@/contract';
import { accountActionState, accountActions } from '@/domain/account';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';

export const actionsOf = (t: Translate, row: MoneyAccount, ask: Ask): RecordAction[] =>
  accountActions.map((action) => ({
    key: action,
    access: `user:account:${action}`,
    label: t(`account.info.action.${action}`),
    state: versioned(row, accountActionState(row, action)),
    onClick: () => ask({ kind: action, row }),
  }));
