import type { FoundRecord } from '@/contract';
import type { Handler } from '../engine/call';
import type { OperationLog } from '../engine/log';
import type { Login, Operator } from './operators';
import type { World } from './world';

/** The context that every area gets. */
export interface AreaContext {
  world: World;
  log: () => OperationLog;
  /** Test hook: changes response data; returns it unchanged by default. */
  spoil: (data: unknown) => unknown;
  /** The session that a token belongs to. */
  loginOf: (token: string | undefined) => Login | undefined;
  /** Log entries with this number, if the operator may read them. */
  findEntry: (actor: Operator, no: string) => FoundRecord[];
}

/** One area: its handlers by operation id. */
export type Area = (context: AreaContext) => Record<string, Handler<Operator>>;
