import { sourceFiles } from './sources';

/**
 * Casts of each part (`as const` is none). A cast is a promise that the compiler does not check: these numbers only fall, and with each
 * cast that goes.
 */
const CASTS: Readonly<Record<string, number>> = { 'mock/areas': 129, mock: 101, 'src/pages': 60, src: 193 };

/** Casts of a text: comments, strings, imports and exports have none. */
function castsIn(text: string): number {
  const code = text
    .replace(/^(?:import|export) [^;]*?from '[^']+';/gms, '')
    .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
  return code.match(/ as (?!const\b)(?=[A-Za-z{([])/g)?.length ?? 0;
}

const files = (['src', 'mock'] as const)
  .flatMap((folder) => sourceFiles(/\.tsx?$/, folder))
  .filter(({ file }) => !/^src\/contract\/|\.d\.ts$/.test(file));
const partOf = (file: string) => Object.keys(CASTS).find((part) => file.startsWith(`${part}/`)) ?? '';

test('a cast is counted where it stands', () => {
  expect(castsIn("const [one] = rows as [Row];\nconst two = 'as good as new';\nconst three = ['a'] as const;\n")).toBe(1);
  expect(castsIn("import {\n  type A as B,\n} from './a';\n// as good as new\nconst a = b as unknown as C;\n")).toBe(2);
});

test.each(Object.entries(CASTS))('%s has %i casts', (part, casts) => {
  const own = files.filter(({ file }) => partOf(file) === part);
  expect(own.length).toBeGreaterThan(100);
  expect(own.reduce((sum, { text }) => sum + castsIn(text), 0)).toBe(casts);
});
