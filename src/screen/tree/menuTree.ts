import type { AccessKey, MenuNode, MenuReason, MenuType } from '@/contract';
import type { ActionState } from '@/domain/stateTable';
import type { Place, Tree } from '@/domain/tree';
import type { Translate } from '@/locales/store';

/** What the nodes of both trees of menus have: that of this console and those of the portals. */
export type AnyNode = Pick<
  MenuNode,
  'menuId' | 'parentId' | 'menuType' | 'name' | 'nameEn' | 'path' | 'accessKey' | 'icon' | 'sort' | 'status' | 'remark'
> & { version?: number };

export type NodeAction = 'add' | 'edit' | 'move' | 'enable' | 'disable' | 'remove';
/** What is asked in a dialog over one node, beside editing it. */
export type NodeDialogKind = Exclude<NodeAction, 'edit' | 'enable'>;

interface Sent {
  idempotencyKey: string;
}
interface Named {
  menuId: string;
  version: number | undefined;
}
type Reasoned = Named & { reasonCode: MenuReason; remark?: string };

/** What tells one tree of menus from another. Made once, outside the component. */
export interface MenuTree<Node extends AnyNode> {
  /** What the forms of its dialogs are called by. */
  id: 'menu' | 'portal';
  /** Its texts. */
  group: 'sys.menu' | 'mchMenu';
  keyOf: (action: NodeAction) => AccessKey;
  stateOf: (node: Node, action: NodeAction) => ActionState;
  typesUnder: (tree: Tree<Node>, parentId: string | null) => MenuType[];
  /** Whether it is kept out of the menu by its own word. */
  isHidden: (node: Node) => boolean;
  /** Why a node may not stand there, in words. */
  faultOf: (t: Translate, tree: Tree<Node>, node: Node, parentId: string | null, name: string) => string | undefined;
  move: (body: Named & Place, options: Sent) => Promise<Node>;
  enable: (body: Named, options: Sent) => Promise<unknown>;
  disable: (body: Reasoned, options: Sent) => Promise<unknown>;
  remove: (body: Reasoned, options: Sent) => Promise<unknown>;
}
