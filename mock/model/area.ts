import type { FoundRecord } from '@/contract';
import type { Handler } from '../engine/call';
import type { OperationLog } from '../engine/log';
import type { Login, Operator } from './operators';
import type { World } from './world';

/** What an area of the platform works with. */
export interface AreaContext {
  world: World;
  log: () => OperationLog;
  /** Last change of what is sent (tests); gives the data back as they are otherwise. */
  spoil: (data: unknown) => unknown;
  /** The session of a token. */
  loginOf: (token: string | undefined) => Login | undefined;
  /** Entries of the operation log by their number, as far as the operator may read them. */
  findEntry: (actor: Operator, no: string) => FoundRecord[];
}

/** One area: its handlers by operation id. */
export type Area = (context: AreaContext) => Record<string, Handler<Operator>>;
