import type { Writable } from 'node:stream';
import type { LogLevel } from './log';
import type { Lang, Text } from './text';

/** Who calls; what the engine must know of an operator. */
export interface Actor {
  id: string;
  username: string;
  access: ReadonlySet<string>;
}

/** One call, checked and with typed parameters. */
export interface Call<A extends Actor = Actor> {
  /** None for a public call, until its handler knows the operator. */
  actor: A;
  lang: Lang;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  traceId: string;
  ip: string;
  /** Session token of an HTTP call. */
  token?: string;
  userAgent?: string;
  /** Now, in ms. */
  at: number;
  /** What the operation log shall say beyond the call itself, and whether its answer is never given again. */
  note: { level?: LogLevel; detail?: Record<string, unknown>; about?: Record<string, unknown>; isOnce?: boolean };
}

/** What a handler gives: data under code 200 unless it says otherwise, or a file. */
export interface Answer {
  code?: number;
  text?: Text;
  values?: Record<string, string | number>;
  data?: unknown;
  headers?: Record<string, string>;
  /** Writes the body of a file answer; ends early when the reader is gone. */
  write?: (out: Writable) => Promise<void>;
}

export type Handler<A extends Actor> = (call: Call<A>) => Answer;

/** What goes on the wire, before transport. */
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
}
