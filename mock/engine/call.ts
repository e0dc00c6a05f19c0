import type { Writable } from 'node:stream';
import type { BodyIn, DataOut, OperationId, QueryIn } from '@/contract/calls';
import type { LogLevel } from './log';
import type { Sheet } from './sheet';
import type { Lang, Text } from './text';

/** The caller, as far as the engine needs it. */
export interface Actor {
  id: string;
  username: string;
  access: ReadonlySet<string>;
}

/**
 * What the signature in a body proves. It is verified before the call, because verifying is asynchronous and handlers are not; whether
 * it counts is for the handler to say.
 */
export interface Proof {
  credentialId: string;
  counter: number;
  /** Of an attestation: the credential that was made. */
  made?: { publicKey: string; transports: string[] };
}

/** One checked call with typed parameters. */
export interface Call<A extends Actor = Actor, Query = Record<string, unknown>, Body = Record<string, unknown>> {
  /** Empty for a public call until the handler has identified the operator. */
  actor: A;
  lang: Lang;
  query: Query;
  body: Body;
  traceId: string;
  ip: string;
  /** Session token of an HTTP call. */
  token?: string;
  userAgent?: string;
  /** The last event that the caller has of a stream. */
  lastEventId?: string;
  /** Now, in ms. */
  at: number;
  /** Set for a call that a second person approved: its number and who approved it. */
  approval?: { no: string; by: string };
  /** The caller wants the file of an export in the background. */
  inBackground?: boolean;
  /** Number of the task that this call makes the file of. */
  task?: string;
  /** Set when the body has an assertion or attestation whose signature is right. */
  proof?: Proof;
  /** Additional fields for the operation log; `isOnce`: the answer is never replayed; `isUnlogged`: the call has no entry. */
  note: {
    level?: LogLevel;
    detail?: Record<string, unknown>;
    about?: Record<string, unknown>;
    isOnce?: boolean;
    isUnlogged?: boolean;
  };
}

/** A table that can be written now, or later in the background. */
export interface TableFile {
  name: string;
  format: 'csv' | 'xlsx';
  sheet: Sheet;
  /** Rows of the sheet; undefined when they are counted only while it is written. */
  count?: number;
  /** Access keys that its columns need, besides that of the export. */
  keys: readonly string[];
}

/** Result of a handler: data with code 200 by default, or a file. */
export interface Answer<Data = unknown> {
  code?: number;
  text?: Text;
  values?: Record<string, string | number>;
  data?: Data;
  headers?: Record<string, string>;
  /** Writes the body of a file; stops when the client has disconnected. */
  write?: (out: Writable) => Promise<void>;
  /** What `write` writes, if it is a table. */
  file?: TableFile;
}

/** Result of a handler of a file or a stream. */
export type FileAnswer = Answer<undefined> & Required<Pick<Answer, 'write'>>;

/** A handler as the engine calls it: one of any operation. */
export type Handler<A extends Actor> = (call: Call<A>) => Answer;

/** A checked call of one operation of the contract, or of one of several. */
export type CallOf<A extends Actor, Id extends OperationId> = Call<A, QueryIn<Id>, BodyIn<Id>>;

/** The answer of an operation: data, if the contract has some; a file or a stream is written. */
export type AnswerOf<Id extends OperationId> = [DataOut<Id>] extends [undefined]
  ? FileAnswer
  : [DataOut<Id>] extends [null]
    ? Answer<null>
    : Answer<DataOut<Id>> & { data: DataOut<Id> };

/** A handler for each of some operations of the contract. */
export type Handlers<A extends Actor, Id extends OperationId = OperationId> = {
  [One in Id]: (call: CallOf<A, One>) => AnswerOf<One>;
};

/** The response body, before transport. */
export interface Envelope {
  code: number;
  msg: string;
  success: boolean;
  error?: string;
  data?: unknown;
  traceId: string;
  serverTime: string;
}

export interface Outcome {
  envelope: Envelope;
  headers: Record<string, string>;
  write?: Answer['write'];
  file?: TableFile;
}
