import path from 'node:path';
import ts from 'typescript';

/*
 * The contract leaves many fields out of an answer. A template makes the word "undefined" of such a field without a word of the compiler,
 * so that it is looked for here by type.
 */
const root = path.resolve(__dirname, '../..');
/** Templates that nobody reads: keys of lines, and what tells one state of a record from another. */
const NOT_SHOWN = /^(key|rowKey|versionOf|version|selector)$/;

const isAbsent = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void)) !== 0;
const canBeAbsent = (type: ts.Type): boolean => (type.isUnion() ? type.types.some(isAbsent) : isAbsent(type));

function nameOf(node: ts.Node): string | undefined {
  if (ts.isJsxAttribute(node)) return node.name.getText();
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) return node.name.getText();
  return undefined;
}
function isShown(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (NOT_SHOWN.test(nameOf(at) ?? '')) return false;
  }
  return true;
}

/** Templates of these sources whose value may be undefined or null. */
function holesIn(files: readonly string[], under: string): string[] {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  ) as ts.ParsedCommandLine;
  const program = ts.createProgram([...files], options);
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(under) || source.fileName.includes('/.umi/')) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isTemplateSpan(node) && canBeAbsent(checker.getTypeAtLocation(node.expression)) && isShown(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${path.relative(root, source.fileName)}:${line + 1} ${node.expression.getText()}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

test('no text is made with a value that an answer may leave out', () => {
  const under = path.join(root, 'src');
  const files = ts.sys.readDirectory(under, ['.ts', '.tsx'], ['**/.umi*/**']);
  const declared = ts.sys.readDirectory(path.join(under, '.umi'), ['.d.ts']);
  expect(files.length).toBeGreaterThan(500);
  expect(holesIn([...files, ...declared], under)).toEqual([]);
});
