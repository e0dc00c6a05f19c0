import { App } from 'antd';
import type { AnyNode } from './menuTree';
import type { MenuScreen } from './useMenuScreen';

/** The end of a dialog over a tree: closes, goes to a node, tells what was done and reads the tree anew. */
export function useFinish<Node extends AnyNode, Whole extends { kind: string }>(screen: MenuScreen<Node, Whole>) {
  const { message } = App.useApp();
  const { close, closeAt, changed } = screen;
  return async (text: string, menuId: string | null) => {
    if (menuId) closeAt(menuId);
    else close();
    void message.success(text);
    await changed();
  };
}
