import type { LinkKind } from '@/contract';

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
  kind: LinkKind;
  token: string;
  sentAt: number;
  validUntil: number;
}

export interface LinkBook {
  /** The link that counts, by id of the operator. */
  byOperator: Map<string, Link>;
  /** Oldest first. */
  mails: Mail[];
}
