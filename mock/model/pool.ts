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

/** Own cards with all their data. */
export interface Pool {
  /** Random numbers of the pool only, so that the pool does not change other results. */
  chance: Random;
  cards: Map<string, BankCard>;
  devices: Map<string, Device>;
  /** By number; unpaired channels remain. */
  channels: Map<string, CardChannel>;
  /** Pairing codes not yet used by a device. */
  pairings: Map<BankCard, Pairing>;
  templates: Map<string, MessageTemplate>;
  /** Messages of two days, oldest first. */
  messages: DeviceMessage[];
  lines: Table<BankLine>;
  /** Movements by deduplication key. */
  lineKeys: Map<string, BankLine>;
  collects: Table<Collect>;
  /** Open collections by card. */
  open: Map<BankCard, Set<Collect>>;
  batches: Table<Batch>;
  items: Table<BatchItem>;
  /** Imported batch files by SHA-256, with batch and time. */
  files: Map<string, { batchNo: string; at: number }>;
  stories: PoolStories;
}

/** Numbers of the story records (docs/rules/simulation.md#stories); empty without trade. */
interface PoolStories {
  amountDiff: string;
  /** Two orders of the same amount on one card, with a credit that matches both. */
  twoOrders: readonly string[];
  /** Card with a gap in its balances. */
  chainBreak: string;
  offlineDevice: string;
}

/** An empty pool. @param seed seed of the world */
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
