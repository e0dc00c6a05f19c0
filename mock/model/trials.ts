import type { TrialDirection, TrialMode, TrialPlan as WirePlan } from '@/contract';
import { createRandom, type Random } from '../engine/random';
import type { Channel, RouteRule, Way } from './catalog';
import type { Holder } from './parties';
import type { PayOrder } from './payments';

/** What a test does, with everything it names found; amount in minor units. */
export interface TrialPlan {
  mode: TrialMode;
  direction: TrialDirection;
  holder: Holder;
  /** Of pay-ins. */
  way: Way | null;
  /** Chosen manually: the rounds are not asked. */
  channel: Channel | null;
  currency: string;
  amount: bigint;
}

/** One channel as routing saw it; channel null: the way or the service takes nothing, whatever stands behind it. */
export interface TrialMark {
  way: Way | null;
  channel: Channel | null;
  rule: RouteRule | 'WAY_CLOSED' | 'SERVICE_CLOSED' | null;
}

/** One run of a test; what came of it is read from its order (docs/rules/trial.md#runs). Times in ms. */
export interface Trial {
  no: string;
  setNo: string;
  plan: TrialPlan;
  /** The saved test it came from, by the name it had then. */
  ofCase: { id: string; name: string } | null;
  by: string;
  createdAt: number;
  /** Runs of one set follow each other. */
  startAt: number;
  canceledAt: number | null;
  /** Empty until it has begun. */
  trace: readonly TrialMark[];
  /** Where routing sent it. */
  routed: { way: Way | null; channel: Channel } | null;
  order: PayOrder | null;
  version: number;
  updatedAt: number;
  updatedBy: string;
}

/** A test kept under a name, as it was typed: what it names may be gone by the time it is run. */
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
  /** How many runs, sets and cases there have been: their numbers are counted. */
  counts: { runs: number; sets: number; cases: number };
  /** Draws of dry runs alone: to try a route changes nothing else. */
  random: Random;
}

export const createTrialBook = (): TrialBook => ({
  trials: new Map(),
  cases: new Map(),
  counts: { runs: 0, sets: 0, cases: 0 },
  random: createRandom('channel tests'),
});
