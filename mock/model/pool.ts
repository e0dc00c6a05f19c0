import { createRandom, type Random } from '../engine/random';
import { Table } from '../engine/store';
import type {
  BankCard,
  BankLine,
  Batch,
  BatchItem,
  CardChannel,
  Collect,
  Device,
  DeviceMessage,
  MessageTemplate,
  Pairing,
} from './cards';

/** Own cards with all that happens on them. */
export interface Pool {
  /** Chance of the pool alone, so that it does not change what happens elsewhere. */
  chance: Random;
  cards: Map<string, BankCard>;
  devices: Map<string, Device>;
  /** By number; the unpaired ones stay. */
  channels: Map<string, CardChannel>;
  /** Codes that wait for a device. */
  pairings: Map<BankCard, Pairing>;
  templates: Map<string, MessageTemplate>;
  /** Oldest first, of two days. */
  messages: DeviceMessage[];
  lines: Table<BankLine>;
  /** Lines by what makes them one and the same movement. */
  lineKeys: Map<string, BankLine>;
  collects: Table<Collect>;
  /** Collections that wait for money, by card. */
  open: Map<BankCard, Set<Collect>>;
  batches: Table<Batch>;
  items: Table<BatchItem>;
  /** SHA-256 of the files of batches, with the batch and its time. */
  files: Map<string, { batchNo: string; at: number }>;
  stories: PoolStories;
}

/** Numbers of what tells a story (docs/rules/simulation.md#stories); empty without trade. */
interface PoolStories {
  amountDiff: string;
  /** Two orders of one amount on one card, with a credit that fits both. */
  twoOrders: readonly string[];
  /** Card whose balances do not follow from each other. */
  chainBreak: string;
  offlineDevice: string;
}

/** An empty pool. @param seed as of the world */
export const createPool = (seed: string): Pool => ({
  chance: createRandom(`${seed} pool`),
  cards: new Map(),
  devices: new Map(),
  channels: new Map(),
  pairings: new Map(),
  templates: new Map(),
  messages: [],
  lines: new Table(
    ({ no }) => no,
    ({ card }) => card.id,
  ),
  lineKeys: new Map(),
  collects: new Table(
    ({ no }) => no,
    ({ order }) => order.account.currency,
  ),
  open: new Map(),
  batches: new Table(({ no }) => no),
  items: new Table(
    ({ no }) => no,
    ({ batch }) => batch.no,
  ),
  files: new Map(),
  stories: { amountDiff: '', twoOrders: [], chainBreak: '', offlineDevice: '' },
});
