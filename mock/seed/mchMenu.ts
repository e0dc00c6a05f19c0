import type { MchPortal, MenuType } from '@/contract';
import { mchPortals } from '../../src/domain/mchMenu';
import type { Text } from '../engine/text';
import { DAY } from '../engine/time';
import { STEP } from '../flow/menu';
import type { PortalNode } from '../model/settings';
import type { World } from '../model/world';

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
          button('resend callbacks', '重发回调', 'order:payin:notify'),
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
          button('single payouts', '单笔代付', 'order:payout:add'),
          button('batch payouts', '批量代付', 'order:payout:import', { levels: ['S', 'A', 'B'] }),
        ],
        { product: 'PAYOUT' },
      ),
    ]),
    dir('Money', '资金', 'tool', [
      menu('Balances', '账户余额', '/money/balance', 'money:balance:list'),
      menu('Account statement', '账户流水', '/money/statement', 'money:statement:page', [
        button('export statements', '导出流水', 'money:statement:down'),
      ]),
      menu('Withdrawals', '提现', '/money/withdraw', 'money:withdraw:page', [
        button('request withdrawals', '申请提现', 'money:withdraw:add'),
        button('beneficiaries', '收款账户', 'money:payee:edit'),
      ]),
    ]),
    dir('Developers', '开发', 'setting', [
      menu('API keys', '接口密钥', '/dev/key', 'dev:key:list', [button('rotate secret', '更换密钥', 'dev:key:rotate')]),
      menu('IP whitelist', 'IP 白名单', '/dev/ip', 'dev:ip:page', [button('request addresses', '申请白名单', 'dev:ip:add')]),
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
        button('refer merchants', '推荐商户', 'merchant:add'),
        button('export merchants', '导出商户', 'merchant:down'),
      ]),
      menu('Prices', '费率', '/merchant/price', 'merchant:price:list', [button('set prices', '设置费率', 'merchant:price:save')]),
    ]),
    dir('Earnings', '收益', 'file-text', [
      menu('Shares', '分润', '/earning/share', 'earning:share:page', [button('export shares', '导出分润', 'earning:share:down')]),
      menu('Withdrawals', '提现', '/earning/withdraw', 'earning:withdraw:page', [
        button('request withdrawals', '申请提现', 'earning:withdraw:add'),
      ]),
    ]),
    menu('Sub-agents', '下级代理', '/agent', 'agent:page', [], { icon: 'user' }),
  ],
};

/** Menus of both portals. */
export function seedMchMenu({ mchMenu, clock }: World) {
  const by = 'sys.admin';
  const at = clock.now() - 200 * DAY;
  const add = (portal: MchPortal, seeds: readonly Seed[], parentId: string | null) => {
    for (const [index, [type, name, path, key, under = [], extra = {}]] of seeds.entries()) {
      const id = `PM${1001 + mchMenu.size}`;
      mchMenu.set(id, {
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
