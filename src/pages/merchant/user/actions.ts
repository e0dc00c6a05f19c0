import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { Merchant, MerchantAction } from '@/contract';
import { merchantActionState } from '@/domain/merchant';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';

const ACTIONS = ['review', 'edit', 'switch', 'rotateSecret', 'resetPassword', 'resume', 'suspend', 'close'] as const;
/** What takes something away from a merchant, or cannot be taken back. */
const DANGERS: ReadonlySet<MerchantAction> = new Set(['suspend', 'close']);

/** Everything that is done by a dialog of its own, the commonest first; prices are set product by product in the detail. */
export const merchantActions = (t: Translate, row: Merchant, ask: Ask): RecordAction[] =>
  ACTIONS.map((action) => ({
    key: action,
    access: `merchant:user:${action}`,
    label: t(`mch.action.${action}`),
    state: versioned(row, merchantActionState(row, action)),
    isDanger: DANGERS.has(action),
    onClick: () => ask(action === 'switch' ? { kind: action, rows: [row] } : { kind: action, row }),
  }));
