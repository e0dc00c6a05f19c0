import type { ReactNode } from 'react';
import { ActionButton } from './ActionButton';
import { RowButtons, type RowDeed } from './RowButtons';
import type { RowMenuItem } from './RowMenu';

/** An action on a record, independent of where its button is shown. */
export type RecordAction = RowDeed;

/** Actions that are possible, or that have a reason why not. */
export const offered = <Action extends RowMenuItem>(actions: readonly Action[]): Action[] =>
  actions.filter(({ state }) => !state || state.isAllowed || state.why !== undefined);

/** Allowed actions. If only the record's version is missing, the action is shown with that reason. */
export const allowed = <Action extends RowMenuItem>(actions: readonly Action[]): Action[] =>
  actions.filter(({ state }) => !state || state.isAllowed || state.lacksVersion);

interface RowActionsProps {
  /** Name of the record. */
  name: string;
  actions: readonly RecordAction[];
  /** Keys of suggested actions; the first one that is granted becomes a button. */
  next?: readonly string[];
  /** Keys of actions that are always buttons; when disabled they show the reason. */
  buttons?: readonly string[];
  /** Selects which other actions are in the menu. */
  more?: (actions: readonly RecordAction[]) => readonly RecordAction[];
  menuLabel: string;
  onView?: () => void;
}

const NONE: readonly string[] = [];

/** Actions of a row: buttons for its state, or a view button without any, and a menu for the rest. */
export function RowActions(props: RowActionsProps) {
  const { name, actions, next = NONE, buttons = NONE, more = offered, menuLabel, onView } = props;
  const named = (keys: readonly string[]) => keys.flatMap((key) => actions.filter((action) => action.key === key));
  return (
    <RowButtons
      name={name}
      next={named(next)}
      buttons={named(buttons)}
      more={more(actions.filter(({ key }) => !next.includes(key) && !buttons.includes(key)))}
      menuLabel={menuLabel}
      onView={onView}
    />
  );
}

/** All actions in the drawer; disabled ones show the reason. */
export function DrawerActions({ actions, children }: { actions: readonly RecordAction[]; children?: ReactNode }) {
  return (
    <div className="panel-line">
      {children}
      {offered(actions).map(({ key, label, text: _text, hint: _hint, ...action }) => (
        <ActionButton key={key} {...action}>
          {label}
        </ActionButton>
      ))}
    </div>
  );
}
