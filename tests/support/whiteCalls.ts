import type { MchMenuImport } from '@/contract';
import type { Outcome } from '../../mock/engine/call';
import { aPlatform } from '../unit/platform/support';
import { actor } from './actor';

const ips = actor('/sys/white/ip');
const menu = actor('/mch/menu');
const MCH = 'M100001';
const REASON = { reasonCode: 'OTHER', remark: 'Not needed' };

const read = (at: typeof ips, lines: readonly string[]) => (): Outcome[] => {
  const { get } = at(aPlatform({ days: 2 }));
  return lines.flatMap((line) => (['en', 'zh'] as const).map((lang) => get(line, 'admin', { lang })));
};

/** A call on an entry in this state, in a world of its own. */
const onEntry =
  (verb: string, state: string, more: object = {}) =>
  (): Outcome[] => {
    const bench = aPlatform({ days: 0 });
    const entry = bench.platform.world.ips.get(MCH)?.find((one) => one.state === state);
    return [ips(bench).post(verb, { ipId: entry?.id, version: entry?.version, ...more })];
  };

/** Calls of the whitelist that succeed, by operation. */
export const whiteCalls: Record<string, () => Outcome[]> = {
  pageWhiteIps: read(ips, [`page?mchNo=${MCH}&pageSize=100`, 'page?mchNo=M100005&keyword=192.0.2.5']),
  listRefusedIps: read(ips, [`refused?mchNo=${MCH}`]),
  testWhiteIp: read(
    ips,
    ['203.0.113.2', '2001:db8:1::5', '192.0.2.99'].map((ip) => `test?mchNo=${MCH}&ip=${ip}&scope=PAYOUT`),
  ),
  addWhiteIps: () => {
    const items = [{ cidr: '203.0.113.77', scope: 'QUERY', remark: 'x', expireAt: null }];
    return [ips(aPlatform({ days: 0 })).post('add', { mchNo: MCH, items })];
  },
  editWhiteIp: onEntry('edit', 'ACTIVE', { remark: '', expireAt: '2027-01-01T00:00:00+08:00' }),
  enableWhiteIp: onEntry('enable', 'PENDING'),
  disableWhiteIp: onEntry('disable', 'ACTIVE', REASON),
  removeWhiteIp: onEntry('remove', 'DISABLED', REASON),
};

/** A call on the node with this key. */
const onNode =
  (verb: string, key: string, more: object = {}) =>
  (): Outcome[] => {
    const bench = aPlatform({ days: 0 });
    const node = [...bench.platform.world.mchMenu.values()].find((one) => one.key === key);
    return [menu(bench).post(verb, { menuId: node?.id, version: 1, ...more })];
  };

/** Calls of the portals' menus that succeed, by operation. */
export const mchMenuCalls: Record<string, () => Outcome[]> = {
  listMchMenu: read(menu, ['list?portal=MERCHANT', 'list?portal=AGENT']),
  previewMchMenu: read(menu, ['preview?portal=MERCHANT&mchType=TEST&level=S&product=PAYIN', 'preview?portal=AGENT']),
  addMchMenuNode: () => {
    const body = { portal: 'AGENT', parentId: null, menuType: 'DIR', name: '新', nameEn: 'New', icon: 'read' };
    return [menu(aPlatform({ days: 0 })).post('add', body)];
  },
  editMchMenuNode: onNode('edit', 'home:view', { icon: null, levels: ['S'], remark: '' }),
  moveMchMenuNode: onNode('move', 'money:statement:page', { parentId: null, afterId: null }),
  enableMchMenuNode: onNode('enable', 'account:invoice:page'),
  disableMchMenuNode: onNode('disable', 'home:view', REASON),
  removeMchMenuNode: onNode('remove', 'account:invoice:page', REASON),
  importMchMenu: () => {
    const { post } = menu(aPlatform({ days: 0 }));
    const entries = [
      { menuType: 'MENU', name: '首页', nameEn: 'Start', path: '/home', accessKey: 'home:view', levels: ['S'] },
      { menuType: 'DIR', name: '新', nameEn: 'New', children: [{ menuType: 'DIR', name: '内', nameEn: 'Inner' }] },
    ];
    const content = { format: 'payment-console-portal-menu', formatVersion: 1, portal: 'MERCHANT', entries };
    const send = (body: object) => post('import', { content, ...body });
    const dry = send({ dryRun: true });
    return [dry, send({ dryRun: false, version: (dry.envelope.data as MchMenuImport).version })];
  },
};
