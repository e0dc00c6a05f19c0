import type { OperatorMailed, Operator as WireOperator } from '@/contract';
import type { Envelope } from '../../../mock/engine/call';
import { anApprovalDesk } from '../../support/approvalCalls';
import { aPlatform, aServer, dataOf, NOW } from './support';

/* Nobody becomes a stronger person (docs/rules/operator.md#signing-in-as-another-person). */

type Bench = Pick<ReturnType<typeof aPlatform>, 'call' | 'operator' | 'platform'>;

const change = ({ call, operator }: Bench, who: string, verb: string, whom: string, body: object = {}): Envelope => {
  const { id, version } = operator(whom);
  return call(who, `POST /sys/operator/${verb}`, { body: { operatorId: id, version, ...body } }).envelope;
};
const edit = ({ operator }: Bench, whom: string, more: object = {}) => {
  const { realName, department } = operator(whom);
  return { realName, department, validUntil: null, ...more };
};
const rowOf = ({ call, operator }: Bench, who: string, whom: string) =>
  dataOf<{ list: [WireOperator] }>(call(who, `GET /sys/operator/page?operatorId=${operator(whom).id}`)).list[0];
/** Everything that a refused call must leave as it is. */
const print = ({ platform: { world }, operator }: Bench, whom: string) =>
  JSON.stringify([{ ...operator(whom), access: null }, world.links.mails.length, world.factors.sets.get(operator(whom).id)]);

/** What lets a person sign in, or the caller in the person's place; `at` puts the person into a state that fits. */
const ACTS: Readonly<
  Record<string, { verb: string; body?: (bench: Bench, whom: string) => object; at?: 'LOCKED' | 'DISABLED' }>
> = {
  'another email address': { verb: 'edit', body: (bench, whom) => edit(bench, whom, { email: 'thief@example.com' }) },
  'a longer account': { verb: 'edit', body: (bench, whom) => edit(bench, whom) },
  'a link for a new password': { verb: 'resetPassword' },
  'a reset of the factors': { verb: 'resetMfa', body: () => ({ reasonCode: 'DEVICE_LOST' }) },
  'an unlock': { verb: 'unlock', at: 'LOCKED' },
  enabling: { verb: 'enable', at: 'DISABLED' },
  'sign-in rules': { verb: 'signInRules', body: () => ({ allowedCidrs: ['203.0.113.0/24'], hours: null }) },
  'a wider data scope': { verb: 'scope', body: () => ({ dataScope: { type: 'ALL', values: [] }, withdrawTier: 0 }) },
};
const acts = Object.entries(ACTS);

/** Puts a person into the state in which the act has an effect. */
function prepare(bench: Bench, whom: string, { at }: (typeof ACTS)[string]) {
  const { world } = bench.platform;
  const person = bench.operator(whom);
  world.factors.isOn = true;
  const factor = { id: 'F1', kind: 'TOTP', name: 'Phone', secret: 'AAAA', lastStep: 0, createdAt: 0, lastUsedAt: null } as const;
  world.factors.sets.set(person.id, { factors: [factor], recovery: [], salt: '', enrolBy: null });
  Object.assign(person, {
    ...(at && { status: at }),
    validUntil: NOW + 86_400_000,
    scope: { type: 'COUNTRY', values: ['TH'] },
  });
}

describe.each(acts)('%s', (_, act) => {
  const body = (bench: Bench, whom: string) => act.body?.(bench, whom);

  it('of a person with a role that the caller cannot assign is refused, whatever the version, and changes nothing', () => {
    const bench = aPlatform({ days: 1, scale: 0, flow: 0 });
    for (const whom of ['ops.lee', 'li.na', 'm.tan', 'j.ortega']) {
      prepare(bench, whom, act);
      const before = print(bench, whom);
      for (const version of act.verb === 'scope' ? [bench.operator(whom).version] : [bench.operator(whom).version, 77]) {
        const answer = change(bench, 'sys.admin', act.verb, whom, { ...body(bench, whom), version });
        expect(answer).toMatchObject({ code: 403, error: 'FORBIDDEN' });
        expect(answer.msg).toContain(`This needs the right to assign all that ${whom} has. None of your roles can assign “`);
      }
      expect(print(bench, whom)).toBe(before);
    }
  });

  it('of a person with a wider data scope is refused', () => {
    const bench = aPlatform({ days: 1, scale: 0, flow: 0 });
    bench.operator('sys.admin').scope = { type: 'COUNTRY', values: ['TH'] };
    prepare(bench, 'k.wong', act);
    bench.operator('k.wong').scope = { type: 'COUNTRY', values: ['TH', 'VN'] };
    expect(change(bench, 'sys.admin', act.verb, 'k.wong', body(bench, 'k.wong'))).toMatchObject({ code: 403 });
    bench.operator('k.wong').scope = { type: 'COUNTRY', values: ['TH'] };
    const isWider = act.verb === 'scope';
    expect(change(bench, 'sys.admin', act.verb, 'k.wong', body(bench, 'k.wong')).code).toBe(isWider ? 403 : 200);
  });

  it('of a person with a critical role asks a second person, who could do the same and is not that person', () => {
    const desk = anApprovalDesk();
    // Two system administrators, who may assign channel operations but not finance reviewers.
    prepare(desk, 'g.rao', act);
    const before = print(desk, 'g.rao');
    const no = desk.asked(change(desk, 'sys.admin', act.verb, 'g.rao', body(desk, 'g.rao')));
    expect(print(desk, 'g.rao')).toBe(before);
    expect(desk.decide('sys.admin', no)).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    for (const who of ['g.rao', 'ops.lee']) expect(desk.decide(who, no)).toMatchObject({ code: 403, error: 'FORBIDDEN' });
    const other = desk.operator('j.ortega');
    other.scope = { type: 'COUNTRY', values: ['VN'] };
    expect(desk.decide('j.ortega', no)).toMatchObject({ code: 403, error: 'FORBIDDEN' });
    other.scope = { type: 'ALL', values: [] };
    expect(desk.decide('j.ortega', no)).toMatchObject({ data: { status: 'EXECUTED' } });
    expect(print(desk, 'g.rao')).not.toBe(before);
    expect(desk.platform.check()).toEqual([]);
  });
});

it('takes effect at once for a person without a critical role', () => {
  const desk = anApprovalDesk();
  for (const [name, act] of acts) {
    if (act.verb === 'resetMfa') continue;
    prepare(desk, 'auditor', { ...act, at: act.at });
    expect([name, change(desk, 'sys.admin', act.verb, 'auditor', act.body?.(desk, 'auditor')).code]).toEqual([name, 200]);
    desk.operator('auditor').status = 'ACTIVE';
  }
});

it('is denied beforehand in the row, with the reason; taking rights away is not', () => {
  const bench = aPlatform({ days: 1, scale: 0, flow: 0 });
  const { allowed, denied = [] } = rowOf(bench, 'sys.admin', 'ops.lee');
  for (const action of ['edit', 'resetPassword'])
    expect(denied.find((one) => one.action === action)?.why).toBe(
      'This needs the right to assign all that ops.lee has. None of your roles can assign “Operations lead”.',
    );
  expect(allowed).toEqual(expect.arrayContaining(['role', 'scope', 'disable', 'reviewed']));
  expect(rowOf(bench, 'admin', 'ops.lee').allowed).toEqual(expect.arrayContaining(['edit', 'resetPassword']));
  expect(rowOf(bench, 'sys.admin', 'k.wong').allowed).toEqual(expect.arrayContaining(['edit', 'resetPassword']));
});

it('leaves other changes of a person with a critical role to one: a name, a department, a narrower scope', () => {
  const desk = anApprovalDesk();
  expect(
    change(desk, 'admin', 'edit', 'li.na', edit(desk, 'li.na', { realName: 'Lina Marshall', department: 'RISK' })).code,
  ).toBe(200);
  const narrow = { dataScope: { type: 'COUNTRY', values: ['TH'] }, withdrawTier: 0 };
  expect(change(desk, 'sys.admin', 'scope', 'li.na', narrow).code).toBe(200);
  // Both up again: by a colleague who may assign it, and a second one.
  expect(change(desk, 'sys.admin', 'scope', 'li.na', { ...narrow, withdrawTier: 1 }).code).toBe(403);
  desk.asked(change(desk, 'admin', 'scope', 'li.na', { ...narrow, withdrawTier: 1 }));
});

it('a system administrator can take none of the steps to sign in as an operations lead', async () => {
  const server = await aServer({ days: 1, scale: 0, flow: 0, inbox: true });
  try {
    const token = await server.login('sys.admin');
    const lead = server.operator('ops.lee');
    const post = async (path: string, body: object) => server.json(await server.send('POST', path, { token, body }));
    const ref = () => ({ operatorId: lead.id, version: lead.version });
    const mine = { realName: lead.realName, department: lead.department, validUntil: null, email: 'sam.quill@example.com' };
    expect(await post('/sys/operator/edit', { ...ref(), ...mine })).toMatchObject({ code: 403, error: 'FORBIDDEN' });
    expect(await post('/sys/operator/resetPassword', ref())).toMatchObject({ code: 403, error: 'FORBIDDEN' });
    expect(await post('/sys/operator/resetMfa', { ...ref(), reasonCode: 'DEVICE_LOST' })).toMatchObject({ code: 403 });
    expect(lead.email).toBe('ops.lee@example.com');
    const mails = (await (await server.send('GET', '/__inbox')).json()) as { list: { username: string }[] };
    expect(mails.list.filter(({ username }) => username === 'ops.lee')).toEqual([]);
  } finally {
    await server.close();
  }
});

describe('a new email address', () => {
  it('is mailed to the former one without a link, and told to the sessions of the person', async () => {
    const server = await aServer({ days: 1, scale: 0, flow: 0, inbox: true });
    try {
      const token = await server.login('k.wong');
      expect(change(server, 'sys.admin', 'edit', 'k.wong', edit(server, 'k.wong', { email: 'kit@example.org' })).code).toBe(200);
      const { list } = (await (await server.send('GET', '/__inbox')).json()) as { list: [Record<string, unknown>] };
      expect(list[0]).toEqual({
        to: 'k.wong@example.com',
        username: 'k.wong',
        kind: 'EMAIL_CHANGED',
        sentAt: new Date(NOW).toISOString(),
      });
      const notices = await server.json(await server.send('GET', '/common/notice/page?current=1&pageSize=5', { token }));
      expect((notices.data as { list: object[] }).list[0]).toMatchObject({
        kind: 'EMAIL_CHANGED',
        by: 'sys.admin',
        isRead: false,
      });
      // The link then goes to the new one, and is told too.
      const sent = change(server, 'sys.admin', 'resetPassword', 'k.wong');
      expect(dataOf<OperatorMailed>(sent).mailTo).toBe('ki***@example.org');
      const later = await server.json(await server.send('GET', '/common/notice/page?current=1&pageSize=5', { token }));
      expect((later.data as { list: object[] }).list[0]).toMatchObject({ kind: 'LINK_SENT', by: 'sys.admin' });
    } finally {
      await server.close();
    }
  });

  it('is shown to the second person: the former one masked, the new one in full, and to nobody in the log', () => {
    const desk = anApprovalDesk();
    const no = desk.asked(change(desk, 'admin', 'edit', 'li.na', edit(desk, 'li.na', { email: 'lina@example.org' })));
    const { preview } = dataOf<{ preview: { changes: object[] } }>(desk.detail('m.tan', no));
    expect(preview.changes).toContainEqual(
      expect.objectContaining({ field: 'email', before: 'li***@example.com', after: 'lina@example.org' }),
    );
    expect(desk.world.links.mails.filter(({ kind }) => kind === 'EMAIL_CHANGED')).toEqual([]);
    expect(desk.decide('m.tan', no)).toMatchObject({ data: { status: 'EXECUTED' } });
    expect(desk.world.links.mails.at(-1)).toMatchObject({ to: 'li.na@example.com', kind: 'EMAIL_CHANGED' });
    expect(JSON.stringify(desk.platform.log.entries)).not.toMatch(/lina@example/);
  });

  it('of the own account needs nobody, and the former address hears of it', () => {
    const desk = anApprovalDesk();
    const { validUntil } = desk.operator('sys.admin');
    const answer = change(desk, 'sys.admin', 'edit', 'sys.admin', {
      ...edit(desk, 'sys.admin', { email: 's@example.org' }),
      validUntil,
    });
    expect(answer.code).toBe(200);
    expect(desk.world.links.mails.at(-1)).toMatchObject({ to: 'sys.admin@example.com', kind: 'EMAIL_CHANGED' });
    expect(change(desk, 'sys.admin', 'resetPassword', 'sys.admin').code).toBe(200);
  });
});
