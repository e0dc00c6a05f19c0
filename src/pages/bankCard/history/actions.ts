import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { BankLine, BankLineAction } from '@/contract';
import { bankLineActionState, bankLineActions } from '@/domain/bankLine';
import type { Translate } from '@/locales/store';
import type { Ask, Dialog } from './dialog';

const dialogOf = (kind: BankLineAction, row: BankLine): Dialog => (kind === 'ignore' ? { kind, rows: [row] } : { kind, row });

export const actionsOf = (t: Translate, row: BankLine, ask: Ask): RecordAction[] =>
  bankLineActions.map((action) => ({
    key: action,
    access: `bank:card:history:${action}`,
    label: t(`bankLine.action.${action}`),
    state: versioned(row, bankLineActionState(row, action)),
    onClick: () => ask(dialogOf(action, row)),
  }));
