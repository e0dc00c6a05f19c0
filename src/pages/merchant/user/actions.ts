import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { Merchant, MerchantAction } from '@/contract';
import { merchantActionState } from '@/domain/merchant';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';

const ACTIONS = ['review', 'edit', 'switch', 'rotateSecret', 'resetPassword', 'resume', 'suspend', 'close'] as const;
/** Actions that take something from the merchant or cannot be undone. */
const DANGERS: ReadonlySet<MerchantAction> = new Set(['suspend', 'close']);

/** Actions with a dialog, most used first. The detail sets prices, product by product. */
export const merchantActions = (t: Translate, row: Merchant, ask: Ask): RecordAction[] =>
  ACTIONS.map((action) => ({
    key: action,
    access: `merchant:user:${action}`,
    label: t(`mch.action.${action}`),
    state: versioned(row, merchantActionState(row, action)),
    isDanger: DANGERS.has(action),
    onClick: () => ask(action === 'switch' ? { kind: action, rows: [row] } : { kind: action, row }),
  }));
