import { addKnown, type KnownNode, knownNodes, PLAIN } from '../flow/menu';
import type { MenuNode } from '../model/operators';
import type { World } from '../model/world';

/** A button added by a release after the last synchronization of the menu. Roles with its key are not affected. */
const NOT_SYNCHRONISED = 'trade:profit:close:list';

/** A button whose call existed only in an older release. */
const LEFT_OVER: KnownNode = {
  ...PLAIN,
  type: 'BUTTON',
  name: ['print slips', '打印凭单'],
  path: null,
  key: 'trade:withdraw:slip',
  sort: 900,
  home: '/trade/withdraw',
};

/** Creates the menu from the built-in nodes, with one missing and one obsolete button. */
export function seedMenu(world: World) {
  // Cached, because a search of the whole tree for every node is quadratic.
  const homes = new Map<string, MenuNode>();
  const add = (known: KnownNode) => {
    const { type, home, path } = known;
    const node = addKnown(world, `MN${1001 + world.menu.size}`, known, 'admin', homes.get(`${type} ${home}`));
    if (type !== 'BUTTON') homes.set(`${type === 'DIR' ? 'MENU' : 'BUTTON'} ${path}`, node);
    return node;
  };
  for (const known of knownNodes()) if (known.key !== NOT_SYNCHRONISED) add(known);
  Object.assign(add(LEFT_OVER), { builtin: false, remark: 'Slips are files of the bank since release 4.' });
}
