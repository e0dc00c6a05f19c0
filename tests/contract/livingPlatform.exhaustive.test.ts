import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runConformance } from '../../config/contract/conformanceSuite';
import { demoPassword } from '../../mock/base/demoAccounts';
import { readEnvironment } from '../../mock/environment';
import { nextCode } from '../../mock/flow/factor/factors';
import { createPlatform } from '../../mock/platform';

/** As `npm start` and the preview begin it: thirty days in full size, its clock runs, orders arrive and colleagues decide. */
const platform = createPlatform(readEnvironment(true));
const server = createServer(platform.app);

function codeOf(name: string): string | undefined {
  const operator = platform.world.operators.find(({ username }) => username === name);
  return operator && nextCode(platform.world, operator, platform.clock.now());
}

afterAll(async () => {
  platform.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('the default platform keeps the contract while it lives', async () => {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const began = platform.clock.now();
  const checks = await runConformance({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    user: 'm.tan',
    password: demoPassword,
    limitedUser: 'li.na',
    limitedPassword: demoPassword,
    adminUser: 'sys.admin',
    adminPassword: demoPassword,
    codeOf,
  });
  expect(checks.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(checks.filter(({ status }) => status === 'passed').length).toBeGreaterThan(740);
  expect(platform.clock.now()).toBeGreaterThan(began);
  expect(platform.check()).toEqual([]);
});
