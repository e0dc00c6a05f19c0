import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, Upstream, UpstreamAction } from '@/contract';
import { upstreamActionState } from '@/domain/upstream';
import { useT } from '@/hooks/useT';
import type { Ask, RowAct } from './dialog';

const KEYS: Readonly<Record<UpstreamAction, AccessKey>> = {
  edit: 'bank:config:edit',
  credential: 'bank:config:credential',
  rollback: 'bank:config:rollback',
  test: 'bank:config:test',
  queryBalance: 'bank:config:queryBalance',
  enable: 'bank:config:enable',
  disable: 'bank:config:disable',
  'recon:import': 'bank:config:recon:import',
  'errorCode:save': 'bank:config:errorCode:save',
};

/** Key of the call behind an action. */
export const keyOf = (action: UpstreamAction): AccessKey => KEYS[action];

/** Everything that can be done, the commonest first. */
export const ACTIONS: readonly RowAct[] = [
  'edit',
  'test',
  'queryBalance',
  'credential',
  'rollback',
  'enable',
  'disable',
  'recon:import',
];

/** What only asks the upstream, or brings records of their own: the version of the upstream does not matter. */
const ANY_VERSION: readonly UpstreamAction[] = ['test', 'queryBalance', 'recon:import', 'errorCode:save'];

/** What the record and its version allow. */
export const stateOf = (row: Upstream, action: UpstreamAction) =>
  ANY_VERSION.includes(action) ? upstreamActionState(row, action) : versioned(row, upstreamActionState(row, action));

/** What can be done with one upstream from its row. */
export function RowActions({ row, ask }: { row: Upstream; ask: Ask }) {
  const t = useT();
  const name = row.upstreamName;
  return (
    <span className="row-actions">
      <RowAction
        access="bank:config:test"
        label={`${t('upstream.action.test')} ${name}`}
        state={stateOf(row, 'test')}
        onClick={() => ask({ kind: 'test', row })}
      >
        {t('upstream.action.test')}
      </RowAction>
      <RowMenu
        label={t('upstream.action.more', { name })}
        items={ACTIONS.filter((action) => action !== 'test')
          .map((action) => ({ action, state: stateOf(row, action) }))
          .filter(({ state }) => state.isAllowed || state.why !== undefined)
          .map(({ action, state }) => ({
            key: action,
            access: KEYS[action],
            label: t(`upstream.action.${action}`),
            state,
            isDanger: action === 'disable',
            onClick: () => ask({ kind: action, row }),
          }))}
      />
    </span>
  );
}
