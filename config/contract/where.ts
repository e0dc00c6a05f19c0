import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screenParts } from '../../src/locales/parts';
import { screens } from '../routes';
import type { Operation } from './document';

/** Where the parts of a screen are, as paths of the repository; a dash for a part that it does not have. */
export interface Place {
  screen: string;
  contract: string;
  service: string;
  platform: string;
  texts: string;
  rules: string;
  tests: string[];
}

/** Pages about all screens. */
const COMMON = ['access', 'calls', 'console', 'export', 'lists', 'log', 'masking', 'money', 'quality', 'README', 'simulation'];
const NONE = '–';

/** The folder of a screen's page: a parameter of its address stands for a folder named detail, or for none. */
const stemOf = (address: string) => address.replace(/\/:.*/, '');

/** The call that fills a screen: a read with its key, or with another key of the same records. */
function firstCall(operations: readonly Operation[], access: string): Operation | undefined {
  const reads = operations.filter(({ method }) => method === 'GET');
  const stem = access.replace(/\w+$/, '');
  return reads.find(({ accessKey }) => accessKey === access) ?? reads.find(({ accessKey }) => accessKey?.startsWith(stem));
}

/** Finds the parts of each screen by what they name: its access key, the path and the operation of its first call. */
export function listPlaces(root: string, operations: readonly Operation[]): Place[] {
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const filesOf = (folder: string, ending: RegExp) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .sort()
      .map((name) => ({ file: `${folder}/${name}`, text: textOf(`${folder}/${name}`) }));
  const contracts = filesOf('config/openapi', /\.yaml$/);
  const services = filesOf('src/services', /\.ts$/);
  const pages = filesOf('src/pages', /\.tsx?$/);
  const areas = filesOf('mock/areas', /\.ts$/);
  const tests = [...filesOf('tests/unit/platform', /\.test\.ts$/), ...filesOf('tests/browser', /\.test\.ts$/)];

  /** The test that says it most often. */
  const most = (kind: string, said: RegExp): string | undefined => {
    const counts = tests.flatMap(({ file, text }) =>
      file.startsWith(kind) ? { file, count: text.match(said)?.length ?? 0 } : [],
    );
    return counts.sort((a, b) => b.count - a.count).find(({ count }) => count > 0)?.file;
  };
  return screens.map(({ path: address, access }) => {
    const operation = firstCall(operations, access);
    if (!operation) throw new Error(`${address}: no call has the key ${access}`);
    const { id, path: call } = operation;
    const contract = contracts.find(({ text }) => text.includes(`operationId: ${id}\n`))?.file;
    const area = areas.find(({ text }) => new RegExp(`^ +(async )?${id}[,:(]`, 'm').test(text))?.file;
    const folder = area?.split('/').slice(0, 3).join('/');
    const stem = contract ? path.basename(contract, '.yaml') : id;
    const near = [...pages, ...areas].filter(
      ({ file }) => file.startsWith(`src/pages${stemOf(address)}/`) || file.startsWith(`${folder}/`),
    );
    const mentions = new RegExp(`docs/rules/(?!(?:${COMMON.join('|')})\\b)\\w+\\.md`, 'g');
    const rules = near.flatMap(({ text }) => text.match(mentions) ?? []);
    const countOf = (rule: string) => rules.filter((one) => one === rule).length;
    const own = `docs/rules/${stem}.md`;
    const rule = existsSync(path.join(root, own)) ? own : rules.sort((one, other) => countOf(other) - countOf(one))[0];
    const part = Object.keys(screenParts).find((start) => address.startsWith(start)) ?? '';
    const texts = [`${stemOf(address)}.ts`, `${stemOf(address)}/index.ts`, `${part}.ts`]
      .map((name) => `src/locales/en-US${name}`)
      .find((file) => existsSync(path.join(root, file)));
    const said = new RegExp(`${call.replace(/\/\w+$/, '/')}|${stemOf(address)}['/?]|\\b${id}\\b`, 'g');
    const dotted = stemOf(address).slice(1).replaceAll('/', '.');
    const [section = ''] = dotted.split('.');
    const names = [dotted, `${section}.${stem}`, stem, dotted.split('.').at(-1) ?? '', dotted.replace(/\.\w+$/, '')];
    const proofs = ['tests/unit/platform', 'tests/browser'].flatMap((kind) => {
      const named = (rest: string) =>
        names.flatMap((name) => tests.find(({ file }) => RegExp(`^${kind}/${name}${rest}\\.test\\.ts$`).test(file))?.file ?? []);
      return named('(\\.exhaustive)?')[0] ?? named('\\.\\w+')[0] ?? most(kind, said) ?? [];
    });
    return {
      screen: address,
      contract: contract ?? NONE,
      service: services.find(({ text }) => text.includes(`'${call}'`))?.file ?? NONE,
      platform: folder ?? NONE,
      texts: texts ?? NONE,
      rules: rule ?? NONE,
      tests: proofs,
    };
  });
}

/** The places as a table; each column says the folder of its names. */
export function placesTable(places: readonly Place[]): string {
  const shown = (file: string) => (file === NONE ? NONE : `\`${file}\``);
  const rows = places.map(({ screen, contract, service, platform, texts, rules, tests }) => {
    const cells = [
      screen,
      path.basename(contract),
      path.basename(service),
      path.basename(platform),
      texts.replace('src/locales/en-US/', ''),
      path.basename(rules),
    ];
    return `| ${[...cells.map(shown), tests.map((file) => shown(file.replace('tests/', ''))).join(', ')].join(' | ')} |\n`;
  });
  return `| Screen (\`src/pages\`) | \`config/openapi\` | \`src/services\` | \`mock/areas\` | \`src/locales/en-US\` | \`docs/rules\` | \`tests\` |
|---|---|---|---|---|---|---|
${rows.join('')}`;
}
