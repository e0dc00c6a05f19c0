import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Casts that each part may have (`as const` is none). A cast is a promise that the compiler does not check: lower these numbers. */
const MOST: Readonly<Record<string, number>> = { 'mock/areas': 147, mock: 102, 'src/pages': 127, src: 193 };

/** Casts of a text: comments, strings, imports and exports have none. */
function castsIn(text: string): number {
  const code = text
    .replace(/^(?:import|export) [^;]*?from '[^']+';/gms, '')
    .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
  return code.match(/ as (?!const\b)(?=[A-Za-z{([])/g)?.length ?? 0;
}

const files = execFileSync('git', ['-C', root, 'ls-files', 'src', 'mock'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/^src\/contract\/|\.d\.ts$/.test(file));
const partOf = (file: string) => Object.keys(MOST).find((part) => file.startsWith(`${part}/`)) ?? '';

test('a cast is counted where it stands', () => {
  expect(castsIn("const [one] = rows as [Row];\nconst two = 'as good as new';\nconst three = ['a'] as const;\n")).toBe(1);
  expect(castsIn("import {\n  type A as B,\n} from './a';\n// as good as new\nconst a = b as unknown as C;\n")).toBe(2);
});

test.each(Object.keys(MOST))('%s has no more casts than before', (part) => {
  const own = files.filter((file) => partOf(file) === part);
  expect(own.length).toBeGreaterThan(100);
  const casts = own.reduce((sum, file) => sum + castsIn(readFileSync(path.join(root, file), 'utf8')), 0);
  expect(casts).toBeLessThanOrEqual(MOST[part] ?? 0);
});
