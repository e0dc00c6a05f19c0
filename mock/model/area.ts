import type { FoundRecord } from '@/contract';
import type { OperationOf, Tag } from '@/contract/calls';
import type { Envelope, Handlers } from '../engine/call';
import type { OperationLog } from '../engine/log';
import type { Approval } from './approvals';
import type { ExportDesk } from './exports';
import type { Login, Operator, PlatformCall } from './operators';
import type { World } from './world';

/** The context that every area gets. */
export interface AreaContext {
  world: World;
  log: () => OperationLog;
  /** Test hook: changes response data; returns it unchanged by default. */
  spoil: <Data>(data: Data) => Data;
  /** The session that a token belongs to. */
  loginOf: (token: string | undefined) => Login | undefined;
  /** Another token for a session; those that it had are dead at once. Undefined without a session. */
  replaceToken: (token: string | undefined) => string | undefined;
  /** Opens the session of the caller. @param factorAt when a second factor was proved. @returns its token */
  enter: (call: PlatformCall, factorAt: number | null) => string;
  /**
   * Carries out an approved call in the name of its maker. @param call the decision of the second person
   * @throws Refusal 503 while the console is read-only
   */
  carryOut: (approval: Approval, call: PlatformCall) => Envelope;
  /** Another call in the name of the same caller, with its own key, checks and log entry. */
  perform: (call: PlatformCall, path: string, body: Record<string, unknown>) => Envelope;
  /** Exports in the background. */
  exports: ExportDesk;
  /** Log entries with this number, if the operator may read them. */
  findEntry: (actor: Operator, no: string) => FoundRecord[];
}

/** Handlers of all operations of an area of the contract, or of several. */
export type AreaHandlers<Name extends Tag> = Handlers<Operator, OperationOf<Name>>;
