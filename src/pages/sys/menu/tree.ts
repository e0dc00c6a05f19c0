import type { MenuNode } from '@/contract';
import { menuActionState, placeFault, typesUnder } from '@/domain/menu';
import type { MenuTree } from '@/screen/tree/menuTree';
import { disableMenuNode, enableMenuNode, moveMenuNode, removeMenuNode } from '@/services/menu';

export const menuTree: MenuTree<MenuNode> = {
  id: 'menu',
  group: 'sys.menu',
  keyOf: (action) => `sys:menu:${action}`,
  stateOf: menuActionState,
  typesUnder,
  isHidden: ({ hidden }) => hidden === true,
  faultOf: (t, tree, node, parentId, name) => {
    const fault = placeFault(tree, node, parentId);
    return fault && (fault === 'circle' || fault === 'depth' ? t(`tree.${fault}`, { name }) : t(`sys.menu.move.${fault}`));
  },
  move: moveMenuNode,
  enable: enableMenuNode,
  disable: disableMenuNode,
  remove: removeMenuNode,
};
