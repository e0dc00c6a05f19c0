/** Whether an action is allowed on a record. `lacksVersion` is set when only the version is missing. */
export type ActionState = { isAllowed: true } | { isAllowed: false; why?: string; lacksVersion?: boolean };

/** The server's permissions for a row. Both lists are absent when the server leaves this to the state tables. */
export interface OwnRights<Status, Action> {
  status: Status;
  allowed?: readonly Action[];
  denied?: readonly { action: string; why?: string }[];
}

/**
 * Queries for a closed transition table (docs/rules/calls.md#closed-tables): any state and event that is not listed is a
 * conflict.
 * @param sides actions that are not events of the table, and the states in which they are possible
 */
export function stateTable<Status extends string, Event extends string, Action extends string>(
  moves: Record<Event, { from: readonly Status[]; to: readonly Status[] }>,
  sides: Partial<Record<Action, readonly Status[]>>,
) {
  /** True when the table allows this event in this state. */
  const canHappen = (event: Event, status: Status): boolean => moves[event].from.includes(status);
  /** True when the action is possible in this state, for any operator. */
  const fitsStatus = (action: Action, status: Status): boolean =>
    sides[action]?.includes(status) ?? canHappen(action as unknown as Event, status);
  return {
    canHappen,
    fitsStatus,
    /** Whether this operator may act on the record: as the server says, else by the table (docs/rules/access.md#allowed). */
    actionState(row: OwnRights<Status, Action>, action: Action): ActionState {
      if (row.allowed) {
        if (row.allowed.includes(action)) return { isAllowed: true };
        return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
      }
      return { isAllowed: fitsStatus(action, row.status) };
    },
  };
}
