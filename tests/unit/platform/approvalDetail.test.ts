import type { ApprovalChange, ApprovalDetail } from '@/contract';
import { anApprovalDesk as aDesk } from '../../support/approvalCalls';
import { askingOperations, fullBody, pathsIn, plantApproval } from '../../support/everyApproval';
import { dataOf } from './support';

type Desk = ReturnType<typeof aDesk>;
type Lang = 'en' | 'zh';

const detailOf = ({ call }: Desk, who: string, no: string, lang: Lang = 'en') =>
  dataOf<ApprovalDetail>(call(who, `GET /common/approval/detail?approvalNo=${no}`, { lang }));

/** What a row says, as `Label: before → after`. */
const said = ({ fieldName, before, beforeName, beforeItems, after, afterName, afterItems, currency = '' }: ApprovalChange) => {
  const old = beforeItems?.join(' + ') ?? beforeName ?? before;
  const now = afterItems?.join(' + ') ?? afterName ?? after;
  return `${fieldName}: ${[...(old === null ? [] : [old, '→']), now, currency].join(' ').trim()}`;
};

/** A wire name, or a path of them. An abbreviation ends with a dot. */
const isWireName = (label: string) => /[a-z][A-Z]|\.\S|^[a-z]/.test(label);
/** Words that Chinese uses as they are. */
const IN_BOTH = /^(IP|KYC|Telegram)/;

describe.each(askingOperations.map((operation) => [operation.id, operation] as const))('the detail of %s', (_, operation) => {
  test.each(['en', 'zh'] as const)('names every field of the body, in words (%s)', (lang) => {
    const desk = aDesk();
    const body = fullBody(operation);
    const no = plantApproval(desk.platform, operation, body);
    const { preview } = detailOf(desk, 'm.tan', no, lang);
    const expected = pathsIn(body);
    expect(expected.length).toBeGreaterThan(0);
    expect(preview.changes.map(({ field }) => field)).toEqual(expected);
    const labels = preview.changes.map(({ fieldName = '' }) => fieldName);
    expect(
      labels.filter(
        (label) => label === '' || isWireName(label) || (lang === 'zh' && !/\p{Script=Han}/u.test(label) && !IN_BOTH.test(label)),
      ),
    ).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
    // A code of a closed list is never all that is shown.
    const codes = preview.changes.filter(
      ({ after, afterName, afterItems }) =>
        /^[A-Z]{2,}(_[A-Z]+)*$/.test(after ?? '') && after !== 'THB' && !(afterName ?? afterItems?.[0]),
    );
    expect(codes.map(({ field, after }) => `${field} ${after}`)).toEqual([]);
  });
});

test('every operation that may ask is asked here', () => {
  expect(askingOperations.length).toBeGreaterThanOrEqual(13);
});

describe('the detail of an approval', () => {
  it('tells of an adjustment direction, amount, reason and evidence, in both languages', () => {
    const desk = aDesk();
    const { account } = desk;
    const no = desk.asked(desk.adjust('li.na', { direction: 'OUT', amount: '1234.50', relatedNo: 'W2026' }));
    const holder = desk.world.holders.find((one) => one.no === account.holderNo)?.name;
    expect(detailOf(desk, 'chen.yu', no).preview.changes.map(said)).toEqual([
      `Account: ${account.no} · ${holder} · Balance · THB`,
      'Version of the record: 1',
      'Direction: Debit',
      'Amount: 1234.50 THB',
      'Reason: Missing order',
      'Remark: Agreed with the merchant by mail',
      'Evidence: a.pdf',
      'Related order: W2026',
    ]);
    expect(detailOf(desk, 'chen.yu', no, 'zh').preview.changes.map(said)).toEqual(
      expect.arrayContaining(['金额: 1234.50 THB', '证明文件: a.pdf', '备注: Agreed with the merchant by mail']),
    );
  });
  it('counts who may decide, by their roles, without the maker', () => {
    const desk = aDesk();
    const no = desk.asked(desk.adjust('li.na'));
    const able = desk.world.operators.filter(
      ({ username, access, status }) =>
        username !== 'li.na' && status === 'ACTIVE' && access.has('common:approval:decide') && access.has('user:account:adjust'),
    );
    const detail = detailOf(desk, 'chen.yu', no);
    expect(detail.deciderCount).toBeGreaterThan(0);
    expect(detail.deciderCount).toBeLessThanOrEqual(able.length);
    expect(detail.deciderRoles).toContain('Finance checker');
    desk.operator('chen.yu').status = 'DISABLED';
    expect(detailOf(desk, 'm.tan', no).deciderCount).toBe((detail.deciderCount ?? 0) - 1);
    desk.decide('m.tan', no);
    expect(detailOf(desk, 'm.tan', no)).not.toHaveProperty('deciderCount');
  });

  const mayStep = { reasonCode: 'OTHER', remark: 'For the nights' };

  it.each<[string, (desk: Desk) => Parameters<Desk['post']>, readonly string[]]>([
    [
      'an invitation with the whole e-mail address, the roles and the scope',
      () => [
        'admin',
        '/sys/operator/add',
        {
          username: 'nia.checker',
          realName: 'Nia Newbyton',
          email: 'nia.checker@example.com',
          department: 'FINANCE',
          roleCodes: ['FIN_CHECKER', 'SUPPORT'],
          dataScope: { type: 'COUNTRY', values: ['TH', 'VN'] },
          withdrawTier: 1,
          validUntil: '2026-12-30T07:00:00+07:00',
        },
      ],
      [
        'Username: nia.checker',
        'Name: Nia Newbyton',
        'E-mail: nia.checker@example.com',
        'Department: Finance',
        'Roles: Finance checker + Support',
        'Data scope: Countries',
        'Scope values: Thailand + Vietnam',
        'Review tier: Tier 1',
        'Valid until: 2026-12-30T00:00:00.000Z',
      ],
    ],
    [
      'roles before and after, once',
      ({ operator }) => [
        'admin',
        '/sys/operator/role',
        { operatorId: operator('k.wong').id, version: 1, roleCodes: ['SUPPORT', 'FIN_CHECKER'] },
      ],
      ['User: 35 · k.wong', 'Version of the record: 1', 'Roles: Support → Support + Finance checker'],
    ],
    [
      'all permissions of a role, before and after',
      ({ post }) => {
        post('admin', '/sys/role/add', { roleCode: 'NIGHT', roleNameEn: 'Night shift' });
        const body = { roleCode: 'NIGHT', version: 1, accessKeys: ['trade:payorder:page'], ...mayStep };
        expect(post('admin', '/sys/role/grant', body).code).toBe(200);
        return [
          'admin',
          '/sys/role/grant',
          { ...body, version: 2, accessKeys: ['trade:payorder:page', 'trade:payorder:refund'] },
        ];
      },
      [
        'Role: NIGHT · Night shift',
        'Version of the record: 2',
        'Permissions: Pay orders: view the list → Pay orders: view the list + Pay orders: return funds',
        'Reason: Other',
        'Remark: For the nights',
      ],
    ],
    [
      'the permissions and names of a copied role, none of them before',
      () => ['admin', '/sys/role/copy', { roleCode: 'FIN_CHECKER', newRoleCode: 'NIGHT', roleNameEn: 'Night shift' }],
      [
        'Role: FIN_CHECKER · Finance checker',
        'Role code: NIGHT',
        'English name: Night shift',
        expect.stringMatching(/^Permissions: \w.* \+ /),
      ],
    ],
    [
      'hours of sign-in that end',
      ({ operator }) => {
        const hours = { zone: 'Asia/Bangkok', from: '09:00', to: '18:00', weekdays: [1, 5] };
        Object.assign(operator('chen.yu'), { hours, allowedCidrs: ['192.0.2.1'] });
        const { id: operatorId, version } = operator('chen.yu');
        return [
          'admin',
          '/sys/operator/signInRules',
          { operatorId, version, allowedCidrs: ['192.0.2.1', '192.0.2.9'], hours: null },
        ];
      },
      [
        expect.stringMatching(/^User: \d+ · chen\.yu$/),
        'Version of the record: 1',
        'Allowed addresses: 192.0.2.1 → 192.0.2.1 + 192.0.2.9',
        'Sign-in hours: Asia/Bangkok · 09:00 · 18:00 · Mon, Fri →',
      ],
    ],
    [
      'a wider data scope',
      ({ operator }) => {
        operator('chen.yu').scope = { type: 'COUNTRY', values: ['TH'] };
        const { id: operatorId, version } = operator('chen.yu');
        const dataScope = { type: 'ALL', values: [] };
        return ['admin', '/sys/operator/scope', { operatorId, version, dataScope, withdrawTier: 1 }];
      },
      [
        expect.stringMatching(/^User: \d+ · chen\.yu$/),
        'Version of the record: 1',
        'Data scope: Countries → All data',
        'Scope values: Thailand →',
        expect.stringMatching(/^Review tier: Tier \d → Tier 1$/),
      ],
    ],
    [
      'the address that is enabled, with its use and its merchant',
      ({ world }) => {
        const entry = [...world.ips.values()].flat().find(({ scope }) => scope === 'PAYOUT');
        Object.assign(entry ?? {}, { state: 'DISABLED', expireAt: null, id: 'IP1', cidr: '203.0.113.2/32' });
        return ['admin', '/sys/white/ip/enable', { ipId: 'IP1', version: 1 }];
      },
      ['Address: IP1 · 203.0.113.2/32 · Payout API · Lotus Games Co.', 'Version of the record: 1', 'Status: Disabled → Active'],
    ],
    [
      'what users read until payouts are open again',
      ({ post }) => {
        post('admin', '/sys/maintenance/stop', { reasonCode: 'INCIDENT' });
        return ['admin', '/sys/maintenance/service', { code: 'PAYOUT', status: 'OPEN', reasonCode: 'RESOLVED', version: 2 }];
      },
      [
        'Service: Payouts',
        'Status: Closed → Open',
        'Reason: Resolved',
        'Version of the record: 2',
        'Message (English): Money out is stopped. Withdrawals and payouts wait. →',
        'Message (Chinese): 打款已紧急停止，提现与代付等待中。 →',
      ],
    ],
  ])('tells of %s', (_, start, expected) => {
    const desk = aDesk();
    const no = desk.asked(desk.post(...start(desk)));
    expect(detailOf(desk, 'm.tan', no).preview.changes.map(said)).toEqual(expected);
  });

  it('tells the price before of each merchant, as a rate and as money', () => {
    const desk = aDesk();
    const merchants = [...desk.world.merchants.values()].filter(({ prices }) => prices.get('TH_SCAN')).slice(0, 2);
    const rates = ['0.0266', '0.0301'];
    merchants.forEach(({ prices }, at) => {
      const last = prices.get('TH_SCAN')?.at(-1);
      Object.assign(last ?? {}, {
        isEnabled: true,
        ppm: [26_600, 30_100][at],
        fixed: 150n,
        min: null,
        max: null,
        effectiveAt: 0,
      });
      prices.set('TH_SCAN', last ? [last] : []);
    });
    expect(merchants).toHaveLength(rates.length);
    const items = merchants.map(({ no, version }) => ({ mchNo: no, version }));
    const body = { productCode: 'TH_SCAN', items, enabled: true, rate: '0', fixed: '2.25', ...mayStep };
    const no = desk.asked(desk.post('admin', '/product/pay/merchant/price', body));
    const rows = detailOf(desk, 'm.tan', no).preview.changes;
    const [first, second] = merchants.map(({ no: own, holder }) => `${own} · ${holder.name}`);
    expect(rows.map((row) => `${row.id === undefined ? '' : `${row.id} `}${said(row)}`)).toEqual([
      'Product: TH_SCAN · TH scan to pay',
      `Entry 1 · Merchant: ${first}`,
      `Entry 1 · Version of the record: ${merchants[0]?.version}`,
      `Entry 2 · Merchant: ${second}`,
      `Entry 2 · Version of the record: ${merchants[1]?.version}`,
      'Enabled: Yes',
      'Rate: 0%',
      'Fixed fee: 2.25 THB',
      'Reason: Other',
      'Remark: For the nights',
      `${merchants[0]?.no} Rate: 2.66% → 0%`,
      `${merchants[0]?.no} Fixed fee: 1.50 → 2.25 THB`,
      `${merchants[1]?.no} Rate: 3.01% → 0%`,
      `${merchants[1]?.no} Fixed fee: 1.50 → 2.25 THB`,
    ]);
  });

  it('says of new credentials which they are, never the values', () => {
    const desk = aDesk();
    const { world } = desk;
    const upstream = [...world.catalog.upstreams.values()].find(
      ({ code }) => world.upstreamBook.get(code)?.adapter.code === 'HMAC_V2',
    );
    const credentials = { appId: 'app-2026', apiKey: 'k3y-of-sixteen-or-more-7f21' };
    const body = { upstreamCode: upstream?.code, version: upstream?.version, credentials };
    const no = desk.asked(desk.post('admin', '/bank/config/credential', body));
    const detail = detailOf(desk, 'm.tan', no);
    expect(detail.preview.changes.map(said)).toEqual(
      expect.arrayContaining(['Credentials · App ID: New value, hidden', 'Credentials · API key: New value, hidden']),
    );
    expect(JSON.stringify(detail)).not.toMatch(/app-2026|7f21/);
    expect(detailOf(desk, 'm.tan', no, 'zh').preview.changes.map(said)).toContain('凭据 · API 密钥: 新值，不显示');
  });

  it('shows name and telephone number in full only to those who may see them', () => {
    const desk = aDesk();
    const person = {
      username: 'nia.checker',
      realName: 'Nia Newbyton',
      email: 'nia.checker@example.com',
      mobile: '+66955500011',
    };
    const body = { ...person, department: 'FINANCE', roleCodes: ['FIN_CHECKER'], dataScope: { type: 'ALL', values: [] } };
    const no = desk.asked(desk.post('admin', '/sys/operator/add', body));
    const reader = desk.operator('m.tan');
    const { access } = reader;
    reader.access = new Set([...access].filter((key) => key !== 'sys:operator:edit'));
    const rows = detailOf(desk, 'm.tan', no).preview.changes.map(said);
    reader.access = access;
    expect(rows).toEqual(expect.arrayContaining(['Name: N**', 'Mobile: ***0011', 'E-mail: nia.checker@example.com']));
  });
});
