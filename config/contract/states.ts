import type { ApiDocument, StateMachine } from './document';

const WHO: Readonly<Record<string, string>> = {
  SYSTEM: 'the platform',
  UPSTREAM: 'an upstream',
  HOLDER: 'the account holder',
  MERCHANT: 'the merchant',
  PAYER: 'the payer',
  OWNER: 'its owner',
};

/** Mermaid diagram of one state table: each transition once, with its events. */
function diagramOf({ initial, events }: StateMachine): string[] {
  const moves = new Map<string, string[]>();
  for (const [event, { from, to }] of Object.entries(events))
    for (const start of from)
      for (const end of to) {
        const move = `${start} --> ${end}`;
        moves.set(move, [...(moves.get(move) ?? []), event]);
      }
  const lines = [...moves].map(([move, names]) => `    ${move}: ${names.join(', ')}`);
  return ['```mermaid', 'stateDiagram-v2', ...initial.map((state) => `    [*] --> ${state}`), ...lines, '```'];
}

/** Markdown of all state tables: a diagram and a table each. */
export function listStates({ 'x-state-machines': machines }: ApiDocument): string {
  const parts = Object.values(machines).flatMap((machine) => [
    `## ${machine.name}`,
    '',
    ...diagramOf(machine),
    '',
    ...(machine.external ? [`Set from outside, after a message from a bank: ${machine.external.join(', ')}.`, ''] : []),
    '| Event | From | To | Who |',
    '|---|---|---|---|',
    ...Object.entries(machine.events).map(
      ([event, { from, to, by }]) =>
        `| ${event} | ${from.join(', ')} | ${to.join(', ')} | ${by.map((one) => WHO[one] ?? `\`${one}\``).join(', ')} |`,
    ),
    '',
  ]);
  return [
    '# States',
    '',
    'Generated from `config/openapi/states.yaml` by `npm run generate`. Each table is closed: an event in an unlisted state is refused with 409 `STATE_CONFLICT`. Several targets mean that the rule of the event chooses one of them; a record may also stay where it is. An action of `allowed` that has the name of an event only appears in the start states of the event.',
    '',
    ...parts,
  ].join('\n');
}
