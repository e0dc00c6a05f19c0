import type { FactorKind } from '@/contract';

/** A second factor of an operator. */
export interface Factor {
  id: string;
  kind: FactorKind;
  name: string;
  /** Base32. */
  secret: string;
  /** Number of the last time step whose code was used: no code counts twice. */
  lastStep: number;
  createdAt: number;
  lastUsedAt: number | null;
}

/** Factors and recovery codes of one operator. */
export interface FactorSet {
  factors: Factor[];
  /** Hashes of the unused recovery codes. */
  recovery: string[];
  salt: string;
  /** From then on a session without a factor may only set one up; null until the first sign-in without one. */
  enrolBy: number | null;
}

/** An open question for a second factor. */
export interface Challenge {
  operatorId: string;
  expiresAt: number;
  /** What the answer does: the second step of a sign-in, a fresh factor for a session, or the confirmation of a factor with this secret. */
  purpose: { kind: 'signIn' } | { kind: 'stepUp'; sessionId: string } | { kind: 'enrol'; secret: string };
}

export interface FactorBook {
  /** False: a sign-in never asks for a second factor. */
  isOn: boolean;
  /** Days that an operator has to set up a missing factor, from the first sign-in without one. */
  graceDays: number;
  /** By id of the operator. */
  sets: Map<string, FactorSet>;
  /** By id. */
  challenges: Map<string, Challenge>;
}
