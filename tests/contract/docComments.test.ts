import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Shared code is documented: functions and classes that these folders export have a doc comment. */
const FOLDERS = ['mock/engine', 'src/domain', 'src/request', 'src/components', 'src/screen'];
const root = path.resolve(__dirname, '../..');

const isCode = (value: ts.Expression | undefined) =>
  value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));

/** Names of the functions and classes that a statement exports. */
function exportedBy(statement: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? 'default'];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations
    .filter(({ initializer }) => isCode(initializer))
    .map(({ name }) => name.getText());
}

/** Exported names of a text, and whether one of the declarations of each (overloads share one) has a doc comment. */
function commentsIn(file: string, text: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements)
    for (const name of exportedBy(statement))
      found.set(name, found.get(name) || ts.getJSDocCommentsAndTags(statement).length > 0);
  return found;
}

test('finds a function without a comment', () => {
  const found = commentsIn('a.ts', '/** One. */\nexport function a() {}\nexport const b = () => 1;\nexport const c = 1;');
  expect([...found]).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

test.each(FOLDERS)('exported functions of %s have a doc comment', (folder) => {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const all = names.flatMap((name) =>
    [...commentsIn(name, readFileSync(path.join(root, folder, name), 'utf8'))].map(
      ([of, has]) => [`${name}: ${of}`, has] as const,
    ),
  );
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(([, has]) => !has).map(([name]) => name)).toEqual([]);
});
