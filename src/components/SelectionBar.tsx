import { fetchCode, useCode } from '@/hooks/useCode';
import { useWhenStayed } from '@/hooks/useWhenStayed';
import { withTexts } from '@/locales/store';
import type { SelectionBarProps } from './SelectionBarBody';

const load = () => withTexts(import('./SelectionBarBody'));

/** The selection and its actions, while rows are selected. It is loaded once the operator stays. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  useWhenStayed(props.total > 0, () => void fetchCode(load).catch(() => undefined));
  const bar = useCode(load, props.selection.rows.length > 0);
  return bar ? <bar.SelectionBarBody {...props} /> : null;
}
