import path from 'node:path';
import * as ts from 'typescript-7/unstable/ast';
import { type Type, TypeFlags } from 'typescript-7/unstable/sync';
import { type Compiled, compiledWith } from './compiled';

/*
 * A translator in the browser puts each text into an element of its own. React then fails when it takes such a text away, or puts
 * something before it. So no text that comes and goes stands bare among siblings, and none follows a sibling that comes and goes:
 * it has an element, which the translator leaves where it is.
 *
 * And a name of a right-to-left script reorders the numbers beside it in the same line (docs/rules/console.md#direction). So a name or a
 * remark among others has an element too, or goes through `asShown`, `joinedText` or a sentence.
 */
const PLANTED = `
declare const name: string | undefined;
declare const names: readonly string[];
export const Goes = () => <p><b>1</b> {name}</p>;
export const GoesToo = () => <p><b>1</b>{name && name + '!'}</p>;
export const Changes = () => <p><b>1</b>{name ? <i>{name}</i> : 'none'}</p>;
export const Follows = () => <p>{name && <b>{name}</b>} is there</p>;
export const FollowsList = () => <p>{names.map((one) => <b key={one}>{one}</b>)}{String(names.length)}</p>;
export const Fine = () => <p>Name <b>{name}</b> {name && <b>{name}</b>}<span>{name}</span>{name ? 'yes' : 'no'}</p>;
export const Alone = () => <p>{name}</p>;
declare const row: { mchName: string; remark?: string; count: number };
declare const asShown: (text: unknown) => string;
export const Beside = () => <p>{row.mchName} 12</p>;
export const Fallback = () => <p>{row.remark ?? '-'}: <b>{row.count}</b></p>;
export const Chosen = () => <p>{row.count > 1 ? row.mchName : 'none'}: {row.count}</p>;
export const Template = () => <b>{\`\${row.mchName} 12\`}</b>;
export const Isolated = () => <p>{asShown(row.mchName)} <b>{row.mchName}</b> {row.count}{row.remark && <i>{row.remark}</i>}</p>;
`;
let compiled: Compiled;
beforeAll(() => {
  compiled = compiledWith(PLANTED);
});
afterAll(() => compiled.close());

const isLiteral = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

type Kind = 'text' | 'element' | 'nothing' | 'unknown';

/** The ends of an expression: both branches of a choice. Nothing for the case that a condition does not hold. */
function endsOf(node: ts.Expression): (ts.Expression | 'nothing')[] {
  if (ts.isParenthesizedExpression(node)) return endsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...endsOf(node.whenTrue), ...endsOf(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return node.kind === ts.SyntaxKind.NullKeyword ? ['nothing'] : [node];
  const { kind } = node.operatorToken;
  return kind === ts.SyntaxKind.AmpersandAmpersandToken ? ['nothing', ...endsOf(node.right)] : [node];
}

const EMPTY = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void | TypeFlags.BooleanLike;
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
function kindsOf(type: Type): Kind[] {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const kinds = parts.map((part): Kind => {
    if (part.isStringLiteralType() && part.value === '') return 'nothing';
    if (part.flags & EMPTY) return 'nothing';
    return part.flags & TEXT ? 'text' : 'element';
  });
  // What may be anything (ReactNode) is checked where it is made.
  const isAnything = kinds.includes('text') && kinds.includes('element') && kinds.includes('nothing');
  return isAnything ? ['unknown'] : kinds;
}

interface Child {
  node: ts.Node;
  kinds: ReadonlySet<Kind>;
  isList: boolean;
}

/** The children of each element and fragment of a source that has more than one. */
function familiesIn(source: ts.SourceFile): Child[][] {
  const families: ts.JsxChild[][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) =>
        ts.isJsxText(child)
          ? child.text.trim() !== '' || !child.text.includes('\n')
          : !ts.isJsxExpression(child) || child.expression !== undefined,
      );
      if (children.length > 1) families.push(children);
    }
    node.forEachChild(visit);
  };
  visit(source);
  const ends = families
    .flat()
    .flatMap((child) => (ts.isJsxExpression(child) && child.expression ? endsOf(child.expression) : []));
  const asked = ends.filter((end) => end !== 'nothing' && !isLiteral(end) && !ts.isJsxElement(end)) as ts.Expression[];
  // All of a file at once: each question goes to another process.
  const answers = asked.length === 0 ? [] : compiled.checker.getTypeAtLocation(asked);
  const typeOf = new Map(asked.map((end, at) => [end, answers[at]]));
  const kindsOfEnd = (end: ts.Expression | 'nothing'): Kind[] => {
    if (end === 'nothing') return ['nothing'];
    if (isLiteral(end)) return [end.text === '' ? 'nothing' : 'text'];
    const type = typeOf.get(end);
    return type ? kindsOf(type) : ['element'];
  };
  const read = (node: ts.JsxChild): Child => {
    if (ts.isJsxText(node)) return { node, kinds: new Set(['text']), isList: false };
    if (!ts.isJsxExpression(node) || !node.expression) return { node, kinds: new Set(['element']), isList: false };
    const isList = /\.(map|flatMap|filter)\(/.test(node.expression.getText());
    return { node, kinds: new Set(endsOf(node.expression).flatMap(kindsOfEnd)), isList };
  };
  return families.map((family) => family.map(read));
}

const isText = ({ kinds, isList }: Child) => !isList && kinds.has('text') && kinds.size === 1;
const doesGo = ({ kinds, isList }: Child) => isList || kinds.has('nothing') || (kinds.has('text') && kinds.size > 1);

/** Texts that come and go, and texts right behind something that does. */
function bareIn(source: ts.SourceFile): string[] {
  return familiesIn(source).flatMap((family) =>
    family
      .filter((child, at) => {
        if (child.kinds.has('text') && !child.isList) {
          if (child.kinds.size > 1) return true;
          const before = family.slice(0, at).findLast((one) => !isText(one));
          return before !== undefined && doesGo(before) && isText(child);
        }
        return false;
      })
      .map(({ node }) => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        return `${path.basename(source.fileName)}:${line + 1} ${node.getText().trim()}`;
      }),
  );
}

test('finds texts that a translator would take from React', () => {
  expect(bareIn(compiled.planted)).toEqual([
    'Planted.tsx:4 {name}',
    "Planted.tsx:5 {name && name + '!'}",
    "Planted.tsx:6 {name ? <i>{name}</i> : 'none'}",
    'Planted.tsx:7 is there',
    'Planted.tsx:8 {String(names.length)}',
  ]);
});

test('no text of the console that comes and goes, or follows what does, stands bare among siblings', () => {
  const names = compiled.names.filter((name) => name.endsWith('.tsx'));
  expect(names.length).toBeGreaterThan(300);
  expect(names.map(compiled.sourceOf).flatMap(bareIn)).toEqual([]);
});

const OUTSIDE = /(?:^n|N)ame$|(?:^r|R)emark$|(?:^t|T)itle$|(?:^p|P)ostscript$|[a-z]By$|^realName$|^username$/;

/** The name of a value that is read, if it is one from outside. */
function outsideIn(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return OUTSIDE.test(node.name.text);
  return ts.isIdentifier(node) && OUTSIDE.test(node.text);
}

/** The values that an expression may give. */
function valuesOf(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return valuesOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)];
  if (ts.isTemplateExpression(node)) return node.templateSpans.flatMap(({ expression }) => valuesOf(expression));
  if (!ts.isBinaryExpression(node)) return [node];
  const isCondition = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return [...(isCondition ? [] : valuesOf(node.left)), ...valuesOf(node.right)];
}

/** Names and remarks beside others, that nothing isolates. */
function besideIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '');
      for (const child of children) {
        if (!ts.isJsxExpression(child) || !child.expression) continue;
        const isBeside = children.length > 1 || ts.isTemplateExpression(child.expression);
        if (!isBeside || !valuesOf(child.expression).some(outsideIn)) continue;
        const { line } = source.getLineAndCharacterOfPosition(child.getStart());
        found.push(`${path.basename(source.fileName)}:${line + 1} ${child.getText()}`);
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

test('finds names that reorder what stands beside them', () => {
  expect(besideIn(compiled.planted).map((place) => place.split(' ')[1]?.replace(/[^\w.]/g, ''))).toEqual([
    'name',
    'name',
    'row.mchName',
    'row.remark',
    'row.count',
    'row.mchName',
  ]);
});

test('no name of the console reorders what stands beside it', () => {
  const names = compiled.names.filter((name) => name.endsWith('.tsx'));
  expect(names.map(compiled.sourceOf).flatMap(besideIn)).toEqual([]);
});

test('facts are joined in one place, which isolates each', () => {
  const joins = compiled.names.filter((name) => compiled.sourceOf(name).text.includes(".join(' \u00b7 ')"));
  expect(joins).toEqual(['src/domain/written.ts']);
});
