import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { anchorsOf } from './sources';

const root = path.resolve(__dirname, '../..');
const PLACES = ['src', 'mock', 'tests', 'config', 'docs', 'deploy', '.github', '.umirc.ts', 'README.md'];
const TEXT = /\.(tsx?|[cm]?js|ya?ml|md|conf|css)$/;
const GENERATED = /^src\/(\.umi|contract\/(schema|keys)\b)/;

const files = PLACES.flatMap((place) =>
  statSync(path.join(root, place)).isFile()
    ? [place]
    : readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' }).map((name) => `${place}/${name}`),
)
  .filter((file) => TEXT.test(file) && !GENERATED.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const pages = new Map(
  readdirSync(path.join(root, 'docs/rules')).map((name) => [
    name,
    anchorsOf(readFileSync(path.join(root, 'docs/rules', name), 'utf8')),
  ]),
);

/** Citations of missing rules; all invariants together are cited by their page alone. */
function missingIn({ file, text }: { file: string; text: string }): string[] {
  return [...text.matchAll(/docs\/rules\/(\w+\.md)(?:#([\w-]+))?/g)]
    .filter(([, page = '', anchor]) => {
      const anchors = pages.get(page);
      return !anchors || (anchor === undefined ? !WHOLE_PAGES.includes(page) : !anchors.includes(anchor));
    })
    .map(([cited]) => `${file}: ${cited}`);
}
const WHOLE_PAGES = ['README.md', 'invariants.md'];

/** Citations of papers that are not in the repository, by name and number. */
function bareIn({ file, text }: { file: string; text: string }): string[] {
  const papers = 'simulator|screens?|domain|conventions|states|keys|decisions?|quality|performance|spec|paper|glossary';
  const bare = new RegExp(`\\b(?:${papers})(?: §?|\\s+\\*\\s+§?)\\d+(?:\\.\\d+)?`, 'gi');
  return [...text.matchAll(bare)].map(([cited]) => `${file}: ${cited}`);
}

test('every cited rule exists', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(missingIn)).toEqual([]);
  const here = 'docs/rules';
  expect(
    missingIn({
      file: 'x',
      text: `(${here}/withdraw.md#undo) (${here}/withdraw.md#redo) (${here}/none.md#undo) (${here}/withdraw.md)`,
    }),
  ).toEqual([`x: ${here}/withdraw.md#redo`, `x: ${here}/none.md#undo`, `x: ${here}/withdraw.md`]);
});

test('no comment cites a paper outside the repository', () => {
  expect(files.flatMap(bareIn)).toEqual([]);
  const [paper, number] = ['simulator', '4.2'];
  expect(bareIn({ file: 'x', text: `(${paper} ${number}, 5) ${paper}\n * ${number} and 32 screens, 15 faults` })).toHaveLength(2);
});

test('a rule occurs once on its page', () => {
  for (const [page, anchors] of pages) expect({ page, anchors: [...new Set(anchors)] }).toEqual({ page, anchors });
});
