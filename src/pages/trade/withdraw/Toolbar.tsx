import type { Withdraw } from '@/contract';
import type { ListState, SetListState } from '@/hooks/useListState';
import { ListExport } from '@/screen/ListExport';
import { downloadWithdraws } from '@/services/withdraw';
import { HandoverButton } from './HandoverButton';
import { OrderSwitch } from './OrderSwitch';

interface ToolbarProps {
  list: { status: string };
  state: ListState;
  setState: SetListState;
  selected: readonly Withdraw[];
  onOpen: (no: string) => void;
}

/** Order, handover and export of the list. */
export function Toolbar({ list, state, setState, selected, onOpen }: ToolbarProps) {
  return (
    <>
      <OrderSwitch list={[state, setState]} />
      <HandoverButton rows={selected} onOpen={onOpen} />
      <ListExport screen={{ list, state }} access="trade:withdraw:down" download={downloadWithdraws} />
    </>
  );
}
