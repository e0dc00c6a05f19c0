import path from 'node:path';
import ts from 'typescript';
import { exhaustiveTest } from '../support/depth';

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

const under = path.join(root, 'src');

/** All sources of the console, as the compiler sees them. */
function programOf(): ts.Program {
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
  const files = ts.sys.readDirectory(under, ['.ts', '.tsx'], ['**/.umi*/**']);
  const declared = ts.sys.readDirectory(path.join(under, '.umi'), ['.d.ts']);
  expect(files.length).toBeGreaterThan(500);
  return ts.createProgram([...files, ...declared], options);
}

/** Places in these sources, as file and line, for which `isFound` gives a text. */
function placesIn(program: ts.Program, found: (node: ts.Node, checker: ts.TypeChecker) => readonly ts.Node[]): string[] {
  const checker = program.getTypeChecker();
  const places: string[] = [];
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(under) || source.fileName.includes('/.umi/')) continue;
    const visit = (node: ts.Node): void => {
      for (const one of found(node, checker)) {
        const { line } = source.getLineAndCharacterOfPosition(one.getStart());
        places.push(`${path.relative(root, source.fileName)}:${line + 1} ${one.getText()}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return places;
}

/** Codes of the contract; those of currencies are names that people know. */
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const isCode = (type: ts.Type): boolean => {
  const parts = (type.isUnion() ? type.types : [type]).filter((part) => !isAbsent(part));
  return parts.length > 0 && parts.every((part) => part.isStringLiteral() && CODE.test(part.value) && part.value.length > 3);
};

/** What of an expression is shown: both ways of a choice, and whatever stands in for what is missing. */
function shownOf(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return shownOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...shownOf(node.whenTrue), ...shownOf(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return [node];
  const isEither = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind);
  return [...(isEither ? shownOf(node.left) : []), ...shownOf(node.right)];
}

const SHOWN_PROPS = /^(label|title|hint|description|children|content)$/;
const SHOWN_ATTRIBUTES = /^(title|label|description|placeholder|aria-label)$/;
const isFact = (node: ts.Node): boolean =>
  ts.isCallExpression(node) ? node.expression.getText() === 'factsOf' : node.parent !== undefined && isFact(node.parent);

/** The expression that a person reads because of this node. */
function readIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isJsxExpression(node))
    return ts.isJsxAttribute(node.parent) && !SHOWN_ATTRIBUTES.test(node.parent.name.getText()) ? undefined : node.expression;
  if (ts.isPropertyAssignment(node)) {
    const name = node.name.getText();
    return SHOWN_PROPS.test(name) || (name === 'value' && isFact(node)) ? node.initializer : undefined;
  }
  if (!ts.isArrowFunction(node) || ts.isBlock(node.body)) return undefined;
  return ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'render' ? node.body : undefined;
}

/** Expressions that show a code of the contract as it is. */
function codesIn(node: ts.Node, checker: ts.TypeChecker): ts.Node[] {
  const joined = ts.isArrayLiteralExpression(node) && ts.isPropertyAccessExpression(node.parent) ? [...node.elements] : [];
  const named = ts.isCallExpression(node) && /^(joined|withCode)$/.test(node.expression.getText()) ? [...node.arguments] : [];
  return [readIn(node) ?? [], joined, named]
    .flat()
    .flatMap(shownOf)
    .filter((one) => !ts.isStringLiteral(one) && !ts.isSpreadElement(one) && isCode(checker.getTypeAtLocation(one)));
}

let program: ts.Program;
beforeAll(() => {
  program = programOf();
});

exhaustiveTest('no text is made with a value that an answer may leave out', () => {
  expect(
    placesIn(program, (node, checker) =>
      ts.isTemplateSpan(node) && canBeAbsent(checker.getTypeAtLocation(node.expression)) && isShown(node)
        ? [node.expression]
        : [],
    ),
  ).toEqual([]);
});

test('no screen shows a code of the contract as it is', () => {
  // The name of the algorithm is what people call it.
  const known = ['src/pages/merchant/user/Facts.tsx row.signType'];
  expect(placesIn(program, codesIn).filter((place) => !known.includes(place.replace(/:\d+/, '')))).toEqual([]);
});

const has = (type: ts.Type, flags: ts.TypeFlags): boolean =>
  (type.isUnion() ? type.types : [type]).some((one) => (one.flags & flags) !== 0);
/** Of a place for any content (ReactNode) its parts are asked. */
const isNumber = (type: ts.Type): boolean => has(type, ts.TypeFlags.NumberLike) && !has(type, ts.TypeFlags.BigIntLike);

test('no number stands in an element as the program has it', () => {
  expect(
    placesIn(program, (node, checker) =>
      ts.isJsxExpression(node) &&
      node.expression &&
      !ts.isJsxAttribute(node.parent) &&
      isNumber(checker.getTypeAtLocation(node.expression))
        ? [node.expression]
        : [],
    ),
  ).toEqual([]);
});
