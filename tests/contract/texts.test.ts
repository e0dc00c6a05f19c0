import path from 'node:path';
import ts from 'typescript';
import { exhaustiveTest } from '../support/depth';

/*
 * Many fields of the contract are optional. A template turns a missing one into the word "undefined" without a compiler error,
 * so this test finds them by type.
 */
const root = path.resolve(__dirname, '../..');
/** Templates that are never displayed: keys of lines and of states of a record. */
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

/** Codes of the contract; currency codes are well-known names. */
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const isCode = (type: ts.Type): boolean => {
  const parts = (type.isUnion() ? type.types : [type]).filter((part) => !isAbsent(part));
  return parts.length > 0 && parts.every((part) => part.isStringLiteral() && CODE.test(part.value) && part.value.length > 3);
};

/** The displayed parts of an expression: both branches of a choice, and the fallback of a missing value. */
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

/** The expression that this node displays. */
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

/** Expressions that display a raw code of the contract. */
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

exhaustiveTest('no text is built with an optional value of an answer', () => {
  expect(
    placesIn(program, (node, checker) =>
      ts.isTemplateSpan(node) && canBeAbsent(checker.getTypeAtLocation(node.expression)) && isShown(node)
        ? [node.expression]
        : [],
    ),
  ).toEqual([]);
});

test('no screen displays a raw code of the contract', () => {
  // The name of the algorithm is the usual one.
  const known = ['src/pages/merchant/user/Facts.tsx row.signType'];
  expect(placesIn(program, codesIn).filter((place) => !known.includes(place.replace(/:\d+/, '')))).toEqual([]);
});

const has = (type: ts.Type, flags: ts.TypeFlags): boolean =>
  (type.isUnion() ? type.types : [type]).some((one) => (one.flags & flags) !== 0);
/** For a place with any content (ReactNode) its parts are checked. */
const isNumber = (type: ts.Type): boolean => has(type, ts.TypeFlags.NumberLike) && !has(type, ts.TypeFlags.BigIntLike);

test('no element displays an unformatted number', () => {
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
