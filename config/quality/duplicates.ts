/**
 * Finds duplicate runs of lines in the screens (`tsx config/quality/duplicates.ts [folder]`, one of the gates). Ignores
 * indentation and empty lines.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The longest duplicate run allowed, in lines. */
const LONGEST = 20;
const folder = process.argv[2] ?? path.resolve(__dirname, '../../src/pages');

interface Line {
  file: string;
  /** Line number in its file, from 1. */
  at: number;
  text: string;
}

const linesOf = (file: string): Line[] =>
  readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ file, at: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => linesOf(name.replaceAll(path.sep, '/')));

/** Start positions of all runs of LONGEST + 1 lines, by their text. */
const runs = new Map<string, { lines: Line[]; index: number }[]>();
for (const lines of files)
  for (let index = 0; index + LONGEST < lines.length; index += 1) {
    const text = lines
      .slice(index, index + LONGEST + 1)
      .map((line) => line.text)
      .join('\n');
    runs.set(text, [...(runs.get(text) ?? []), { lines, index }]);
  }

/** Number of equal lines from these two places on. */
function lengthOf(one: { lines: Line[]; index: number }, other: typeof one): number {
  let length = 0;
  while (one.lines[one.index + length] && one.lines[one.index + length]?.text === other.lines[other.index + length]?.text)
    length += 1;
  return length;
}

const found: string[] = [];
for (const [first, ...others] of runs.values())
  for (const other of others) {
    if (!first) continue;
    const before = [first.lines[first.index - 1], other.lines[other.index - 1]];
    // Skips the middle of a longer run.
    if (before[0] && before[0].text === before[1]?.text) continue;
    const [here, there] = [first.lines[first.index], other.lines[other.index]];
    found.push(`${lengthOf(first, other)} equal lines: ${here?.file}:${here?.at} and ${there?.file}:${there?.at}`);
  }

for (const line of found) console.error(line);
if (found.length > 0) {
  console.error(`More than ${LONGEST} equal lines belong into the kit (src/components, src/screen).`);
  process.exit(1);
}
