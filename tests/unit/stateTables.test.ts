import type { CardAction, TradeChannelAction } from '@/contract';
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
import { channelStates, channelStatuses, fitsChannel } from '@/domain/channel';
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
import {
  channelActions,
  channelFits,
  listenStatuses,
  messageActions,
  messageFits,
  messageTypes,
  parseStatuses,
} from '@/domain/listen';
import { canMerchant, merchantActions, merchantFits, merchantStatuses, merchantTransitions } from '@/domain/merchant';
import { operatorStates, operatorStatuses } from '@/domain/operator';
import { canPayOrder, payOrderActions, payOrderFits, payOrderStatuses, payOrderTransitions } from '@/domain/payOrder';
import { paywayStates, paywayStatuses } from '@/domain/payway';
import { salesActions, salesFits, salesStatuses } from '@/domain/perf';
import { productStates, productStatuses } from '@/domain/product';
import { exchangeActions, exchangeModes, exchangeSources, exchangeStatuses, fitsExchange } from '@/domain/rate';
import { canSett, settActions, settFits, settStatuses, settTransitions } from '@/domain/sett';
import { upstreamStates, upstreamStatuses } from '@/domain/upstream';
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

/** For a record whose actions depend on more than its state: each combination of facts, by its name in the table. */
const combined = <Facts, Column extends string>(
  combinations: readonly Facts[],
  nameOf: (facts: Facts) => string,
  columns: readonly Column[],
  fits: (facts: Facts, column: Column) => boolean,
): Told => {
  const facts = new Map(combinations.map((one) => [nameOf(one), one]));
  return told([...facts.keys()], columns, (column, name) => fits(facts.get(name) as Facts, column));
};

const channels = channelStatuses.flatMap((status) => [false, true].map((recycled) => ({ status, recycled })));
const exchanges = exchangeStatuses.flatMap((status) =>
  exchangeModes.flatMap((mode) => exchangeSources.map((source) => ({ status, mode, source }))),
);
const cardChannels = listenStatuses.flatMap((listenStatus) =>
  [null, '2026-11-20T06:00:00.000Z'].map((unpairedAt) => ({ listenStatus, unpairedAt })),
);
const messages = messageTypes
  .flatMap((msgType) => parseStatuses.map((parseStatus) => ({ msgType, parseStatus })))
  .flatMap((facts) => [null, '••••••'].map((codeMasked) => ({ ...facts, codeMasked })))
  // Only a message of the type OTP has a code.
  .filter(({ msgType, codeMasked }) => msgType === 'OTP' || codeMasked === null);

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

const contract = openapi as unknown as ApiDocument;

describe('the actions allowed in each state', () => {
  const cardActions = contract.components.schemas.CardAction?.enum as CardAction[];
  const all: Record<keyof typeof actionTables, Told> = {
    merchant: told(merchantStatuses, merchantActions, merchantFits),
    batch: told(batchStatuses, batchActions, batchFits),
    batchItem: told(batchItemStatuses, batchItemActions, batchItemFits),
    sett: told(settStatuses, settActions, settFits),
    payOrder: told(payOrderStatuses, payOrderActions, payOrderFits),
    collect: told(collectStatuses, collectActions, collectFits),
    card: told(cardStatuses, cardActions, fitsCard),
    agent: told(agentStatuses, agentActions, agentFits),
    bankLine: told(bankLineMatchStatuses, bankLineActions, bankLineFits),
    sales: told(salesStatuses, salesActions, salesFits),
    operator: listed(operatorStatuses, operatorStates),
    payway: listed(paywayStatuses, paywayStates),
    product: listed(productStatuses, productStates),
    white: listed(whiteStatuses, whiteStates),
    task: told(taskStatuses, taskActions, taskFits),
    schedule: told(scheduleStatuses, scheduleActions, scheduleFits),
    channel: combined(
      channels,
      ({ status, recycled }) => (recycled ? `${status}:recycled` : status),
      Object.keys(channelStates) as TradeChannelAction[],
      fitsChannel,
    ),
    upstream: listed(upstreamStatuses, upstreamStates),
    exchange: combined(exchanges, ({ status, mode, source }) => `${status}:${mode}:${source}`, exchangeActions, fitsExchange),
    cardChannel: combined(
      cardChannels,
      ({ listenStatus, unpairedAt }) => (unpairedAt ? `${listenStatus}:unpaired` : listenStatus),
      channelActions,
      (facts, action) => channelFits[action](facts),
    ),
    message: combined(
      messages,
      ({ msgType, parseStatus, codeMasked }) => `${msgType}:${parseStatus}${codeMasked ? ':code' : ''}`,
      messageActions,
      (facts, action) => messageFits[action](facts),
    ),
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
    agent: { ...eventsOf(agentStatuses, agentTransitions), fits: canAgent as Told['fits'] },
    task: { ...eventsOf(taskStatuses, taskTransitions), fits: canTask as Told['fits'] },
    schedule: eventsOf(scheduleStatuses, scheduleTransitions),
  };
  test.each(Object.keys(all) as (keyof typeof all)[])('%s', (name) => compareTable(eventTables[name], all[name]));
});

describe('the state machines of the contract', () => {
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
