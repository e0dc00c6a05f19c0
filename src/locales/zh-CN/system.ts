import type { SystemMessages } from '../types';
import { dict } from './sys/dict';
import { log } from './sys/log';
import { menu } from './sys/menu';
import { operator } from './sys/operator';
import { role } from './sys/role';
import { tree } from './tree';

export default {
  sys: {
    keyRisk: { READ: '查看', CHANGE: '变更', MONEY: '资金', SYSTEM: '系统', EXPORT: '导出', REVEAL: '查看明文' },
    operator,
    role,
    menu,
    dict,
    log,
  },
  tree,
} satisfies SystemMessages;
