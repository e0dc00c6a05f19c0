import type { Withdraw } from '@/contract';
import type { ListState, SetListState } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { QualityButton } from '@/screen/QualityButton';
import { getWithdrawQuality } from '@/services/withdrawQuality';
import { HandoverButton } from './HandoverButton';
import { OrderSwitch } from './OrderSwitch';

interface DeskToolsProps {
  list: [ListState, SetListState];
  /** Selected orders. */
  rows: readonly Withdraw[];
  onOpen: (no: string) => void;
}

/** What stands beside the rows: their order, handovers, review quality. */
export function DeskTools({ list, ...handover }: DeskToolsProps) {
  const t = useT();
  return (
    <>
      <OrderSwitch list={list} />
      <HandoverButton {...handover} />
      <QualityButton read={getWithdrawQuality}>{t('desk.quality.title')}</QualityButton>
    </>
  );
}
