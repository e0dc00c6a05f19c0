import { appointFirstAdmins } from '../../../mock/areas/admin/firstAdmins';
import { readPairs } from '../../../mock/environment';
import { canSignIn } from '../../../mock/model/operators';
import { aPlatform, aServer, NOW } from './support';

/* An installation without administrators (docs/rules/role.md#first-administrators). */

const FIRST = { 'ada.first': 'ada@example.com', 'ben.second': 'ben@example.com' };
type World = ReturnType<typeof aPlatform>['platform']['world'];
const supers = ({ operators }: World) =>
  operators.filter((one) => one.roles.includes('SUPER_ADMIN') && canSignIn(one, NOW)).map(({ username }) => username);

it('gets its first ones from the setting of the server: they are invited, the log says so, and their links open the console', async () => {
  const server = await aServer({ days: 1, scale: 0, flow: 0, inbox: true, firstAdmins: FIRST });
  try {
    const { world, log, check } = server.platform;
    expect(supers(world)).toEqual([]);
    const entries = log.entries.filter(({ action }) => action === '/sys/operator/first');
    expect(entries).toMatchObject([
      {
        username: 'SYSTEM',
        level: 'CRITICAL',
        about: { entity: 'operator', name: 'ada.first', changes: [{ field: 'roles', before: null }] },
      },
      { username: 'SYSTEM', level: 'CRITICAL', about: { name: 'ben.second' } },
    ]);
    const { list } = (await (await server.send('GET', '/__inbox')).json()) as {
      list: { to: string; kind: string; username: string; address: string }[];
    };
    for (const [username, to] of Object.entries(FIRST)) {
      const mail = list.find((one) => one.username === username);
      expect(mail).toMatchObject({ to, kind: 'INVITE' });
      const body = { token: mail?.address.split('=')[1], password: 'correct horse battery staple 9' };
      expect(await server.json(await server.send('POST', '/auth/link/finish', { body }))).toMatchObject({ code: 200 });
    }
    expect(supers(world)).toEqual(Object.keys(FIRST));
    expect(check()).toEqual([]);
  } finally {
    await server.close();
  }
});

describe('the setting', () => {
  it('says nothing where two can sign in, and appoints a known user where one is left', () => {
    const { platform, operator } = aPlatform({ days: 1, scale: 0, flow: 0 });
    const { world, log } = platform;
    const before = log.entries.length;
    appointFirstAdmins(world, log, { ...FIRST, 'k.wong': 'k.wong@example.com' });
    expect([log.entries.length, world.operators.some(({ username }) => username in FIRST)]).toEqual([before, false]);
    operator('m.tan').status = 'DISABLED';
    appointFirstAdmins(world, log, { 'k.wong': 'k.wong@example.com', 'm.tan': 'm.tan@example.com' });
    expect(supers(world)).toEqual(['admin', 'k.wong']);
    expect(operator('k.wong')).toMatchObject({ roles: ['SUPPORT', 'SUPER_ADMIN'], withdrawTier: 3, version: 2 });
    expect(operator('k.wong').access.has('trade:withdraw:pass')).toBe(true);
    // One who may not sign in stays out.
    expect(operator('m.tan').status).toBe('DISABLED');
    expect(log.entries.slice(before)).toMatchObject([{ action: '/sys/operator/first', about: { name: 'k.wong' } }]);
  });

  it('is a list of names with their addresses', () => {
    expect(readPairs('ada.first=ada@example.com, ben.second=ben@example.com')).toEqual(FIRST);
    expect(readPairs('nonsense')).toEqual({});
  });
});
