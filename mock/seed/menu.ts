import { addKnown, type KnownNode, knownNodes, PLAIN } from '../flow/menu';
import type { MenuNode } from '../model/operators';
import type { World } from '../model/world';

/** A button that a release of the program brought after the tree was last synchronised; who holds its key is not concerned. */
const NOT_SYNCHRONISED = 'trade:profit:close:list';

/** A button whose call an older release had. */
const LEFT_OVER: KnownNode = {
  ...PLAIN,
  type: 'BUTTON',
  name: ['print slips', '打印凭单'],
  path: null,
  key: 'trade:withdraw:slip',
  sort: 900,
  home: '/trade/withdraw',
};

/** Puts the tree into the world as the program knows it, but for one button that it lacks and one that is left over. */
export function seedMenu(world: World) {
  // Remembered, for to search the whole tree for the home of every node takes the square of its size.
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
