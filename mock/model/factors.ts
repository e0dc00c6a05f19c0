interface FactorBase {
  id: string;
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
}

/** An authenticator app. */
export interface TotpFactor extends FactorBase {
  kind: 'TOTP';
  /** Base32. */
  secret: string;
  /** Number of the last time step whose code was used: no code counts twice. */
  lastStep: number;
}

/** A passkey: the platform knows its public half only. */
export interface PasskeyFactor extends FactorBase {
  kind: 'PASSKEY';
  /** Base64url. */
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Signatures so far, as the authenticator counts them; 0 when it does not count. */
  counter: number;
  /** How browsers reach it; only a hint for them. */
  transports: string[];
}

/** A second factor of an operator. */
export type Factor = TotpFactor | PasskeyFactor;

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
  /** What a passkey signs, base64url. */
  nonce: string;
  askedAt: number;
  expiresAt: number;
  /**
   * What the answer does: the second step of a sign-in, a fresh factor for a session, or the confirmation of an app with this secret or
   * of a passkey.
   */
  purpose:
    | { kind: 'signIn' }
    | { kind: 'stepUp'; sessionId: string }
    | { kind: 'enrol'; secret: string }
    | { kind: 'enrolPasskey' };
}

export interface FactorBook {
  /** False: a sign-in never asks for a second factor. */
  isOn: boolean;
  /** Address of the console, for passkeys; null stands for every port of http://localhost. */
  origin: string | null;
  /** Days that an operator has to set up a missing factor, from the first sign-in without one. */
  graceDays: number;
  /** By id of the operator. */
  sets: Map<string, FactorSet>;
  /** By id. */
  challenges: Map<string, Challenge>;
}
