import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { AccessKey, Card, CardAction } from '@/contract';
import { cardActionState } from '@/domain/card';
import type { Translate } from '@/locales/store';
import type { Ask, Dialog } from './dialog';

const ACTIONS = ['edit', 'review', 'enable', 'pause', 'limit', 'queryBalance', 'correct', 'retire'] as const;
/** Bulk actions. */
export const BULK = ['enable', 'pause', 'limit'] as const;
export const DANGERS: ReadonlySet<CardAction> = new Set(['pause', 'correct', 'retire']);

export const keyOf = (action: CardAction): AccessKey => `bank:card:proxy:card:${action}`;

const dialogOf = (action: CardAction, row: Card): Dialog =>
  action === 'enable' || action === 'pause' || action === 'limit' ? { kind: action, rows: [row] } : { kind: action, row };

/** Most used actions first. */
export const cardActions = (t: Translate, row: Card, ask: Ask): RecordAction[] =>
  ACTIONS.map((action) => ({
    key: action,
    access: keyOf(action),
    label: t(`card.action.${action}`),
    state: versioned(row, cardActionState(row, action)),
    isDanger: DANGERS.has(action),
    onClick: () => ask(dialogOf(action, row)),
  }));
