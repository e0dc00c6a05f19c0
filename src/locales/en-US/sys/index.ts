import { dict } from './dict';
import { log } from './log';
import { menu } from './menu';
import { operator } from './operator';
import { role } from './role';
import { signIn } from './signIn';

export { tree } from '../tree';

/** One chunk, because the administration screens use each other's terms. */
export const sys = {
  keyRisk: { READ: 'Read', CHANGE: 'Change', MONEY: 'Money', SYSTEM: 'System', EXPORT: 'Export', REVEAL: 'Reveal' },
  operator,
  role,
  menu,
  dict,
  log,
  signIn,
} as const;
