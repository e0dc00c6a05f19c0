/** What a record lets somebody do; `lacksVersion` where it would, and only its version is not known. */
export type ActionState = { isAllowed: true } | { isAllowed: false; why?: string; lacksVersion?: boolean };

/** What a row says of its own actions; both are absent from a server that leaves it to the state tables. */
export interface OwnRights<Status, Action> {
  status: Status;
  allowed?: readonly Action[];
  denied?: readonly { action: string; why?: string }[];
}

/**
 * Questions to a closed table of moves (docs/rules/calls.md#closed-tables): every pair of state and event that is not listed is a conflict.
 * @param sides actions that are no event of the table, and the states in which they make sense
 */
export function stateTable<Status extends string, Event extends string, Action extends string>(
  moves: Record<Event, { from: readonly Status[]; to: readonly Status[] }>,
  sides: Partial<Record<Action, readonly Status[]>>,
) {
  /** True when the table lets this event happen in this state. */
  const canHappen = (event: Event, status: Status): boolean => moves[event].from.includes(status);
  /** True when a record in this state can take the action at all, whoever takes it. */
  const fitsStatus = (action: Action, status: Status): boolean =>
    sides[action]?.includes(status) ?? canHappen(action as unknown as Event, status);
  return {
    canHappen,
    fitsStatus,
    /** Whether the record lets this operator act: the server's word when it sent one, else the table (docs/rules/access.md#allowed). */
    actionState(row: OwnRights<Status, Action>, action: Action): ActionState {
      if (row.allowed) {
        if (row.allowed.includes(action)) return { isAllowed: true };
        return { isAllowed: false, why: row.denied?.find((denied) => denied.action === action)?.why };
      }
      return { isAllowed: fitsStatus(action, row.status) };
    },
  };
}
