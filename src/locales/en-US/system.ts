import { dict } from './sys/dict';
import { log } from './sys/log';
import { menu } from './sys/menu';
import { operator } from './sys/operator';
import { role } from './sys/role';
import { tree } from './tree';

export default {
  sys: {
    keyRisk: { READ: 'Read', CHANGE: 'Change', MONEY: 'Money', SYSTEM: 'System', EXPORT: 'Export', REVEAL: 'Reveal' },
    operator,
    role,
    menu,
    dict,
    log,
  },
  tree,
};
