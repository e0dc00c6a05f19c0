import type { Operator } from './operators';

/** Failed sign-ins of a name, of an address, or of both together. */
export interface Gate {
  /** Null for the failures of an address. */
  username: string | null;
  failures: number;
  failedAt: number;
  /** End of the wait, or of the lock. */
  until: number;
}

/** One attempt to sign in, or to answer a challenge. */
export interface Attempt {
  /** As typed. */
  username: string;
  operator: Operator | undefined;
  ip: string;
  userAgent: string;
  at: number;
}
