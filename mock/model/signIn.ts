import type { LinkKind } from '@/contract';
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

/** Failures by key, the last to fail last. Names that no operator has are apart: they can be invented without end. */
export type Gates = Record<'name' | 'pair' | 'address' | 'invented', Map<string, Gate>>;

/** One attempt to sign in, or to answer a challenge. */
export interface Attempt {
  /** As typed. */
  username: string;
  operator: Operator | undefined;
  ip: string;
  userAgent: string;
  at: number;
}

/** The link by which an operator sets a password, as the platform keeps it (docs/rules/session.md#links). */
export interface Link {
  kind: LinkKind;
  /** Of the token, in hex. */
  hash: string;
  expiresAt: number;
}

/** What the simulated platform mails. */
export interface Mail {
  to: string;
  username: string;
  kind: LinkKind | 'EMAIL_CHANGED';
  sentAt: number;
  /** Null for a mail that only tells. */
  link: { token: string; validUntil: number } | null;
}

export interface LinkBook {
  /** The link that counts, by id of the operator. */
  byOperator: Map<string, Link>;
  /** Oldest first. */
  mails: Mail[];
}
