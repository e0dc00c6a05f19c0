import type { sys as source } from '../../en-US/sys';
import type { SameShape } from '../../types';
import { dict } from './dict';
import { log } from './log';
import { menu } from './menu';
import { operator } from './operator';
import { role } from './role';
import { signIn } from './signIn';

export { tree } from '../tree';

/** One chunk, because the administration screens use each other's terms. */
export const sys = {
  keyRisk: { READ: '查看', CHANGE: '变更', MONEY: '资金', SYSTEM: '系统', EXPORT: '导出', REVEAL: '查看明文' },
  operator,
  role,
  menu,
  dict,
  log,
  signIn,
} as const satisfies SameShape<typeof source>;
