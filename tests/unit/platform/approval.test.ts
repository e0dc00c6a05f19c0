import type { Approval, ApprovalDetail } from '@/contract';
import type { Envelope } from '../../../mock/engine/call';
import { refreshAccess } from '../../../mock/flow/roles';
import { type ApprovalPage, anApprovalDesk as aDesk } from '../../support/approvalCalls';
import { depth } from '../../support/depth';
import fc from '../../support/properties';
import { freePlatforms } from '../../support/worlds';
import { dataOf } from './support';

const HOUR = 3_600_000;
const SECRET = 'abcdefghijklmnop1234';

type Desk = ReturnType<typeof aDesk>;

describe('a call that needs a second person', () => {
  it('takes effect at once on a platform without approvals', () => {
    const { adjust, account, page } = aDesk(false);
    const before = account.amounts.available;
    expect(adjust('li.na').code).toBe(200);
    expect(account.amounts.available).toBe(before + 1_000n);
    expect(page('chen.yu')).toMatchObject({ total: 0, toDecide: 0, mine: 0 });
  });

  it('waits with both sides of the money, and is carried out once by the approval of another', () => {
    const { adjust, account, asked, page, detail, decide, stateOf, entriesOf, call } = aDesk();
    const before = account.amounts.available;
    const no = asked(adjust('li.na'));
    expect(account.amounts.available).toBe(before);
    expect(page('li.na')).toMatchObject({ toDecide: 0, mine: 1 });
    const [row] = page('chen.yu', '&view=TO_DECIDE').list;
    expect(row).toMatchObject({
      approvalNo: no,
      status: 'WAITING',
      makerName: 'li.na',
      action: 'user:account:adjust',
      mayDecide: true,
    });
    const { preview, digest, body } = dataOf<ApprovalDetail>(detail('chen.yu', no));
    expect(preview.amounts.map(({ accountNo }) => accountNo)).toEqual([account.no, expect.stringMatching(/./)]);
    expect(account.currency).toBe('THB');
    const cents = (text: string) => BigInt(text.replace('.', ''));
    expect(preview.amounts.map((one) => cents(one.after) - cents(one.before))).toEqual([1_000n, -1_000n]);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(body).toMatchObject({ accountNo: account.no, amount: '10' });
    // The checker sees the evidence.
    expect(call('chen.yu', `GET /common/file/down?fileId=${preview.fileId}`).write).toBeDefined();
    expect(decide('chen.yu', no)).toMatchObject({
      code: 200,
      data: { status: 'EXECUTED', decidedBy: 'chen.yu', result: { code: 200 } },
    });
    expect(account.amounts.available).toBe(before + 1_000n);
    // A second decision finds it ended.
    expect(decide('chen.yu', no)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(account.amounts.available).toBe(before + 1_000n);
    expect(stateOf(no)).toBe('EXECUTED');
    expect(entriesOf(no)).toEqual([
      { username: 'li.na', action: 'user:account:adjust', code: 202, by: undefined },
      { username: 'li.na', action: 'user:account:adjust', code: 200, by: 'chen.yu' },
      { username: 'chen.yu', action: 'common:approval:decide', code: 200, by: undefined },
    ]);
  });

  it('is checked before it is asked for', () => {
    const { adjust, page } = aDesk();
    expect(adjust('li.na', { amount: '0' })).toMatchObject({ code: 422 });
    expect(adjust('li.na', { version: 99 })).toMatchObject({ code: 409, error: 'VERSION_CONFLICT' });
    expect(page('li.na').total).toBe(0);
  });

  it('is not decided by its maker, without a key, outside the scope or above the tier', () => {
    const { adjust, asked, decide, detail, operator, world } = aDesk();
    const no = asked(adjust('admin', { amount: '10' }));
    expect(decide('admin', no)).toMatchObject({ code: 403, error: 'SELF_APPROVAL', data: { makerName: 'admin' } });
    expect(decide('ops.lee', no)).toMatchObject({ code: 403, error: 'FORBIDDEN' });
    expect(detail('ops.lee', no)).toMatchObject({ code: 404 });
    expect(decide('auditor', no)).toMatchObject({ code: 403, data: { required: ['common:approval:decide'] } });
    const checker = operator('chen.yu');
    const { withdrawTier, scope } = checker;
    checker.withdrawTier = 0;
    expect(decide('chen.yu', no)).toMatchObject({ code: 403, error: 'FORBIDDEN' });
    Object.assign(checker, { withdrawTier, scope: { type: 'MERCHANT', values: ['M999999'] } });
    expect(decide('chen.yu', no)).toMatchObject({ code: 403, error: 'FORBIDDEN' });
    Object.assign(checker, { scope });
    expect(world.approvals.byNo.get(no)?.status).toBe('WAITING');
    expect(decide('chen.yu', no)).toMatchObject({ code: 200 });
  });

  it('is denied with a reason, or recalled by its maker alone', () => {
    const { adjust, account, asked, decide, recall, stateOf, page, entriesOf } = aDesk();
    const before = account.amounts.available;
    const denied = asked(adjust('li.na'));
    expect(decide('chen.yu', denied, { decision: 'DENY' })).toMatchObject({ code: 422, data: { fields: [{ name: 'remark' }] } });
    expect(decide('chen.yu', denied, { decision: 'DENY', remark: 'The wrong merchant' })).toMatchObject({
      data: { status: 'DENIED', remark: 'The wrong merchant' },
    });
    const recalled = asked(adjust('li.na'));
    expect(recall('chen.yu', recalled)).toMatchObject({ code: 403, error: 'FORBIDDEN' });
    expect(recall('li.na', recalled)).toMatchObject({ data: { status: 'RECALLED' } });
    expect(decide('chen.yu', recalled)).toMatchObject({ code: 409 });
    expect([stateOf(denied), stateOf(recalled)]).toEqual(['DENIED', 'RECALLED']);
    expect(account.amounts.available).toBe(before);
    expect(page('li.na', '&view=DONE').list.map(({ approvalNo }) => approvalNo)).toEqual([recalled, denied]);
    expect(page('li.na', `&entity=account&entityId=${account.no}`).total).toBe(2);
    expect(entriesOf(recalled).at(-1)).toMatchObject({ username: 'li.na', action: '/common/approval/recall' });
  });

  it('expires after 24 hours, with an entry of the platform in the log', () => {
    const { adjust, asked, clock, decide, stateOf, call, entriesOf } = aDesk();
    const no = asked(adjust('li.na'));
    clock.advance(24 * HOUR - 1);
    expect(stateOf(no)).toBe('WAITING');
    clock.advance(1);
    expect(stateOf(no)).toBe('EXPIRED');
    expect(decide('chen.yu', no)).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    expect(entriesOf(no)).toContainEqual({ username: 'SYSTEM', action: '/common/approval/expire', code: 200, by: undefined });
    const { list } = dataOf<{ list: { actorType: string; actionName: string }[] }>(
      call('admin', `GET /sys/log/page?current=1&pageSize=10&entity=approval&entityId=${no}`),
    );
    expect(list.find(({ actorType }) => actorType === 'SYSTEM')?.actionName).toBe('Approvals: expire');
  });

  it('fails when the record, the maker or the right has changed meanwhile, and says why', () => {
    const { adjust, account, asked, decide, operator, world } = aDesk();
    const before = account.amounts.available;
    const [first, second] = [asked(adjust('li.na')), asked(adjust('li.na'))];
    expect(decide('chen.yu', first)).toMatchObject({ data: { status: 'EXECUTED' } });
    const moved = account.amounts.available - before;
    const late = decide('chen.yu', second);
    expect(late).toMatchObject({ code: 200, data: { status: 'EXEC_FAILED', result: { code: 409, error: 'VERSION_CONFLICT' } } });
    expect(late.msg).toContain('could not be carried out');
    const third = asked(adjust('li.na'));
    const role = world.roles.get('FIN_REVIEWER');
    const keys = role?.keys ?? [];
    Object.assign(role ?? {}, { keys: keys.filter((key) => key !== 'user:account:adjust') });
    refreshAccess(world);
    expect(decide('chen.yu', third)).toMatchObject({ data: { status: 'EXEC_FAILED', result: { code: 403 } } });
    Object.assign(role ?? {}, { keys });
    refreshAccess(world);
    const fourth = asked(adjust('li.na'));
    operator('li.na').status = 'DISABLED';
    expect(decide('chen.yu', fourth)).toMatchObject({ data: { status: 'EXEC_FAILED', result: { code: 403 } } });
    operator('li.na').status = 'ACTIVE';
    const fifth = asked(adjust('li.na'));
    Object.assign(world.approvals.byNo.get(fifth) ?? {}, { body: { accountNo: account.no, amount: '1000' } });
    expect(decide('chen.yu', fifth)).toMatchObject({ data: { status: 'EXEC_FAILED' } });
    expect(account.amounts.available - before).toBe(moved);
  });

  it('is blocked while nobody may decide, and names the missing key', () => {
    const { adjust, asked, page, world, recall } = aDesk();
    const no = asked(adjust('li.na'));
    const others = world.operators.filter(({ username, access }) => username !== 'li.na' && access.has('user:account:adjust'));
    const states = others.map(({ status }) => status);
    for (const one of others) one.status = 'DISABLED';
    expect(page('li.na', '&view=MINE').list[0]).toMatchObject({
      status: 'BLOCKED',
      blockedBy: 'user:account:adjust',
      blockedByName: 'Accounts: adjust a balance',
    });
    others.forEach((one, index) => {
      one.status = states[index] ?? 'ACTIVE';
    });
    expect(page('li.na').list[0]?.status).toBe('WAITING');
    expect(recall('li.na', no).code).toBe(200);
  });

  it('waits until the console is open for changes again', () => {
    const { adjust, asked, decide, world, stateOf } = aDesk();
    const no = asked(adjust('li.na'));
    const service = world.maintenance.services.get('CONSOLE_WRITE');
    Object.assign(service ?? {}, { status: 'CLOSED', message: { en: 'Back soon', zh: '稍后恢复' } });
    expect(decide('chen.yu', no)).toMatchObject({ code: 503, error: 'MAINTENANCE' });
    expect(stateOf(no)).toBe('WAITING');
    Object.assign(service ?? {}, { status: 'OPEN' });
    expect(decide('chen.yu', no)).toMatchObject({ data: { status: 'EXECUTED' } });
  });
});

/** Every other action: how it is asked for, what does not ask, and what shows that it took effect. */
const ACTIONS: Record<string, (desk: Desk) => { ask: () => Envelope; direct?: () => Envelope; effect: () => unknown }> = {
  'a transfer between accounts': ({ post, account, versionOf, world }) => ({
    ask: () =>
      post('admin', '/user/account/transfer', {
        accountNo: account.no,
        version: versionOf(account.no),
        amount: '10',
        reasonCode: 'PAYOUT_FUNDING',
      }),
    // The first transfer opens the account, so asking for it does not.
    effect: () => world.ledger.find(account.holderNo, account.currency, 'PAYOUT')?.amounts.available,
  }),
  'an address for payouts': ({ post, world }) => {
    const mchNo = [...world.merchants.values()].find(({ holder }) => holder.status === 'ACTIVE')?.no ?? '';
    const add = (scope: string, cidr: string) => post('admin', '/sys/white/ip/add', { mchNo, items: [{ cidr, scope }] });
    return {
      ask: () => add('PAYOUT', '203.0.114.7'),
      direct: () => add('QUERY', '203.0.114.8'),
      effect: () => world.ips.get(mchNo)?.filter(({ cidr }) => cidr.startsWith('203.0.114.7')).length ?? 0,
    };
  },
  'the reopening after an emergency stop': ({ post, world }) => {
    const version = () => world.maintenance.version;
    post('admin', '/sys/maintenance/stop', { reasonCode: 'INCIDENT' });
    return {
      ask: () =>
        post('admin', '/sys/maintenance/service', { code: 'PAYOUT', status: 'OPEN', reasonCode: 'RESOLVED', version: version() }),
      effect: () => world.maintenance.services.get('PAYOUT')?.status,
    };
  },
  'a role with a critical key': ({ post, world }) => {
    const made = post('admin', '/sys/role/add', { roleCode: 'NIGHT', roleNameEn: 'Night shift' });
    expect(made.code).toBe(200);
    const grant = (keys: string[]) =>
      post('admin', '/sys/role/grant', {
        roleCode: 'NIGHT',
        version: world.roles.get('NIGHT')?.version,
        accessKeys: keys,
        reasonCode: 'OTHER',
        remark: 'For the nights',
      });
    return {
      direct: () => grant(['trade:payorder:page']),
      ask: () => grant(['trade:payorder:page', 'trade:payorder:refund']),
      effect: () => world.roles.get('NIGHT')?.keys.length,
    };
  },
  'an operator with a critical role': ({ post, operator }) => {
    const set = (roleCodes: string[]) =>
      post('admin', '/sys/operator/role', { operatorId: operator('k.wong').id, version: operator('k.wong').version, roleCodes });
    return {
      direct: () => set(['SUPPORT', 'AUDITOR']),
      ask: () => set(['SUPPORT', 'AUDITOR', 'FIN_CHECKER']),
      effect: () => operator('k.wong').roles.length,
    };
  },
  'a price below the floor': ({ post, world }) => {
    const [code = '', product] = [...world.catalog.products][0] ?? [];
    const merchant = [...world.merchants.values()].find(
      ({ holder }) => holder.country === product?.country && holder.status === 'ACTIVE',
    );
    const set = (rate: string) =>
      post('admin', '/product/pay/merchant/price', {
        productCode: code,
        items: [{ mchNo: merchant?.no, version: merchant?.version }],
        enabled: true,
        rate,
        fixed: '0',
        reasonCode: 'OTHER',
        remark: 'A large volume',
      });
    return {
      direct: () => set('0.2'),
      ask: () => set('0'),
      effect: () => merchant?.prices.get(code)?.at(-1)?.ppm,
    };
  },
  'an entry for payouts that a merchant asked for': ({ post, world }) => {
    const entry = [...world.ips.values()].flat().find(({ scope }) => scope === 'PAYOUT');
    Object.assign(entry ?? {}, { state: 'PENDING', expireAt: null });
    return {
      ask: () => post('admin', '/sys/white/ip/enable', { ipId: entry?.id, version: entry?.version }),
      effect: () => entry?.state,
    };
  },
  'the reopening of changes in the console': ({ post, world }) => {
    const version = () => world.maintenance.version;
    const message = { en: 'Back soon', zh: '稍后恢复' };
    const set = (code: string, status: string, more: object) =>
      post('admin', '/sys/maintenance/service', { code, status, version: version(), ...more });
    set('PAYIN', 'CLOSED', { message, reasonCode: 'INCIDENT' });
    set('CONSOLE_WRITE', 'CLOSED', { message, reasonCode: 'INCIDENT' });
    return {
      direct: () => set('PAYIN', 'OPEN', { reasonCode: 'RESOLVED' }),
      ask: () => set('CONSOLE_WRITE', 'OPEN', { reasonCode: 'RESOLVED' }),
      effect: () => world.maintenance.services.get('CONSOLE_WRITE')?.status,
    };
  },
  'the enabling of a role with a critical key': ({ post, world }) => {
    const role = (code: string) => ({ roleCode: code, version: world.roles.get(code)?.version });
    for (const code of ['FIN_CHECKER', 'AUDITOR'])
      expect(post('admin', '/sys/role/disable', { ...role(code), reasonCode: 'OTHER', remark: 'For a while' }).code).toBe(200);
    return {
      direct: () => post('admin', '/sys/role/enable', role('AUDITOR')),
      ask: () => post('admin', '/sys/role/enable', role('FIN_CHECKER')),
      effect: () => world.roles.get('FIN_CHECKER')?.status,
    };
  },
  'an invitation with a critical role': ({ post, world }) => {
    const invite = (username: string, role: string) =>
      post('admin', '/sys/operator/add', {
        username,
        realName: 'Nia Newbyton',
        email: `${username}@example.com`,
        department: 'FINANCE',
        roleCodes: [role],
        dataScope: { type: 'ALL', values: [] },
      });
    return {
      direct: () => invite('nia.support', 'SUPPORT'),
      ask: () => invite('nia.checker', 'FIN_CHECKER'),
      effect: () => world.operators.some(({ username }) => username === 'nia.checker'),
    };
  },
  'an invitation as a merchant manager, who asks and approves': ({ post, world }) => {
    const invite = (username: string, role: string) =>
      post('admin', '/sys/operator/add', {
        username,
        realName: 'Nia Newbyton',
        email: `${username}@example.com`,
        department: 'BUSINESS',
        roleCodes: [role],
        dataScope: { type: 'ALL', values: [] },
      });
    return {
      direct: () => invite('nia.reader', 'AUDITOR'),
      ask: () => invite('nia.manager', 'MCH_MANAGER'),
      effect: () => world.operators.some(({ username }) => username === 'nia.manager'),
    };
  },
  'the copy of a role with a critical key': ({ post, world }) => {
    const copy = (roleCode: string) =>
      post('admin', '/sys/role/copy', { roleCode, newRoleCode: `${roleCode}_2`, roleNameEn: 'Copy' });
    return {
      direct: () => copy('AUDITOR'),
      ask: () => copy('MCH_MANAGER'),
      effect: () => world.roles.get('MCH_MANAGER_2')?.keys.length,
    };
  },
  'a critical role in the list of another': ({ post, world }) => {
    const list = (...mayGrant: string[]) =>
      post('admin', '/sys/role/edit', {
        roleCode: 'AUDITOR',
        version: world.roles.get('AUDITOR')?.version,
        roleNameEn: 'Auditor',
        mayGrant,
      });
    return {
      direct: () => list('SUPPORT'),
      ask: () => list('SUPPORT', 'CARD_OPS'),
      effect: () => world.roles.get('AUDITOR')?.mayGrant.join(),
    };
  },
  'a new role that lists a critical one': ({ post, world }) => {
    const add = (roleCode: string, mayGrant: string) =>
      post('admin', '/sys/role/add', { roleCode, roleNameEn: 'Desk', mayGrant: [mayGrant] });
    return {
      direct: () => add('FRONT_DESK', 'SUPPORT'),
      ask: () => add('BACK_DESK', 'RISK'),
      effect: () => world.roles.get('BACK_DESK')?.mayGrant.join(),
    };
  },
  'a higher review tier of a critical role': ({ post, world }) => {
    const edit = (roleCode: string, withdrawTier: number) =>
      post('admin', '/sys/role/edit', {
        roleCode,
        version: world.roles.get(roleCode)?.version,
        roleNameEn: 'A role',
        withdrawTier,
      });
    return {
      direct: () => edit('FIN_CHECKER', 2),
      ask: () => edit('FIN_CHECKER', 3),
      effect: () => world.roles.get('FIN_CHECKER')?.withdrawTier,
    };
  },
  'the sign-in rules of a critical role': ({ post, world }) => {
    const set = (roleCode: string) =>
      post('admin', '/sys/role/signInRules', {
        roleCode,
        version: world.roles.get(roleCode)?.version,
        allowedCidrs: ['198.51.100.0/24'],
        hours: null,
      });
    return {
      direct: () => set('AUDITOR'),
      ask: () => set('FIN_CHECKER'),
      effect: () => world.roles.get('FIN_CHECKER')?.allowedCidrs.join(),
    };
  },
  'earlier credentials of an upstream': ({ post, world }) => {
    const upstream = [...world.catalog.upstreams.values()].find(
      ({ code }) => (world.upstreamBook.get(code)?.credentials.length ?? 0) > 1,
    );
    const file = world.upstreamBook.get(upstream?.code ?? '');
    const earlier = file?.credentials.find(({ state }) => state === 'REPLACED');
    return {
      ask: () =>
        post('admin', '/bank/config/rollback', {
          upstreamCode: upstream?.code,
          version: upstream?.version,
          credentialVersion: earlier?.version,
          reasonCode: 'CREDENTIALS',
        }),
      effect: () => earlier?.state,
    };
  },
  'the credentials of an upstream': ({ post, world, call }) => {
    const upstream = [...world.catalog.upstreams.values()].find(
      ({ code }) => world.upstreamBook.get(code)?.adapter.fields.length,
    );
    const file = world.upstreamBook.get(upstream?.code ?? '');
    const credentials = Object.fromEntries((file?.adapter.fields ?? []).map(({ name }) => [name, SECRET]));
    return {
      ask: () =>
        post('admin', '/bank/config/credential', { upstreamCode: upstream?.code, version: upstream?.version, credentials }),
      effect: () => {
        // The detail of the approval shows no secret.
        const { list } = dataOf<ApprovalPage>(call('m.tan', 'GET /common/approval/page?current=1&pageSize=10'));
        const shown = list.map(({ approvalNo }) =>
          JSON.stringify(call('m.tan', `GET /common/approval/detail?approvalNo=${approvalNo}`)),
        );
        expect(shown.join()).not.toContain(SECRET);
        return file?.credentials.length;
      },
    };
  },
};

describe.each(Object.entries(ACTIONS))('%s', (_, start) => {
  it('waits, and takes effect by a second person', () => {
    const desk = aDesk();
    const { ask, direct, effect } = start(desk);
    if (direct) expect(direct()).toMatchObject({ code: 200 });
    const before = effect();
    const no = desk.asked(ask());
    expect(effect()).toEqual(before);
    expect(desk.decide('admin', no)).toMatchObject({ error: 'SELF_APPROVAL' });
    expect(desk.decide('m.tan', no)).toMatchObject({ data: { status: 'EXECUTED' } });
    expect(effect()).not.toEqual(before);
    expect(desk.platform.check()).toEqual([]);
  });
});

const PEOPLE = ['li.na', 'chen.yu', 'admin', 'm.tan', 'ops.lee'] as const;
const step = fc.record({
  kind: fc.constantFrom(
    'ask',
    'ask',
    'approve',
    'approve',
    'approve',
    'deny',
    'recall',
    'wait',
    'touch',
    'revoke',
    'scope',
    'disable',
    'restart',
  ),
  who: fc.constantFrom(...PEOPLE),
  which: fc.nat(5),
});

describe('random schedules of askers and checkers', () => {
  it('have at most one effect an approval, never by one person, and every end is in the log', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        freePlatforms();
        let desk = aDesk();
        const forgotten: string[] = [];
        let numbers: string[] = [];
        const bookings = () =>
          desk.world.ledger.entries.filter(
            ({ account, transaction }) => account === desk.account && transaction.kind === 'CORRECTION',
          ).length;
        let booked = bookings();
        for (const { kind, who, which } of steps) {
          const no = numbers[which % Math.max(1, numbers.length)] ?? 'Q0';
          const open = numbers.filter((one) => desk.stateOf(one) === 'WAITING');
          const maker = desk.world.approvals.byNo.get(no)?.maker.username;
          const before = bookings();
          if (kind === 'ask') {
            const answer = desk.adjust(who);
            if (answer.code === 202) numbers.push(desk.asked(answer));
            expect(bookings()).toBe(before);
          } else if (kind === 'approve') {
            const answer = desk.decide(who, no);
            const isDone = (answer.data as Approval | undefined)?.status === 'EXECUTED' && answer.code === 200;
            expect(bookings() - before).toBe(isDone ? 1 : 0);
            if (isDone) {
              expect(open).toContain(no);
              expect(who).not.toBe(maker);
              booked += 1;
            }
          } else if (kind === 'deny') desk.decide(who, no, { decision: 'DENY', remark: 'Not agreed' });
          else if (kind === 'recall') {
            if (desk.recall(who, no).code === 200) expect(who).toBe(maker);
          } else if (kind === 'wait') desk.clock.advance(which * 6 * HOUR);
          else if (kind === 'touch')
            desk.post('admin', '/user/account/block', {
              accountNo: desk.account.no,
              version: desk.versionOf(desk.account.no),
              mode: 'DEBIT',
              reasonCode: 'FRAUD_SUSPECT',
            });
          else if (kind === 'revoke') {
            const role = desk.world.roles.get(which % 2 ? 'FIN_REVIEWER' : 'FIN_CHECKER');
            if (role) role.keys = role.keys.filter((key) => key !== 'user:account:adjust');
            refreshAccess(desk.world);
          } else if (kind === 'scope')
            desk.operator(who).scope = { type: 'MERCHANT', values: which % 2 ? [] : [desk.account.holderNo] };
          else if (kind === 'disable') desk.operator(who).status = which % 2 ? 'DISABLED' : 'ACTIVE';
          else {
            // A restart forgets what waited: it never takes effect.
            forgotten.push(...open);
            desk = aDesk();
            numbers = [];
            booked = bookings();
            for (const gone of forgotten) expect(desk.decide('m.tan', gone)).toMatchObject({ code: 404 });
          }
          if (kind !== 'approve' && kind !== 'restart') expect(bookings()).toBe(before);
        }
        expect(bookings()).toBe(booked);
        desk.clock.advance(25 * HOUR);
        for (const no of numbers) {
          const end = desk.stateOf(no);
          expect(end).not.toBe('WAITING');
          const entries = desk.entriesOf(no);
          const last = {
            EXECUTED: 'common:approval:decide',
            EXEC_FAILED: 'common:approval:decide',
            DENIED: 'common:approval:decide',
            RECALLED: '/common/approval/recall',
            EXPIRED: '/common/approval/expire',
            WAITING: '',
          };
          expect(entries.map(({ action }) => action)).toContain(last[end ?? 'WAITING']);
          const done = entries.filter(({ action, code }) => action === 'user:account:adjust' && code === 200);
          expect(done).toHaveLength(end === 'EXECUTED' ? 1 : 0);
          for (const { username, by } of done) expect(by).not.toBe(username);
        }
        expect(desk.platform.check().filter((fault) => !fault.startsWith('25'))).toEqual([]);
      }),
      { numRuns: depth.runs(60) },
    );
  });
});
