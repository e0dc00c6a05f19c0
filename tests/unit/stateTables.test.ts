import type { CardAction } from '@/contract';
import { agentActions, agentFits, agentStatuses, canAgent } from '@/domain/agent';
import { bankLineActions, bankLineFits, bankLineMatchStatuses } from '@/domain/bankLine';
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
import { canMerchant, merchantActions, merchantFits, merchantStatuses, merchantTransitions } from '@/domain/merchant';
import { operatorStates, operatorStatuses } from '@/domain/operator';
import { canPayOrder, payOrderActions, payOrderFits, payOrderStatuses, payOrderTransitions } from '@/domain/payOrder';
import { paywayStates, paywayStatuses } from '@/domain/payway';
import { salesActions, salesFits, salesStatuses } from '@/domain/perf';
import { productStates, productStatuses } from '@/domain/product';
import { canSett, settActions, settFits, settStatuses, settTransitions } from '@/domain/sett';
import { whiteStates, whiteStatuses } from '@/domain/white';
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

describe('which actions make sense in which state', () => {
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
  };
  test.each(Object.keys(all) as (keyof typeof all)[])('%s', (name) => compareTable(actionTables[name], all[name]));
});

describe('which events may happen in which state', () => {
  const all: Record<keyof typeof eventTables, Told> = {
    merchant: { ...eventsOf(merchantStatuses, merchantTransitions), fits: canMerchant as Told['fits'] },
    batch: eventsOf(batchStatuses, batchTransitions),
    batchItem: eventsOf(batchItemStatuses, batchItemTransitions),
    sett: { ...eventsOf(settStatuses, settTransitions), fits: canSett as Told['fits'] },
    payOrder: { ...eventsOf(payOrderStatuses, payOrderTransitions), fits: canPayOrder as Told['fits'] },
    collect: eventsOf(collectStatuses, collectTransitions),
    card: eventsOf(cardStatuses, cardTransitions),
    agent: told(agentStatuses, eventTables.agent.columns, canAgent as Told['fits']),
  };
  test.each(Object.keys(all) as (keyof typeof all)[])('%s', (name) => compareTable(eventTables[name], all[name]));
});
