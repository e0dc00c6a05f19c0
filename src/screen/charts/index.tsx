import type { ChartsProps } from './ChartsPanel';
import { useCharts } from './useCharts';

/** Button and panel among the tools of a list. */
export function Charts(props: ChartsProps) {
  const { button, panel } = useCharts(props);
  return (
    <>
      {button && <div className="later-tools">{button}</div>}
      {panel}
    </>
  );
}
