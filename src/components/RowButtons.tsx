import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import { RowAction } from './ActionButton';
import { RowButton } from './RowButton';
import { RowMenu, type RowMenuItem } from './RowMenu';

export interface RowDeed extends RowMenuItem {
  /** Short label for a button in the row. */
  text?: string;
  /** Accessible name of that button, if label and record name are not enough. */
  hint?: string;
}

interface RowButtonsProps {
  /** Name of the record: the text of a button alone does not say which record it acts on. */
  name: string;
  /**
   * Suggested actions for the record's state, most likely first. The first one that is granted becomes a button; the others are
   * in the menu.
   */
  next?: readonly RowDeed[];
  /** Actions that belong to this state, mainly decisions. They are always buttons; when disabled they show the reason. */
  buttons?: readonly RowDeed[];
  more?: readonly RowMenuItem[];
  menuLabel?: string;
  /** Without it, a row without actions stays empty. */
  onView?: () => void;
}

const NONE: readonly RowDeed[] = [];

/** Actions of a row: buttons for its state, or a view button without any, and a menu for the rest. */
export function RowButtons({ name, next = NONE, buttons = NONE, more = NONE, menuLabel, onView }: RowButtonsProps) {
  const t = useT();
  const granted = useAccess();
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
