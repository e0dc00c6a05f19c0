import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { ExchangeRate } from '@/contract';
import { exchangeActionState } from '@/domain/rate';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';

const ACTIONS = ['edit', 'accept', 'fetch', 'override', 'endOverride', 'suspend', 'resume'] as const;

/** Most used actions first. Accepting a held rate uses the fetch call. */
export const rateActions = (t: Translate, row: ExchangeRate, ask: Ask): RecordAction[] =>
  ACTIONS.filter((action) => action !== 'accept' || row.alarm === 'STEP').map((action) => {
    const call = action === 'accept' ? 'fetch' : action;
    return {
      key: action,
      access: `sys:exchange:${call}`,
      label: t(`rate.action.${action}`),
      state: versioned(row, exchangeActionState(row, call)),
      isDanger: action === 'suspend',
      onClick: () => ask({ kind: action, row }),
    };
  });
