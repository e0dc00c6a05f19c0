type Moves<Event extends string> = Readonly<Record<Event, { from: readonly string[]; to: readonly string[] }>>;

/**
 * @throws Error when the state table has no such move: a defect of the platform, never of a caller
 * (docs/rules/calls.md#closed-tables)
 */
export function demandMove<Event extends string>(no: string, table: Moves<Event>, event: Event, from: string, to: string): void {
  const move = table[event];
  if (!move.from.includes(from) || !move.to.includes(to)) throw new Error(`${no}: ${event} cannot lead from ${from} to ${to}`);
}
