import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { AccessKey, Upstream, UpstreamAction } from '@/contract';
import { upstreamActionState } from '@/domain/upstream';
import type { Translate } from '@/locales/store';
import type { Ask, RowAct } from './dialog';

const ACTIONS: readonly RowAct[] = [
  'edit',
  'test',
  'queryBalance',
  'credential',
  'rollback',
  'enable',
  'disable',
  'recon:import',
];

/** These only query the upstream or add records of their own, so the upstream's version does not matter. */
const ANY_VERSION: readonly UpstreamAction[] = ['test', 'queryBalance', 'recon:import', 'errorCode:save'];

export const keyOf = (action: UpstreamAction): AccessKey => `bank:config:${action}`;

export const stateOf = (row: Upstream, action: UpstreamAction) =>
  ANY_VERSION.includes(action) ? upstreamActionState(row, action) : versioned(row, upstreamActionState(row, action));

/** Most used actions first. */
export const upstreamActions = (t: Translate, row: Upstream, ask: Ask): RecordAction[] =>
  ACTIONS.map((action) => ({
    key: action,
    access: keyOf(action),
    label: t(`upstream.action.${action}`),
    state: stateOf(row, action),
    isDanger: action === 'disable',
    onClick: () => ask({ kind: action, row }),
  }));
