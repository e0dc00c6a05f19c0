import { RowActions as Buttons } from '@/components/RecordActions';
import type { CardChannel } from '@/contract';
import { channelFits } from '@/domain/listen';
import { useT } from '@/hooks/useT';
import { useActionsOf } from './actions';
import { nameOf } from './cells';
import type { Ask } from './dialog';

interface RowActionsProps {
  row: CardChannel;
  ask: Ask;
  onOpen: (row: CardChannel) => void;
}

export function RowActions({ row, ask, onOpen }: RowActionsProps) {
  const t = useT();
  const name = nameOf(row);
  const actions = useActionsOf()(row, ask).filter(({ key }) => key !== 'ping' || channelFits.ping(row));
  return (
    <Buttons
      name={name}
      actions={actions}
      buttons={['ping']}
      menuLabel={t('listen.action.more', { name })}
      onView={() => onOpen(row)}
    />
  );
}
