import path from 'node:path';
import * as ts from 'typescript-7/unstable/ast';
import { type Type, TypeFlags } from 'typescript-7/unstable/sync';
import { exhaustiveTest, isSampled } from '../support/depth';
import { type Compiled, compiledWith } from './compiled';

/*
 * Many fields of the contract are optional. A template turns a missing one into the word "undefined" without a compiler error,
 * so this test finds them by type. It asks the compiler of `npm run types`, which takes less time.
 */
const root = path.resolve(__dirname, '../..');
/** Templates that are never displayed: keys of lines and of states of a record. */
const NOT_SHOWN = /^(key|rowKey|versionOf|version|selector)$/;

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);
const has = (type: Type, flags: TypeFlags): boolean => partsOf(type).some((part) => (part.flags & flags) !== 0);
const ABSENT = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void;

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

const sources: ts.SourceFile[] = [];
/** Has a place with a known code, so it is in every sample. */
const FACTS = 'src/pages/merchant/user/Facts.tsx';
/** A source with one of each fault. */
const PLANTED = `
export const text = (no: string | undefined) => \`No. \${no}\`;
export const Code = (props: { type: 'HMAC_SHA256' }) => <p>{props.type}</p>;
export const Count = () => <p>{1}</p>;
`;
let compiled: Compiled;

/** Sources of the console, as the compiler sees them: in the short suite a quarter of them, because their types take a minute. */
beforeAll(() => {
  compiled = compiledWith(PLANTED);
  expect(compiled.names.length).toBeGreaterThan(500);
  const isRead = (name: string) => name === FACTS || isSampled(name, 4);
  sources.push(...compiled.names.filter(isRead).map(compiled.sourceOf));
});
afterAll(() => compiled.close());

/** Nodes to look at, and whether the type of such a node is a fault. */
interface Search {
  candidatesIn: (node: ts.Node) => readonly ts.Node[];
  isFault: (type: Type) => boolean;
}

/** Places in these sources, as file and line, with a fault. */
function placesIn(files: readonly ts.SourceFile[], { candidatesIn, isFault }: Search): string[] {
  return files.flatMap((source) => {
    const nodes: ts.Node[] = [];
    const visit = (node: ts.Node): void => {
      nodes.push(...candidatesIn(node));
      node.forEachChild(visit);
    };
    visit(source);
    // All of a file at once: each question goes to another process.
    const types = nodes.length === 0 ? [] : compiled.checker.getTypeAtLocation(nodes);
    return nodes.flatMap((node, at) => {
      const type = types[at];
      if (!type) throw new Error(`${node.getText()} has no type`);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      return isFault(type) ? [`${path.relative(root, source.fileName)}:${line + 1} ${node.getText()}`] : [];
    });
  });
}

/** Codes of the contract; currency codes are well-known names. */
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const isCode = (type: Type): boolean => {
  const parts = partsOf(type).filter((part) => (part.flags & ABSENT) === 0);
  return parts.length > 0 && parts.every((part) => part.isStringLiteralType() && CODE.test(part.value) && part.value.length > 3);
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

/** Expressions that display something, as far as it may be a raw code of the contract. */
function shownIn(node: ts.Node): ts.Node[] {
  const joined = ts.isArrayLiteralExpression(node) && ts.isPropertyAccessExpression(node.parent) ? [...node.elements] : [];
  const named = ts.isCallExpression(node) && /^(joined|withCode)$/.test(node.expression.getText()) ? [...node.arguments] : [];
  return [readIn(node) ?? [], joined, named]
    .flat()
    .flatMap(shownOf)
    .filter((one) => !ts.isStringLiteral(one) && !ts.isSpreadElement(one));
}

const absent: Search = {
  candidatesIn: (node) => (ts.isTemplateSpan(node) && isShown(node) ? [node.expression] : []),
  isFault: (type) => has(type, ABSENT),
};
const codes: Search = { candidatesIn: shownIn, isFault: isCode };
const numbers: Search = {
  candidatesIn: (node) =>
    ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent) ? [node.expression] : [],
  // For a place with any content (ReactNode) its parts are checked.
  isFault: (type) => has(type, TypeFlags.NumberLike) && !has(type, TypeFlags.BigIntLike),
};

test.each([
  ['an optional value in a text', absent, 'Planted.tsx:2 no'],
  ['a raw code', codes, 'Planted.tsx:3 props.type'],
  ['an unformatted number', numbers, 'Planted.tsx:4 1'],
])('%s is found', (_, search, place) => {
  expect(placesIn([compiled.planted], search).map((found) => path.basename(found))).toEqual([place]);
});

exhaustiveTest('no text is built with an optional value of an answer', () => {
  expect(placesIn(sources, absent)).toEqual([]);
});

test('no screen displays a raw code of the contract', () => {
  // The name of the algorithm is the usual one.
  const isKnown = (place: string) => place.replace(/:\d+/, '') === `${FACTS} row.signType`;
  const places = placesIn(sources, codes);
  expect(places.filter(isKnown)).toHaveLength(1);
  expect(places.filter((place) => !isKnown(place))).toEqual([]);
});

test('no element displays an unformatted number', () => {
  expect(placesIn(sources, numbers)).toEqual([]);
});
