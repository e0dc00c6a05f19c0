import { existsSync } from 'node:fs';
import path from 'node:path';
import { listOperations } from '../../config/contract/document';
import { listPlaces } from '../../config/contract/where';
import openapi from '../../config/openapi/openapi.json';
import { screens } from '../../config/routes';

const root = path.resolve(__dirname, '../..');
const places = listPlaces(root, listOperations(openapi as never));

test('every screen has a row, and every part of it is there', () => {
  expect(places.map(({ screen }) => screen)).toEqual(screens.map(({ path: address }) => address));
  const files = places.flatMap(({ screen: _screen, tests, ...parts }) => [...Object.values(parts), ...tests]);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(places.filter(({ tests }) => tests.length !== 2)).toEqual([]);
});

test.each([
  [
    '/trade/settorder',
    'sett.yaml',
    'sett.ts',
    'payout',
    'trade/settorder/index.ts',
    'sett.md',
    'sett',
    'trade.settorder.exhaustive',
  ],
  ['/bankCard/otp', 'listen.yaml', 'listen.ts', 'listen', 'bankCard/otp.ts', 'listen.md', 'listen', 'bankCard.otp.exhaustive'],
  ['/agency/perf', 'perf.yaml', 'perf.ts', 'sales', 'agency/perf.ts', 'perf.md', 'perf', 'agency.perf.exhaustive'],
  [
    '/merchant/user/ip/:mchNo',
    'white.yaml',
    'white.ts',
    'white',
    'merchant/user/ip.ts',
    'white.md',
    'white',
    'merchant.white.exhaustive',
  ],
])('the parts of %s are found although their words differ', (screen, contract, service, area, texts, rules, unit, browser) => {
  expect(places.find((one) => one.screen === screen)).toEqual({
    screen,
    contract: `config/openapi/${contract}`,
    service: `src/services/${service}`,
    platform: `mock/areas/${area}`,
    texts: `src/locales/en-US/${texts}`,
    rules: `docs/rules/${rules}`,
    tests: [`tests/unit/platform/${unit}.test.ts`, `tests/browser/${browser}.test.ts`],
  });
});
