import type { MchMenuNode } from '@/contract';
import { portalActionState, portalFault, portalTypesUnder } from '@/domain/mchMenu';
import type { MenuTree } from '@/screen/tree/menuTree';
import { disableMchMenuNode, enableMchMenuNode, moveMchMenuNode, removeMchMenuNode } from '@/services/mchMenu';

export const portalTree: MenuTree<MchMenuNode> = {
  id: 'portal',
  group: 'mchMenu',
  keyOf: (action) => `mch:menu:${action}`,
  stateOf: portalActionState,
  typesUnder: portalTypesUnder,
  isHidden: ({ visible }) => !visible,
  faultOf: (t, tree, node, parentId, name) => {
    const fault = portalFault(tree, node, parentId);
    return fault && (fault === 'kind' ? t('mchMenu.move.kind') : t(`tree.${fault}`, { name }));
  },
  move: moveMchMenuNode,
  enable: enableMchMenuNode,
  disable: disableMchMenuNode,
  remove: removeMchMenuNode,
};
