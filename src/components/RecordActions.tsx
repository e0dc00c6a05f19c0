import type { ReactNode } from 'react';
import { ActionButton } from './ActionButton';
import { RowButtons, type RowDeed } from './RowButtons';
import type { RowMenuItem } from './RowMenu';

/** One thing that can be done with a record, wherever its button stands. */
export type RecordAction = RowDeed;

/** What is possible, or says why it is not. */
export const offered = <Action extends RowMenuItem>(actions: readonly Action[]): Action[] =>
  actions.filter(({ state }) => !state || state.isAllowed || state.why !== undefined);

/** What the record allows; that of a record whose version nobody knows stands there with the reason. */
export const allowed = <Action extends RowMenuItem>(actions: readonly Action[]): Action[] =>
  actions.filter(({ state }) => !state || state.isAllowed || state.lacksVersion);

interface RowActionsProps {
  /** What the record is called. */
  name: string;
  actions: readonly RecordAction[];
  /** Keys of those of which the first that the operator may do is a button. */
  next?: readonly string[];
  /** Keys of those that are buttons also while they are closed, with the reason. */
  buttons?: readonly string[];
  /** Which of the others stand behind the button beside them. */
  more?: (actions: readonly RecordAction[]) => readonly RecordAction[];
  menuLabel: string;
  onView?: () => void;
}

const NONE: readonly string[] = [];

/** What can be done with a row: what its state calls for, or a look at it where that is nothing, and the rest behind a button. */
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

/** The same in the drawer: all of it, each with the reason where it is closed. */
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
