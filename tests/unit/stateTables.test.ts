import type { CardAction } from '@/contract';
import { accessKeys } from '@/contract/keys';
import { agentActions, agentFits, agentStatuses, agentTransitions, canAgent } from '@/domain/agent';
import { bankLineActions, bankLineFits, bankLineMatchStatuses, bankLineTransitions } from '@/domain/bankLine';
import {
  batchActions,
  batchFits,
  batchItemStatuses,
  batchItemTransitions,
  batchStatuses,
  batchTransitions,
} from '@/domain/batch';
import { batchItemActions, batchItemFits } from '@/domain/batchItem';
import { cardStatuses, cardTransitions, fitsCard } from '@/domain/card';
import { collectActions, collectFits, collectStatuses, collectTransitions } from '@/domain/collect';
import {
  canTask,
  scheduleActions,
  scheduleFits,
  scheduleStatuses,
  scheduleTransitions,
  taskActions,
  taskFits,
  taskStatuses,
  taskTransitions,
} from '@/domain/exportTask';
import { canMerchant, merchantActions, merchantFits, merchantStatuses, merchantTransitions } from '@/domain/merchant';
import { operatorStates, operatorStatuses } from '@/domain/operator';
import { canPayOrder, payOrderActions, payOrderFits, payOrderStatuses, payOrderTransitions } from '@/domain/payOrder';
import { paywayStates, paywayStatuses } from '@/domain/payway';
import { salesActions, salesFits, salesStatuses } from '@/domain/perf';
import { productStates, productStatuses } from '@/domain/product';
import { canSett, settActions, settFits, settStatuses, settTransitions } from '@/domain/sett';
import { whiteStates, whiteStatuses } from '@/domain/white';
import { withdrawTransitions } from '@/domain/withdraw';
import type { ApiDocument } from '../../config/contract/document';
import openapi from '../../config/openapi/openapi.json';
import { actionTables, eventTables, type HandTable } from '../support/stateTables';

/** What the program says of a record: its states, its actions or events, and whether one fits the other. */
interface Told {
  states: readonly string[];
  columns: readonly string[];
  fits: (column: string, state: string) => boolean;
}

const told = <State extends string, Column extends string>(
  states: readonly State[],
  columns: readonly Column[],
  fits: (column: Column, state: State) => boolean,
): Told => ({ states, columns, fits: fits as Told['fits'] });

const listed = (states: readonly string[], table: Readonly<Record<string, readonly string[]>>): Told =>
  told(states, Object.keys(table), (action, state) => table[action]?.includes(state) ?? false);

const eventsOf = (states: readonly string[], transitions: Readonly<Record<string, { from: readonly string[] }>>): Told => ({
  states,
  columns: Object.keys(transitions),
  fits: (event, state) => transitions[event]?.from.includes(state) ?? false,
});

function compareTable(table: HandTable, { states, columns, fits }: Told) {
  expect([...states].sort()).toEqual([...table.states].sort());
  expect([...columns].sort()).toEqual([...table.columns].sort());
  const pairs = table.states.flatMap((state) => table.columns.map((column) => [state, column] as const));
  const show = (has: (column: string, state: string) => boolean) =>
    pairs.map(([state, column]) => `${state} ${column}: ${has(column, state)}`);
  expect(show(fits)).toEqual(show(table.has));
}

describe('the actions allowed in each state', () => {
  const all: Record<keyof typeof actionTables, Told> = {
    merchant: told(merchantStatuses, merchantActions, merchantFits),
    batch: told(batchStatuses, batchActions, batchFits),
    batchItem: told(batchItemStatuses, batchItemActions, batchItemFits),
    sett: told(settStatuses, settActions, settFits),
    payOrder: told(payOrderStatuses, payOrderActions, payOrderFits),
    collect: told(collectStatuses, collectActions, collectFits),
    card: told(cardStatuses, actionTables.card.columns as CardAction[], fitsCard),
    agent: told(agentStatuses, agentActions, agentFits),
    bankLine: told(bankLineMatchStatuses, bankLineActions, bankLineFits),
    sales: told(salesStatuses, salesActions, salesFits),
    operator: listed(operatorStatuses, operatorStates),
    payway: listed(paywayStatuses, paywayStates),
    product: listed(productStatuses, productStates),
    white: listed(whiteStatuses, whiteStates),
    task: told(taskStatuses, taskActions, taskFits),
    schedule: told(scheduleStatuses, scheduleActions, scheduleFits),
  };
  test.each(Object.keys(all) as (keyof typeof all)[])('%s', (name) => compareTable(actionTables[name], all[name]));
});

describe('the events allowed in each state', () => {
  const all: Record<keyof typeof eventTables, Told> = {
    merchant: { ...eventsOf(merchantStatuses, merchantTransitions), fits: canMerchant as Told['fits'] },
    batch: eventsOf(batchStatuses, batchTransitions),
    batchItem: eventsOf(batchItemStatuses, batchItemTransitions),
    sett: { ...eventsOf(settStatuses, settTransitions), fits: canSett as Told['fits'] },
    payOrder: { ...eventsOf(payOrderStatuses, payOrderTransitions), fits: canPayOrder as Told['fits'] },
    collect: eventsOf(collectStatuses, collectTransitions),
    card: eventsOf(cardStatuses, cardTransitions),
    agent: told(agentStatuses, eventTables.agent.columns, canAgent as Told['fits']),
    task: { ...eventsOf(taskStatuses, taskTransitions), fits: canTask as Told['fits'] },
    schedule: eventsOf(scheduleStatuses, scheduleTransitions),
  };
  test.each(Object.keys(all) as (keyof typeof all)[])('%s', (name) => compareTable(eventTables[name], all[name]));
});

describe('the state machines of the contract', () => {
  const contract = openapi as unknown as ApiDocument;
  const machines = contract['x-state-machines'];
  /** The closed tables of the program, which the console and the simulated platform both obey. */
  const tables = {
    withdraw: withdrawTransitions,
    payOrder: payOrderTransitions,
    collect: collectTransitions,
    sett: settTransitions,
    batch: batchTransitions,
    batchItem: batchItemTransitions,
    merchant: merchantTransitions,
    card: cardTransitions,
    agent: agentTransitions,
    bankLine: bankLineTransitions,
    task: taskTransitions,
    schedule: scheduleTransitions,
  };

  test('are those of the program', () => {
    const moves = Object.entries(machines).map(([name, { events }]) => [
      name,
      Object.fromEntries(Object.entries(events).map(([event, { from, to }]) => [event, { from, to }])),
    ]);
    expect(Object.fromEntries(moves)).toEqual(tables);
  });

  test.each(Object.entries(eventTables))('are those of the rules: %s', (name, table) => {
    const { events = {} } = machines[name] ?? {};
    const statuses = (contract.components.schemas[machines[name]?.schema ?? '']?.enum ?? []) as string[];
    compareTable(table, eventsOf(statuses, events));
  });

  test.each(Object.entries(machines))(
    'of %s cover the states of its schema, reach each of them, and name existing keys',
    (_, machine) => {
      const statuses = contract.components.schemas[machine.schema]?.enum as string[];
      const events = Object.values(machine.events);
      const reached = new Set([...machine.initial, ...events.flatMap(({ to }) => to)]);
      expect([...reached, ...(machine.external ?? [])].sort()).toEqual([...statuses].sort());
      const who = events.flatMap(({ by }) => by);
      expect(who.length).toBeGreaterThan(0);
      for (const one of who) expect([...accessKeys, 'SYSTEM', 'UPSTREAM', 'HOLDER', 'MERCHANT', 'PAYER', 'OWNER']).toContain(one);
      expect(events.filter(({ by }) => by.length === 0)).toEqual([]);
    },
  );
});
