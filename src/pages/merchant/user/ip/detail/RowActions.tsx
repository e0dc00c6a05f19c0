import { RowAction } from '@/components/ActionButton';
import { versioned } from '@/components/versioned';
import type { WhiteIp } from '@/contract';
import { whiteActionState } from '@/domain/white';
import { useT } from '@/hooks/useT';
import type { Ask } from './dialog';

interface RowActionsProps {
  row: WhiteIp;
  ask: Ask;
  enable: (row: WhiteIp) => Promise<void>;
}

/** A disabled action shows the reason. */
export function RowActions({ row, ask, enable }: RowActionsProps) {
  const t = useT();
  const turn = row.status === 'PENDING' || row.status === 'DISABLED' ? 'enable' : 'disable';
  const labelOf = (action: 'edit' | 'enable' | 'disable' | 'remove') =>
    t('white.action.of', { action: t(`white.action.${action}`), cidr: row.cidr, scope: t(`white.scope.${row.scope}`) });
  return (
    <span className="row-actions">
      <RowAction
        access="sys:white:ip:edit"
        label={labelOf('edit')}
        state={versioned(row, whiteActionState(row, 'edit'))}
        onClick={() => ask({ kind: 'edit', row })}
      >
        {t('white.action.edit')}
      </RowAction>
      {turn === 'enable' ? (
        <RowAction
          access="sys:white:ip:enable"
          label={labelOf('enable')}
          state={versioned(row, whiteActionState(row, 'enable'))}
          onClick={() => enable(row)}
        >
          {t('white.action.enable')}
        </RowAction>
      ) : (
        <RowAction
          access="sys:white:ip:disable"
          isDanger
          label={labelOf('disable')}
          state={versioned(row, whiteActionState(row, 'disable'))}
          onClick={() => ask({ kind: 'disable', row })}
        >
          {t('white.action.disable')}
        </RowAction>
      )}
      <RowAction
        access="sys:white:ip:remove"
        isDanger
        label={labelOf('remove')}
        state={versioned(row, whiteActionState(row, 'remove'))}
        onClick={() => ask({ kind: 'remove', row })}
      >
        {t('white.action.remove')}
      </RowAction>
    </span>
  );
}
