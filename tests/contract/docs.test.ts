import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listOperations } from '../../config/contract/document';
import openapi from '../../config/openapi/openapi.json';
import { screens } from '../../config/routes';
import { scripts } from '../../package.json';
import { accessKeys } from '../../src/contract/keys';
import { anchorsOf, sourceFiles } from './sources';

const root = path.resolve(__dirname, '../..');
const files = [
  'README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const texts = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Broken links of a text. */
function brokenIn({ file, text }: { file: string; text: string }): string[] {
  return [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    .filter(([, to = '', anchor]) => {
      const target = to === '' ? path.join(root, file) : path.resolve(root, path.dirname(file), to);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor));
    })
    .map(([link]) => `${file}: ${link}`);
}

const PATHS = new Set(listOperations(openapi as never).map(({ path: apiPath }) => apiPath));
const ROUTES = new Set<string>(screens.map(({ path: route }) => route));
const SECTIONS = ['/sys/'];

/** Addresses and keys in code type that neither the routes, nor the contract, nor the project has. */
function unknownIn({ file, text }: { file: string; text: string }): string[] {
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/[\s,]+/));
  const isPath = (word: string) =>
    /^\/(trade|sys|bank|bankCard|merchant|agency|account|currency|auth|common|maintain|test|product|mch)\b[\w/:]*$/.test(word);
  const isKey = (word: string) => /^(trade|sys|bank|product|merchant|account|currency|mch|test)(:\w+)+$/.test(word);
  // A script of the project may look like a key.
  return words
    .filter((word) => !(word in scripts))
    .filter(
      (word) =>
        (isPath(word) &&
          !ROUTES.has(word) &&
          !PATHS.has(word) &&
          !SECTIONS.includes(word) &&
          ![...ROUTES, ...PATHS].some((one) => one.startsWith(word))) ||
        (isKey(word) && !(accessKeys as readonly string[]).includes(word)),
    )
    .map((word) => `${file}: ${word}`);
}

const FOLDERS = /^(?:src|mock|config|tests|docs|deploy|public|\.github)\/[\w./-]*$/;
/** A document may name a module without its ending. */
const ENDINGS = ['', '.ts', '.tsx'];

/** Files and folders of the project in code type that are not there; names with a gap (`<area>`, `*`) stand for many. */
function missingIn({ file, text }: { file: string; text: string }): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/[\s,;]+/))
    .filter((word) => FOLDERS.test(word) && !ENDINGS.some((ending) => existsSync(path.join(root, word + ending))))
    .map((word) => `${file}: ${word}`);
}

test('every referenced file and folder exists', () => {
  expect(texts.flatMap(missingIn)).toEqual([]);
  expect(
    missingIn({ file: 'x', text: '`src/app.tsx` `mock/flow/` `mock/gone.ts` `tsx tests/bench/gone` `src/pages/<address>`' }),
  ).toEqual(['x: mock/gone.ts', 'x: tests/bench/gone']);
});

test('every link and picture of README and guides exists', () => {
  expect(texts.flatMap(brokenIn)).toEqual([]);
  expect(
    brokenIn({ file: 'README.md', text: '[a](docs/none.md) [b](README.md#none) ![c](docs/pictures/none.png)' }),
  ).toHaveLength(3);
});

test('every picture of the guides is used', () => {
  const all = texts.map(({ text }) => text).join('\n');
  expect(readdirSync(path.join(root, 'docs/pictures')).filter((name) => !all.includes(`pictures/${name}`))).toEqual([]);
});

test('every referenced address and access key exists', () => {
  expect(texts.flatMap(unknownIn)).toEqual([]);
  expect(unknownIn({ file: 'x', text: '`/trade/nothing` `trade:withdraw:fly` `/trade/withdraw` `trade:withdraw:pass`' })).toEqual(
    ['x: /trade/nothing', 'x: trade:withdraw:fly'],
  );
});

test('the operator’s guide lists exactly the shortcuts of the queue', () => {
  const guide = texts.find(({ file }) => file === 'docs/operator.md')?.text ?? '';
  const [, table = ''] = /\| Key \| What it does \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(guide) ?? [];
  const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, key]) => key),
  );
  const ofQueue = [
    'src/components/ResourceTable.tsx',
    'src/components/RecordDrawer.tsx',
    'src/screen/ExportButton.tsx',
    'src/components/FilterBar.tsx',
    'src/layouts/KeyboardHelp.tsx',
    'src/pages/trade/withdraw/keys.ts',
    'src/pages/trade/withdraw/DoneNotice.tsx',
    'src/pages/trade/withdraw/OrderSwitch.tsx',
    'src/pages/trade/withdraw/WithdrawDrawer.tsx',
  ];
  const keys = sourceFiles()
    .filter(({ file }) => ofQueue.includes(file))
    .flatMap(({ text }) => [...text.matchAll(/(?:keys: |\bkey\()'([^']+)'/g)].map(([, key]) => key));
  // Shortcuts of the list that are not those of the screen.
  expect(new Set(named)).toEqual(new Set([...keys, 'Enter', 'Ctrl+K']));
});
