import type { Withdraw } from '@/contract';
import { type ResourceList, takes } from '@/hooks/useResourceList';
import { useT } from '@/hooks/useT';
import { useCharts } from '@/screen/charts/useCharts';
import { QualityButton } from '@/screen/QualityButton';
import { getWithdrawQuality } from '@/services/withdrawQuality';
import { HandoverButton } from './HandoverButton';
import { OrderSwitch } from './OrderSwitch';

interface DeskToolsProps {
  list: Pick<ResourceList<Withdraw, unknown>, 'state' | 'setState' | 'meta'>;
  /** Selected orders. */
  rows: readonly Withdraw[];
  /** A change reads the charts again. */
  version: unknown;
  onOpen: (no: string) => void;
}

/** What stands beside and above the rows: their order, handovers, review quality, charts. */
export function DeskTools({ list: { state, setState, meta }, version, ...handover }: DeskToolsProps) {
  const t = useT();
  const charts = useCharts({ list: 'withdraw', filters: state.filters, version });
  return (
    <>
      <div className="later-tools">
        {['dueAt', 'riskScore'].every((field) => takes(meta?.sortFields, field)) && <OrderSwitch list={[state, setState]} />}
        <HandoverButton {...handover} />
        <QualityButton read={getWithdrawQuality}>{t('desk.quality.title')}</QualityButton>
        {charts.button}
      </div>
      {charts.panel}
    </>
  );
}
