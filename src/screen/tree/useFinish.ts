import { App } from 'antd';
import type { AnyNode } from './menuTree';
import type { MenuScreen } from './useMenuScreen';

/** Completes a tree dialog: closes it, focuses a node, shows the message and reads the tree again. */
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
