import { DisableModal } from './DisableModal';
import type { Dialog, DialogProps } from './dialog';
import { ImportModal } from './ImportModal';
import { ItemModal } from './ItemModal';
import { TypeModal } from './TypeModal';
import { UsageModal } from './UsageModal';

/** The dialog that stands open, whatever opened it: the bar, a row or the drawer. */
export function Dialogs({ dialog, ...told }: { dialog: Dialog } & DialogProps) {
  switch (dialog.kind) {
    case 'addType':
      return <TypeModal {...told} />;
    case 'editType':
      return <TypeModal type={dialog.type} {...told} />;
    case 'addItem':
      return <ItemModal type={dialog.type} {...told} />;
    case 'editItem':
      return <ItemModal type={dialog.type} item={dialog.item} {...told} />;
    case 'disableType':
      return <DisableModal type={dialog.type} {...told} />;
    case 'disableItem':
      return <DisableModal type={dialog.type} item={dialog.item} {...told} />;
    case 'usage':
      return <UsageModal item={dialog.item} onClose={told.onClose} />;
    default:
      return <ImportModal {...told} />;
  }
}
