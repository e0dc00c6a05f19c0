import type { MenuNode } from '@/contract';
import type { Outcome } from '../../mock/engine/call';
import { type APlatform, aPlatform } from '../unit/platform/support';

const REASON = { reasonCode: 'OTHER', remark: 'Not needed' };

/** A call on a node of a world of its own. */
const on =
  (verb: string, key: string, bodyOf: (node: { menuId: string; parentId: string | null; version: number }) => object) =>
  (): Outcome[] => {
    const bench = aPlatform({ days: 0 });
    const node = [...bench.platform.world.menu.values()].find((one) => one.key === key || one.path === key);
    if (!node) throw new Error(`No node ${key}`);
    const { id: menuId, parentId, version } = node;
    return [bench.call('sys.admin', `POST /sys/menu/${verb}`, { body: bodyOf({ menuId, parentId, version }) })];
  };

const read = (lines: readonly string[]) => (): Outcome[] => {
  const bench = aPlatform({ days: 0 });
  return lines.flatMap((line) => (['en', 'zh'] as const).map((lang) => bench.call('sys.admin', line, { lang })));
};

/** Closes a node and gives back the call that opens it. */
function enable(): Outcome[] {
  const bench: APlatform = aPlatform({ days: 0 });
  const menuId = [...bench.platform.world.menu.values()].find(({ key }) => key === 'sys:log:page')?.id;
  const closed = bench.call('admin', 'POST /sys/menu/disable', { body: { menuId, version: 1, ...REASON } });
  const { version } = closed.envelope.data as MenuNode;
  return [bench.call('admin', 'POST /sys/menu/enable', { body: { menuId, version } })];
}

/** Calls of the system menu that succeed, by operation. */
export const menuCalls: Record<string, () => Outcome[]> = {
  listMenuNodes: read(['GET /sys/menu/list']),
  checkMenu: read(['GET /sys/menu/check']),
  addMenuNode: on('add', 'trade:withdraw:page', ({ menuId }) => ({
    parentId: menuId,
    menuType: 'BUTTON',
    name: '新',
    nameEn: 'New',
    accessKey: 'a:b',
  })),
  editMenuNode: on('edit', '/trade', ({ menuId, version }) => ({ menuId, version, icon: null, remark: '', hidden: true })),
  moveMenuNode: on('move', 'trade:withdraw:page', (node) => ({ ...node, afterId: null })),
  enableMenuNode: enable,
  disableMenuNode: on('disable', 'sys:log:page', ({ menuId, version }) => ({ menuId, version, ...REASON })),
  removeMenuNode: on('remove', 'trade:withdraw:slip', ({ menuId, version }) => ({ menuId, version, ...REASON })),
  syncMenu: () => [true, false].flatMap((dryRun) => on('sync', '/sys', () => ({ dryRun }))()),
};
