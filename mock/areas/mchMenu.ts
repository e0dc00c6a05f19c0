import { createHash } from 'node:crypto';
import type { MchPortal, MchType, MenuStatus, MenuType } from '@/contract';
import { isFor, mchPortals, portalFault, type Visitor } from '../../src/domain/mchMenu';
import { growTree, type Tree } from '../../src/domain/tree';
import type { Text } from '../engine/text';
import { STEP } from './menu';
import { merchantOf } from './merchants';
import { priceAt } from './prices';
import type { Level, World } from './world';

/** A node of the menu of a portal. */
export interface PortalNode {
  id: string;
  parentId: string | null;
  portal: MchPortal;
  type: MenuType;
  name: Text;
  path: string | null;
  key: string | null;
  icon: string | null;
  sort: number;
  visible: boolean;
  status: MenuStatus;
  mchTypes: MchType[];
  levels: Level[];
  product: 'PAYIN' | 'PAYOUT' | null;
  remark: string;
  createdAt: number;
  createdBy: string;
  updatedAt: number;
  updatedBy: string;
  version: number;
}

type Extra = Partial<Pick<PortalNode, 'visible' | 'status' | 'mchTypes' | 'levels' | 'product' | 'icon' | 'remark'>>;
type Seed = readonly [
  type: MenuType,
  name: Text,
  path: string | null,
  key: string | null,
  under?: readonly Seed[],
  extra?: Extra,
];

const dir = (en: string, zh: string, icon: string, under: readonly Seed[]): Seed => [
  'DIR',
  [en, zh],
  null,
  null,
  under,
  { icon },
];
const menu = (en: string, zh: string, path: string, key: string, under: readonly Seed[] = [], extra: Extra = {}): Seed => [
  'MENU',
  [en, zh],
  path,
  key,
  under,
  extra,
];
const button = (en: string, zh: string, key: string, extra: Extra = {}): Seed => ['BUTTON', [en, zh], null, key, [], extra];

const SEEDS: Readonly<Record<MchPortal, readonly Seed[]>> = {
  MERCHANT: [
    menu('Home', '首页', '/home', 'home:view', [], { icon: 'read' }),
    dir('Orders', '订单', 'file-text', [
      menu(
        'Pay-ins',
        '代收订单',
        '/order/payin',
        'order:payin:page',
        [
          button('export pay-ins', '导出代收', 'order:payin:down'),
          button('send the callback again', '重发回调', 'order:payin:notify'),
          button('refund', '退款', 'order:payin:refund', { levels: ['S', 'A'] }),
        ],
        { product: 'PAYIN' },
      ),
      menu(
        'Payouts',
        '代付订单',
        '/order/payout',
        'order:payout:page',
        [
          button('export payouts', '导出代付', 'order:payout:down'),
          button('single payout', '单笔代付', 'order:payout:add'),
          button('payouts from a file', '批量代付', 'order:payout:import', { levels: ['S', 'A', 'B'] }),
        ],
        { product: 'PAYOUT' },
      ),
    ]),
    dir('Money', '资金', 'tool', [
      menu('Balances', '账户余额', '/money/balance', 'money:balance:list'),
      menu('Statement', '账户流水', '/money/statement', 'money:statement:page', [
        button('export the statement', '导出流水', 'money:statement:down'),
      ]),
      menu('Withdrawals', '提现', '/money/withdraw', 'money:withdraw:page', [
        button('ask for a withdrawal', '申请提现', 'money:withdraw:add'),
        button('beneficiaries', '收款账户', 'money:payee:edit'),
      ]),
    ]),
    dir('Development', '开发', 'setting', [
      menu('API keys', '接口密钥', '/dev/key', 'dev:key:list', [button('new secret', '更换密钥', 'dev:key:rotate')]),
      menu('IP whitelist', 'IP 白名单', '/dev/ip', 'dev:ip:page', [button('ask for an address', '申请白名单', 'dev:ip:add')]),
      menu('Callbacks', '回调记录', '/dev/callback', 'dev:callback:page'),
      menu('Sandbox', '沙箱', '/dev/sandbox', 'dev:sandbox:view', [], { mchTypes: ['TEST', 'INTERNAL'] }),
    ]),
    dir('Account', '账号', 'user', [
      menu('Staff', '员工', '/account/staff', 'account:staff:page', [
        button('invite staff', '邀请员工', 'account:staff:add'),
        button('disable staff', '停用员工', 'account:staff:disable'),
      ]),
      menu('Rates', '费率', '/account/rate', 'account:rate:list'),
      menu('My agent', '所属代理', '/account/agent', 'account:agent:view', [], { mchTypes: ['AGENT'] }),
      menu('Invoices', '发票', '/account/invoice', 'account:invoice:page', [], {
        status: 'DISABLED',
        remark: 'Comes with the release in spring',
      }),
    ]),
  ],
  AGENT: [
    menu('Home', '首页', '/home', 'home:view', [], { icon: 'read' }),
    dir('Merchants', '商户', 'user', [
      menu('My merchants', '我的商户', '/merchant', 'merchant:page', [
        button('introduce a merchant', '推荐商户', 'merchant:add'),
        button('export merchants', '导出商户', 'merchant:down'),
      ]),
      menu('Prices', '费率', '/merchant/price', 'merchant:price:list', [
        button('set a price', '设置费率', 'merchant:price:save'),
      ]),
    ]),
    dir('Earnings', '收益', 'file-text', [
      menu('Shares', '分润', '/earning/share', 'earning:share:page', [button('export shares', '导出分润', 'earning:share:down')]),
      menu('Withdrawals', '提现', '/earning/withdraw', 'earning:withdraw:page', [
        button('ask for a withdrawal', '申请提现', 'earning:withdraw:add'),
      ]),
    ]),
    menu('Agents below', '下级代理', '/agent', 'agent:page', [], { icon: 'user' }),
  ],
};

/** Menus of both portals. */
export function seedPortalMenu({ portalMenu, clock }: World) {
  const by = 'sys.admin';
  const at = clock.now() - 200 * 86_400_000;
  const add = (portal: MchPortal, seeds: readonly Seed[], parentId: string | null) => {
    for (const [index, [type, name, path, key, under = [], extra = {}]] of seeds.entries()) {
      const id = `PM${1001 + portalMenu.size}`;
      portalMenu.set(id, {
        id,
        parentId,
        portal,
        type,
        name,
        path,
        key,
        icon: null,
        sort: (index + 1) * STEP,
        visible: type !== 'BUTTON',
        status: 'ACTIVE',
        mchTypes: [],
        levels: [],
        product: null,
        remark: '',
        createdAt: at,
        createdBy: by,
        updatedAt: at,
        updatedBy: by,
        version: 1,
        ...extra,
      });
      add(portal, under, id);
    }
  };
  for (const portal of mchPortals) add(portal, SEEDS[portal], null);
}

/** A node as the rules of src/domain see it. */
export const placeOf = (node: PortalNode) => ({
  menuId: node.id,
  parentId: node.parentId,
  sort: node.sort,
  menuType: node.type,
  status: node.status,
  mchTypes: node.mchTypes,
  levels: node.levels,
  requiresProduct: node.product,
  node,
});
type PortalTree = Tree<ReturnType<typeof placeOf>>;

/** The tree of one portal. */
export const portalTree = (nodes: ReadonlyMap<string, PortalNode>, portal: MchPortal): PortalTree =>
  growTree([...nodes.values()].filter((node) => node.portal === portal).map(placeOf));

/** Who can sign in to a portal now, as its menu sees them: merchants whose portal is open, or active agents. */
export function visitorsOf(world: World, portal: MchPortal): Visitor[] {
  if (portal === 'AGENT')
    return [...world.agencies.values()]
      .filter(({ status }) => status === 'ACTIVE')
      .map(() => ({ hasPayin: true, hasPayout: true }));
  const at = world.clock.now();
  return world.holders.flatMap((holder): Visitor[] => {
    if (holder.type !== 'MERCHANT' || holder.status === 'CLOSED') return [];
    const { switches, prices, type } = merchantOf(world, holder);
    if (!switches.portal) return [];
    const hasPayin = switches.payin && [...prices.keys()].some((code) => priceAt(prices, code, at)?.isEnabled);
    return [{ mchType: type, level: holder.level, hasPayin, hasPayout: switches.payout }];
  });
}

/** How many of these visitors have each node, by its id. */
export function usesOf(tree: PortalTree, visitors: readonly Visitor[]): Map<string, number> {
  const uses = new Map<string, number>();
  const add = (branches: PortalTree['top'], able: readonly Visitor[]) => {
    for (const { node, children } of branches) {
      const left = able.filter((visitor) => isFor(node, visitor));
      uses.set(node.menuId, left.length);
      add(children, left);
    }
  };
  add(tree.top, visitors);
  return uses;
}

/** Says which state of a portal's menu this is: another text after every change. */
export function stateOf(nodes: ReadonlyMap<string, PortalNode>, portal: MchPortal): string {
  const own = [...nodes.values()].filter((node) => node.portal === portal);
  return createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 16);
}

/** What must hold of the portals' menus whatever is done to them (docs/rules/menu.md#tree). */
export function* checkPortalMenu({ portalMenu }: World): Generator<string> {
  for (const portal of mchPortals) {
    const tree = portalTree(portalMenu, portal);
    const [keys, paths] = [new Set<string>(), new Set<string>()];
    for (const { node: place, parent } of tree.byId.values()) {
      const { id, parentId, key, path, type } = place.node;
      if ((parent?.node.menuId ?? null) !== parentId) yield `portal menu: ${id} stands under nothing, or under itself`;
      const fault = portalFault(tree, place, parentId);
      if (fault && fault !== 'circle') yield `portal menu: ${id} ${fault}`;
      if ((key === null) !== (type === 'DIR')) yield `portal menu: ${id} is ${type} with key ${key}`;
      if ((path === null) === (type === 'MENU')) yield `portal menu: ${id} is ${type} with path ${path}`;
      if (key !== null && keys.has(key)) yield `portal menu: ${key} twice`;
      if (path !== null && paths.has(path)) yield `portal menu: ${path} twice`;
      if (key !== null) keys.add(key);
      if (path !== null) paths.add(path);
    }
  }
}
