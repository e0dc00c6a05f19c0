import type { AccessKey, MenuNode, MenuReason, MenuType } from '@/contract';
import type { ActionState } from '@/domain/stateTable';
import type { Place, Tree } from '@/domain/tree';
import type { Translate } from '@/locales/store';

/** Common fields of both menu trees: this console's and the portals'. */
export type AnyNode = Pick<
  MenuNode,
  'menuId' | 'parentId' | 'menuType' | 'name' | 'nameEn' | 'path' | 'accessKey' | 'icon' | 'sort' | 'status' | 'remark'
> & { version?: number };

export type NodeAction = 'add' | 'edit' | 'move' | 'enable' | 'disable' | 'remove';
/** Dialogs for one node, besides editing. */
export type NodeDialogKind = Exclude<NodeAction, 'edit' | 'enable'>;

interface Sent {
  idempotencyKey: string;
}
interface Named {
  menuId: string;
  version: number | undefined;
}
type Reasoned = Named & { reasonCode: MenuReason; remark?: string };

/** Definition of one menu tree. Create it once, outside the component. */
export interface MenuTree<Node extends AnyNode> {
  /** Prefix of its form ids. */
  id: 'menu' | 'portal';
  /** Its message group. */
  group: 'sys.menu' | 'mchMenu';
  keyOf: (action: NodeAction) => AccessKey;
  stateOf: (node: Node, action: NodeAction) => ActionState;
  typesUnder: (tree: Tree<Node>, parentId: string | null) => MenuType[];
  /** Whether the node itself is hidden from the menu. */
  isHidden: (node: Node) => boolean;
  /** Why a node may not be placed there, as text. */
  faultOf: (t: Translate, tree: Tree<Node>, node: Node, parentId: string | null, name: string) => string | undefined;
  move: (body: Named & Place, options: Sent) => Promise<Node>;
  enable: (body: Named, options: Sent) => Promise<unknown>;
  disable: (body: Reasoned, options: Sent) => Promise<unknown>;
  remove: (body: Reasoned, options: Sent) => Promise<unknown>;
}
