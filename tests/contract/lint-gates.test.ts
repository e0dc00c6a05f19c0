import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API } from 'typescript-7/unstable/sync';
import { exhaustiveTest } from '../support/depth';

// cspell:ignore awaitinng cancle requierd colour
/**
 * Each gate must fail when it should: it runs here on a small project that breaks its rule, and on the same project without the
 * breach. The projects are written to a temporary folder, so that no gate finds them in its normal run. The short suite asks the
 * gates of layers, lint and types; the settings of the others change once a year, and each of them starts a program many times.
 */
const root = path.resolve(__dirname, '../..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Writes a project that shares the packages of this one; gives its folder. */
function project(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gates-'));
  folders.push(folder);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

function run(command: string, args: readonly string[], { cwd = root, input = '' } = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, input, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

describe('the boundaries between the layers', () => {
  const TSCONFIG = JSON.stringify({
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', paths: { '@/*': ['./src/*'] } },
    include: ['src', 'config', 'mock'],
  });
  /** Keeps every rule, and uses the alias. */
  const GOOD: Readonly<Record<string, string>> = {
    'tsconfig.json': TSCONFIG,
    'src/contract/index.ts': 'export type Row = { id: string };\n',
    'src/domain/money.ts': "import type { Row } from '@/contract';\nexport const idOf = (row: Row) => row.id;\n",
    'src/request/client.ts': "import { idOf } from '@/domain/money';\nexport const get = idOf;\n",
    'src/services/trade.ts': "import { get } from '@/request/client';\nexport const list = get;\n",
    'src/components/Cell.tsx': "import { idOf } from '@/domain/money';\nexport const Cell = idOf;\n",
    'src/pages/trade/pay/index.tsx':
      "import { Cell } from '@/components/Cell';\nimport { list } from '@/services/trade';\nexport default [Cell, list];\n",
    'src/pages/trade/sett/index.tsx': "import { Cell } from '@/components/Cell';\nexport default Cell;\n",
    'config/routes.ts': 'export const screens = [];\n',
    'mock/index.ts':
      "import { idOf } from '@/domain/money';\nexport { withdraw } from './areas/withdraw';\nexport default idOf;\n",
    'mock/engine/clock.ts': 'export const now = 0;\n',
    'mock/base/hours.ts': "export { now as openAt } from '../engine/clock';\n",
    'mock/model/world.ts': "export { openAt as world } from '../base/hours';\n",
    'mock/flow/prices.ts': "export { world as price } from '../model/world';\n",
    'mock/areas/withdraw/index.ts': "export { show as withdraw } from './view';\n",
    'mock/areas/withdraw/view.ts': "export { price as show } from '../../flow/prices';\n",
    'mock/seed/people.ts': "export { withdraw as people } from '../areas/withdraw';\n",
    'mock/check/sums.ts': "export { price as sums } from '../flow/prices';\n",
  };
  const check = (files: Readonly<Record<string, string>>, config = 'boundaries') =>
    run(
      bin('depcruise'),
      ['--config', path.join(root, `config/quality/${config}.cjs`), '--output-type', 'err', 'src', 'config', 'mock'],
      { cwd: project(files) },
    );

  /** `[what, rule, file, its text]` */
  const BREACHES = [
    [
      'a page that imports another page',
      'pages-are-islands',
      'src/pages/trade/sett/index.tsx',
      "export { default } from '@/pages/trade/pay';",
    ],
    [
      'a page that imports another one by a relative path',
      'pages-are-islands',
      'src/pages/trade/log/index.tsx',
      "export { default } from '../pay';",
    ],
    ['domain that imports react', 'domain-is-pure', 'src/domain/state.ts', "export { useState } from 'react';"],
    ['domain that imports a service', 'domain-is-pure', 'src/domain/view.ts', "export { list } from '@/services/trade';"],
    ['the reading of files that imports react', 'sheet-is-pure', 'src/sheet/state.ts', "export { useState } from 'react';"],
    [
      'the reading of files that imports a component',
      'sheet-is-pure',
      'src/sheet/view.ts',
      "export { Cell } from '@/components/Cell';",
    ],
    [
      'a component that imports a service',
      'kit-knows-no-service',
      'src/components/List.tsx',
      "export { list } from '@/services/trade';",
    ],
    [
      'the request layer that imports a component',
      'request-knows-no-screen',
      'src/request/show.ts',
      "export { Cell } from '@/components/Cell';",
    ],
    [
      'a service that imports a component',
      'services-know-no-view',
      'src/services/show.ts',
      "export { Cell } from '@/components/Cell';",
    ],
    [
      'a page that calls the request layer itself',
      'pages-call-services',
      'src/pages/trade/raw/index.tsx',
      "export { get as default } from '@/request/client';",
    ],
    [
      'the contract that imports the domain',
      'contract-imports-nothing',
      'src/contract/more.ts',
      "export { idOf } from '@/domain/money';",
    ],
    [
      'configuration that imports the console',
      'config-knows-no-source',
      'config/menu.ts',
      "export { Cell } from '../src/components/Cell';",
    ],
    [
      'the simulated platform that imports the console',
      'mock-knows-no-console',
      'mock/cell.ts',
      "export { Cell } from '@/components/Cell';",
    ],
    [
      'the console that imports the simulated platform',
      'source-knows-no-mock',
      'src/services/mock.ts',
      "export { default } from '../../mock';",
    ],
    ['an import that leads nowhere', 'unresolvable', 'src/services/nowhere.ts', "export { nothing } from '@/services/nothing';"],
    ['an alias that nobody knows', 'unresolvable', 'src/services/alias.ts', "export { list } from '~/services/trade';"],
    ['a circle', 'no-cycle', 'mock/base/circle.ts', "import { there } from './there';\nexport const here = () => there;"],
    [
      'a circle of types alone',
      'no-cycle',
      'mock/model/circle.ts',
      "import type { There } from './there';\nexport type Here = There;",
    ],
    [
      'a circle of types alone in the console',
      'no-cycle',
      'src/domain/circle.ts',
      "import type { There } from './there';\nexport type Here = There;",
    ],
    [
      'an engine that knows of payment',
      'platform-engine-knows-none-above',
      'mock/engine/hours.ts',
      "export { openAt } from '../base/hours';",
    ],
    [
      'a helper that knows the world',
      'platform-base-knows-none-above',
      'mock/base/mask.ts',
      "export { world } from '../model/world';",
    ],
    [
      'a type that knows a rule',
      'platform-model-knows-none-above',
      'mock/model/price.ts',
      "export type { price } from '../flow/prices';",
    ],
    [
      'a flow that calls an area',
      'platform-flow-knows-none-above',
      'mock/flow/show.ts',
      "export { show } from '../areas/withdraw/view';",
    ],
    [
      'an area that takes from the seed',
      'platform-areas-knows-none-above',
      'mock/areas/card/seed.ts',
      "export { people } from '../../seed/people';",
    ],
    [
      'an area that calls another one',
      'platform-areas-are-islands',
      'mock/areas/card/index.ts',
      "export { show } from '../withdraw/view';",
    ],
    [
      'a check that takes from the seed',
      'platform-check-knows-no-seed',
      'mock/check/people.ts',
      "export { people } from '../seed/people';",
    ],
    [
      'a file of an area outside of its room',
      'platform-has-no-other-room',
      'mock/areas/cards.ts',
      "export { price } from '../flow/prices';",
    ],
    ['a room of no layer', 'platform-has-no-other-room', 'mock/kit/cards.ts', "export { price } from '../flow/prices';"],
  ] as const;
  /** Three files of the console in a circle; each also takes a type from the one that imports it. */
  const HIDDEN = Object.fromEntries(
    ['one', 'two', 'three'].map((name, at, names) => {
      const [next, before] = [names[(at + 1) % 3], names[(at + 2) % 3]];
      const text = `import { ${next} } from './${next}';\nimport type { T${before} } from './${before}';\n`;
      return [
        `src/domain/${name}.ts`,
        `${text}export type T${name} = string;\nexport const ${name} = (): T${before} => ${next}();\n`,
      ];
    }),
  );
  const CIRCLE_BACK = "import type { Here } from './circle';\nexport type There = Here | string;\n";
  const BACKS = {
    'mock/base/there.ts': "import { here } from './circle';\nexport const there = () => here;\n",
    'mock/model/there.ts': CIRCLE_BACK,
    'src/domain/there.ts': CIRCLE_BACK,
  };
  const breaching = (breaches: readonly (typeof BREACHES)[number][]) => ({
    ...GOOD,
    ...Object.fromEntries(breaches.map(([, , file, text]) => [file, `${text}\n`])),
    ...BACKS,
  });
  let breached = { status: null as number | null, output: '' };
  beforeAll(() => {
    breached = check(breaching(BREACHES));
  });

  test('accept a project that keeps them', () => {
    const { status, output } = check(GOOD);
    expect(output).toContain('no dependency violations found');
    expect(status).toBe(0);
  });

  test.each(BREACHES)('reject %s', (_, rule, file) => {
    expect(breached.output).toMatch(new RegExp(`error ${rule}: ${file.replaceAll('.', '\\.')} `));
    expect(breached.status).toBeGreaterThan(0);
  });

  exhaustiveTest('reject circles of values alone where types are left out of account', () => {
    const circles = BREACHES.filter(([, rule]) => rule === 'no-cycle');
    const { status, output } = check({ ...breaching(circles), ...HIDDEN }, 'circles');
    const found = [...output.matchAll(/error no-cycle-of-values: (\S+)/g)].map(([, file]) => file);
    expect(found.sort()).toEqual(['mock/base/circle.ts', 'src/domain/one.ts']);
    expect(status).toBeGreaterThan(0);
  });

  test('report nothing else', () => {
    const found = [...breached.output.matchAll(/error [\w-]+: (\S+)/g)].map(([, file]) => file);
    const known: string[] = [...BREACHES.map(([, , file]) => file), ...Object.keys(BACKS)];
    expect(found.filter((file) => !known.includes(String(file)))).toEqual([]);
  });
});

describe('the linter', () => {
  const { vcs: _, ...config } = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8')) as Record<string, unknown>;
  const lint = (text: string) => {
    const files = { 'biome.json': JSON.stringify({ ...config, $schema: undefined }), 'src/pages/trade/example/index.tsx': text };
    return run(bin('biome'), ['lint', '--error-on-warnings', 'src'], { cwd: project(files) });
  };

  test('accepts good code', () => {
    const { status } = lint('export const idOf = (row: { id: string }): string => row.id;\n');
    expect(status).toBe(0);
  });

  test.each([
    ['any', 'noExplicitAny', 'export const idOf = (row: any): string => row.id;\n'],
    ['raw HTML', 'noDangerouslySetInnerHtml', "export const Page = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;\n"],
    ['a non-null assertion', 'noNonNullAssertion', 'export const first = (rows: string[]): string => rows[0]!;\n'],
    ['a forgotten print', 'noConsole', "console.log('here');\n"],
    ['a storage that may throw', 'noRestrictedGlobals', "export const seen = () => localStorage.getItem('seen');\n"],
    ['a storage of the tab', 'noRestrictedGlobals', "export const seen = () => sessionStorage.getItem('seen');\n"],
    [
      'a hook with a missing dependency',
      'useExhaustiveDependencies',
      "import { useEffect } from 'react';\nexport function useIt(go: () => void) {\n  useEffect(() => go(), []);\n}\n",
    ],
  ])('rejects %s', (_, rule, text) => {
    const { status, output } = lint(text);
    expect(output).toContain(rule);
    expect(status).not.toBe(0);
  });
});

describe('the type checker', () => {
  const GOOD_KEY = "import type { AccessKey } from '@/contract';\nexport const key: AccessKey = 'trade:withdraw:pass';\n";
  const GOOD_CALL =
    "import { getPage } from '@/request/client';\nexport const page = () => getPage('/trade/withdraw/page', { view: 'ALL' });\n";
  const GOOD_SERVICE =
    "import { post } from '@/request/client';\nexport const undo = post.to('/trade/withdraw/undo');\nexport const go = (version: number) => undo({ withdrawNo: 'W1', version }, {});\n";
  const GOOD_AREA = `import type { AreaHandlers } from '@/../mock/model/area';
export const link = {
  openLink: ({ body }) => ({ data: { kind: 'RESET', username: body.token, realName: '' } }),
  finishLink: () => ({ data: { mfaRequired: false } }),
} satisfies AreaHandlers<'link'>;
`;
  /** `[what, line of the error, a word of it, text]` */
  const BREACHES = [
    ['an area without one of its operations', 4, 'finishLink', GOOD_AREA.replace(/^ {2}finishLink.*\n/m, '')],
    [
      'an area with the operation of another one',
      5,
      'login',
      GOOD_AREA.replace('\n} satisfies', '\n  login: () => ({ data: null }),\n} satisfies'),
    ],
    ['a handler with another answer', 4, 'mfaRequired', GOOD_AREA.replace('mfaRequired', 'mfaRequested')],
    ['a handler that answers a number for a text', 3, 'number', GOOD_AREA.replace("realName: ''", 'realName: 1')],
    ['a handler that reads a field that its body does not have', 3, 'tokens', GOOD_AREA.replace('body.token', 'body.tokens')],
    ['a misspelt access key', 2, 'trade:withdraw:pas', GOOD_KEY.replace('withdraw:pass', 'withdraw:pas')],
    [
      'a service that names another kind of data',
      2,
      '/trade/withdraw/undo',
      "import { postMany } from '@/request/client';\nexport const undo = postMany.to('/trade/withdraw/undo');\n",
    ],
    ['a field that the body of a service does not have', 3, 'verson', GOOD_SERVICE.replace('version }', 'verson: version }')],
    ['a misspelt path', 2, '/pages', GOOD_CALL.replace('/page', '/pages')],
    ['a filter that the contract does not know', 2, 'vue', GOOD_CALL.replace("view: 'ALL'", "vue: 'ALL'")],
    ['a value that a filter does not have', 2, 'EVERYTHING', GOOD_CALL.replace("'ALL'", "'EVERYTHING'")],
    [
      'a message that does not exist',
      2,
      'cancle',
      "import type { MessageKey } from '@/locales/types';\nexport const key: MessageKey = 'common.action.cancle';\n",
    ],
    [
      'a Chinese text that is missing',
      2,
      'close',
      "import type { SameShape } from '@/locales/types';\nexport const zh = { save: 'x' } as const satisfies SameShape<{ save: string; close: string }>;\n",
    ],
    [
      'a Chinese text without an English one',
      2,
      'extra',
      "import type { SameShape } from '@/locales/types';\nexport const zh = { save: 'x', extra: 'y' } as const satisfies SameShape<{ save: string }>;\n",
    ],
    ['an index that may be empty', 1, 'undefined', 'export const first = (rows: string[]): string => rows[0];\n'],
  ] as const;
  let errorsOf: (file: string) => readonly string[];
  let compiler: API;

  beforeAll(() => {
    const examples: Record<string, string> = { 'good.tsx': `${GOOD_KEY}${GOOD_CALL}${GOOD_SERVICE}${GOOD_AREA}` };
    for (const [at, [, , , text]] of BREACHES.entries()) examples[`breach${at}.tsx`] = text;
    // The console's own options and types, for files in another folder.
    const tsconfig = {
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: {
        types: ['node'],
        typeRoots: [path.join(root, 'node_modules/@types')],
        paths: { '@/*': [`${root}/src/*`], '@@/*': [`${root}/src/.umi/*`], '@umijs/max': [`${root}/node_modules/umi`] },
      },
      files: [...Object.keys(examples), path.join(root, 'src/typings.d.ts')],
      include: [],
    };
    const folder = project({ ...examples, 'tsconfig.json': JSON.stringify(tsconfig) });
    const config = path.join(folder, 'tsconfig.json');
    compiler = new API({ cwd: folder });
    const opened = compiler.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!opened) throw new Error('The compiler has no project');
    const { program } = opened;
    // These files alone: those that they import are the console's own, and checked by `npm run types`.
    errorsOf = (name) => {
      const file = path.join(folder, name);
      const source = program.getSourceFile(file);
      if (!source) throw new Error(`The compiler does not know ${name}`);
      const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      return found.map(({ code, pos, text }) => {
        const { line } = source.getLineAndCharacterOfPosition(pos);
        return `${line + 1} TS${code} ${text}`;
      });
    };
  });
  afterAll(() => compiler.close());

  test('accepts good code', () => {
    expect(errorsOf('good.tsx')).toEqual([]);
  });

  test.each(BREACHES.map(([what, line, word], at) => [what, line, word, `breach${at}.tsx`] as const))(
    'rejects %s',
    (_, line, word, file) => {
      const errors = errorsOf(file);
      expect(errors.join()).toContain(word);
      for (const error of errors) expect(error).toMatch(new RegExp(`^${line} TS\\d+ `));
    },
  );
});

describe('the check for dead code', () => {
  const files = (used: string) => ({
    'package.json': JSON.stringify({ name: 'example', version: '1.0.0', type: 'module' }),
    'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'esnext', moduleResolution: 'bundler' }, include: ['src'] }),
    'knip.json': JSON.stringify({ entry: ['src/app.ts'], project: ['src/**/*.ts'] }),
    'src/app.ts': `import { ${used} } from './kit';\nconsole.log(${used});\n`,
    'src/kit.ts': 'export const alive = 1;\nexport const dead = 2;\n',
  });
  const search = (used: string, more: Readonly<Record<string, string>> = {}) =>
    run(bin('knip'), ['--config', 'knip.json', '--no-progress'], { cwd: project({ ...files(used), ...more }) });

  exhaustiveTest('finds nothing when everything is used', () => {
    expect(search('alive, dead')).toMatchObject({ status: 0 });
  });

  exhaustiveTest('finds an export and a file without an import', () => {
    const { status, output } = search('alive', { 'src/forgotten.ts': 'export const x = 1;\n' });
    expect(output).toMatch(/dead .*src\/kit\.ts/);
    expect(output).toContain('src/forgotten.ts');
    expect(status).toBe(1);
  });
});

describe('the spell checker', () => {
  const check = (files: Readonly<Record<string, string>>) =>
    run(bin('cspell'), ['--config', path.join(root, 'config/quality/cspell.mjs'), '--dot', '--no-progress'], {
      cwd: project({ 'README.md': 'The payee of an order, `mchOrderNo`.\n', ...files }),
    });

  exhaustiveTest('accepts good words, and those of the glossary', () => {
    const { status, output } = check({
      'src/locales/en-US/trade.ts': "export const trade = { colour: 'Awaiting review' };\n",
      'mock/areas/trade.ts': "export const texts = ['Not requierd'];\n",
    });
    expect(output).toContain('Issues found: 0');
    expect(status).toBe(0);
  });

  /** `[where, file, its text]` */
  const BREACHES = [
    ['a document', 'docs/operator.md', 'An order is awaitinng review.\n'],
    ['a text of the console', 'src/locales/en-US/trade.ts', "export const trade = { status: 'awaitinng review' };\n"],
    ['a text of the platform', 'mock/areas/trade.ts', "export const texts = ['awaitinng review.', '待审核。'];\n"],
  ] as const;
  let found: ReturnType<typeof check> | undefined;
  /** One run finds all of them. */
  const breached = () => {
    found ??= check(Object.fromEntries(BREACHES.map(([, file, text]) => [file, text])));
    return found;
  };

  exhaustiveTest.each(BREACHES)('rejects a misspelling in %s', (_, file) => {
    expect(breached().output).toMatch(new RegExp(`${file}:\\d+:\\d+ .*Unknown word \\(awaitinng\\)`, 'i'));
    expect(breached().status).toBe(1);
  });
});

describe('the check for duplicate code', () => {
  const lines = (count: number, name = 'call', indent = '') =>
    Array.from({ length: count }, (_, at) => `${indent}${name}(${at});\n`).join('\n');
  const check = (files: Readonly<Record<string, string>>) => {
    // In a separate folder, away from the packages.
    const screens = Object.entries(files).map(([name, text]) => [`pages/${name}`, text]);
    const folder = path.join(project(Object.fromEntries(screens)), 'pages');
    return run(process.execPath, ['--import', 'tsx', 'config/quality/duplicates.ts', folder]);
  };

  exhaustiveTest('allows 20 equal lines, and 21 with one difference', () => {
    const differs = lines(21, 'ask').replace('ask(7)', 'ask(70)');
    const files = {
      'one/index.tsx': `a;\n${lines(20)}b;\n`,
      'two/index.tsx': `c;\n${lines(20)}d;\n`,
      'three/index.tsx': lines(21, 'ask'),
      'four/index.tsx': differs,
    };
    expect(check(files)).toEqual({ status: 0, output: '' });
  });

  exhaustiveTest('reports a longer run once, with any indentation, also within one file', () => {
    const { status, output } = check({
      'one/index.tsx': `a;\n${lines(25)}`,
      'two/cells.tsx': `b;\nc;\n${lines(25, 'call', '  ')}d;\n`,
      'three/index.tsx': `${lines(21, 'ask')}b;\n${lines(21, 'ask')}`,
    });
    expect(output).toContain('25 equal lines: one/index.tsx:2 and two/cells.tsx:3\n');
    expect(output).toMatch(/^21 equal lines: three\/index\.tsx:1 and three\/index\.tsx:\d+$/m);
    expect(output.match(/equal lines:/g)).toHaveLength(2);
    expect(status).toBe(1);
  });
});

describe('the linters of the contract', () => {
  const GOOD = {
    openapi: '3.1.0',
    info: {
      title: 'A contract',
      version: '1.0.0',
      description: 'For this test.',
      contact: { name: 'Its authors' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    tags: [{ name: 'order', description: 'Orders' }],
    'x-error-catalogue': {},
    'x-state-machines': {},
    paths: {
      '/order/detail': {
        get: {
          operationId: 'getOrder',
          tags: ['order'],
          summary: 'One order',
          description: 'Access key `order:detail`.',
          responses: {
            '200': {
              description: 'The order',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
            },
            '401': { description: 'No session' },
          },
        },
      },
    },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      parameters: {},
      schemas: { Order: { type: 'object', properties: { no: { type: 'string', description: 'Its number' } } } },
    },
  };
  type Contract = typeof GOOD;

  /** JSON is YAML too. */
  const check = (change: (contract: Contract) => void, fields: object = { records: {}, filters: {} }) => {
    const contract = structuredClone(GOOD);
    change(contract);
    const text = JSON.stringify(contract);
    const folder = project({
      'index.yaml': text,
      'openapi.json': text,
      'fields.yaml': JSON.stringify(fields),
      'released/openapi.json': JSON.stringify(GOOD),
      'CHANGELOG.md': '## 1.1.0\n\nA filter.\n\n## 1.0.0\n\nThe first.\n',
    });
    return run(process.execPath, ['--import', 'tsx', 'config/contract/lint.ts', folder]);
  };

  exhaustiveTest('accept a good contract', () => {
    expect(check(() => {})).toEqual({ status: 0, output: '' });
  });

  exhaustiveTest('reject a truncated description, an undeclared scheme or tag, and a contract without license or contact', () => {
    const { status, output } = check((contract) => {
      Object.assign(contract.components.schemas.Order.properties.no, { agents: null });
      Reflect.deleteProperty(contract.components, 'securitySchemes');
      Reflect.deleteProperty(contract.info, 'license');
      Reflect.deleteProperty(contract.info, 'contact');
      contract.tags = [];
    });
    const [redocly = '', spectral = ''] = ['redocly', 'spectral'].map(
      (name) => new RegExp(`^${name}:(?:(?!^spectral:|^redocly:)[^])*`, 'm').exec(output)?.[0],
    );
    expect(redocly).toContain('Property `agents` is not expected here');
    expect(redocly).toContain('security-defined rule');
    expect(redocly).toContain('info-license rule');
    expect(spectral).toContain('info-contact');
    expect(spectral).toContain('operation-tag-defined');
    expect(status).toBe(1);
  });

  exhaustiveTest('reject a version that hides changes, a field without a description, and a description without a field', () => {
    const change = ({ components }: Contract) => {
      const { properties } = components.schemas.Order;
      Object.assign(properties, { count: { type: 'integer', description: 'How many' } });
      Reflect.deleteProperty(properties.no, 'description');
    };
    expect(check(change, { records: {}, filters: { no: 'Only these numbers' } })).toEqual({
      status: 1,
      output: [
        'version:\nversion 1.0.0 must be 1.1.0 or higher after 1.0.0\nminor: Order: property count added\n',
        'fields:\nOrder.no has no description, and fields.yaml has none for its name\n',
        'fields.yaml describes filters.no, which no property needs\n',
      ].join(''),
    });
  });
});
