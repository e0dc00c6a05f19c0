import { useAccess } from '@umijs/max';
import type { Access } from '@/access';
import { useT } from '@/hooks/useT';
import { RowAction } from './ActionButton';
import { RowButton } from './RowButton';
import { RowMenu, type RowMenuItem } from './RowMenu';

export interface RowDeed extends RowMenuItem {
  /** Shorter than the label, for a button in the row. */
  text?: string;
  /** The whole name of that button, where label and record are not all of it. */
  hint?: string;
}

interface RowButtonsProps {
  /** What the record is called: the text of a button alone does not tell which record it acts on. */
  name: string;
  /** What the record's state calls for, the likeliest first: the first that the operator may do is a button, the others are in the menu. */
  next?: readonly RowDeed[];
  /** What belongs to this state, a decision above all: buttons also while they are closed, with the reason. */
  buttons?: readonly RowDeed[];
  more?: readonly RowMenuItem[];
  menuLabel?: string;
  /** Without it a row in which nothing can be done stays empty. */
  onView?: () => void;
}

const NONE: readonly RowDeed[] = [];

/** What can be done with a row: what its state calls for, or a look at it where that is nothing, and the rest behind a button. */
export function RowButtons({ name, next = NONE, buttons = NONE, more = NONE, menuLabel, onView }: RowButtonsProps) {
  const t = useT();
  const granted = useAccess() as Access;
  const first = next.find(({ access }) => granted[access]);
  const shown = [...(first ? [first] : NONE), ...buttons.filter(({ access }) => granted[access])];
  const rest = [...next.filter((item) => item !== first), ...more];
  return (
    <span className="row-actions">
      {shown.map(({ key, label, text = label, hint = `${label} ${name}`, ...action }) => (
        <RowAction key={key} {...action} label={hint}>
          {text}
        </RowAction>
      ))}
      {shown.length === 0 && onView && (
        <RowButton aria-label={`${t('common.action.view')} ${name}`} onClick={onView}>
          {t('common.action.view')}
        </RowButton>
      )}
      {menuLabel && <RowMenu label={menuLabel} items={rest} />}
    </span>
  );
}
