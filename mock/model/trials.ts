import type { TrialDirection, TrialMode, TrialPlan as WirePlan } from '@/contract';
import { createRandom, type Random } from '../engine/random';
import type { Channel, RouteRule, Way } from './catalog';
import type { Holder } from './parties';
import type { PayOrder } from './payments';

/** Parameters of a test run with all its records; amount in minor units. */
export interface TrialPlan {
  mode: TrialMode;
  direction: TrialDirection;
  holder: Holder;
  /** Only for pay-ins. */
  way: Way | null;
  /** Selected manually: skips the rounds. */
  channel: Channel | null;
  currency: string;
  amount: bigint;
}

/** Routing result of one channel. Channel null: the way or the service itself is closed. */
export interface TrialMark {
  way: Way | null;
  channel: Channel | null;
  rule: RouteRule | 'WAY_CLOSED' | 'SERVICE_CLOSED' | null;
}

/** One test run; its result comes from its order (docs/rules/trial.md#runs). Times in ms. */
export interface Trial {
  no: string;
  setNo: string;
  plan: TrialPlan;
  /** The saved test that it used, with its name at that time. */
  ofCase: { id: string; name: string } | null;
  by: string;
  createdAt: number;
  /** Runs of one set start one after another. */
  startAt: number;
  canceledAt: number | null;
  /** Empty until started. */
  trace: readonly TrialMark[];
  /** Selected way and channel. */
  routed: { way: Way | null; channel: Channel } | null;
  order: PayOrder | null;
  version: number;
  updatedAt: number;
  updatedBy: string;
}

/** A saved test as entered: its records may no longer exist when it runs. */
export interface TrialCase {
  id: string;
  name: string;
  plan: WirePlan;
  version: number;
  updatedAt: number;
  updatedBy: string;
}

export interface TrialBook {
  /** By number, oldest first. */
  trials: Map<string, Trial>;
  cases: Map<string, TrialCase>;
  /** Number of runs, sets and cases so far, for numbering. */
  counts: { runs: number; sets: number; cases: number };
  /** Random numbers for dry runs only, so that a route test changes nothing else. */
  random: Random;
}

export const createTrialBook = (): TrialBook => ({
  trials: new Map(),
  cases: new Map(),
  counts: { runs: 0, sets: 0, cases: 0 },
  random: createRandom('channel tests'),
});
