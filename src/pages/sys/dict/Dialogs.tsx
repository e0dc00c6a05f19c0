import type { DictType } from '@/contract';
import type { DialogsProps } from '@/screen/useListScreen';
import { useOutcomes } from '@/screen/useOutcomes';
import { DisableModal } from './DisableModal';
import type { Dialog } from './dialog';
import { ImportModal } from './ImportModal';
import { ItemModal } from './ItemModal';
import { TypeModal } from './TypeModal';
import { UsageModal } from './UsageModal';
import { useFinish } from './useFinish';

export function Dialogs({ dialog, screen }: DialogsProps<DictType, Dialog>) {
  const { shared } = useOutcomes(screen);
  const own = { finish: useFinish(screen), ...shared };
  switch (dialog.kind) {
    case 'addType':
      return <TypeModal {...own} />;
    case 'editType':
      return <TypeModal type={dialog.row} {...own} />;
    case 'addItem':
      return <ItemModal type={dialog.row} {...own} />;
    case 'editItem':
      return <ItemModal type={dialog.row} item={dialog.item} {...own} />;
    case 'disableType':
      return <DisableModal type={dialog.row} {...own} />;
    case 'disableItem':
      return <DisableModal type={dialog.row} item={dialog.item} {...own} />;
    case 'usage':
      return <UsageModal item={dialog.item} onClose={own.onClose} />;
    default:
      return <ImportModal {...own} />;
  }
}
