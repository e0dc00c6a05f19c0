import { parseSync } from '@swc/core';

/** What begins a test or a group of tests. */
const WORDS = new Set(['test', 'it', 'describe', 'exhaustiveTest']);
const SKIPS = new Set(['skip', 'todo', 'failing']);

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The words of a callee: `test.each(cases)` is test, each. */
function wordsOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.value)];
  if (callee.type === 'MemberExpression') return [...wordsOf(callee.object), ...wordsOf(callee.property)];
  return callee.type === 'CallExpression' ? wordsOf(callee.callee) : [];
}

function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'StringLiteral') return String(value.value);
  const [only, ...others] = value.type === 'TemplateLiteral' ? (value.quasis as { cooked: string }[]) : [];
  return others.length === 0 ? only?.cooked : undefined;
}

/**
 * Names of the tests and groups of a source, as written there. What is skipped, and all that is in it, is left out.
 * @param hasElements whether it is a `.tsx`: type arguments would be read as elements
 */
export function testNamesIn(source: string, hasElements: boolean): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.type === 'CallExpression') {
      const [first = '', ...others] = wordsOf(node.callee);
      const [name, body] = (node.arguments as { expression: Node }[]).map(({ expression }) => expression);
      if (WORDS.has(first) && others.some((word) => SKIPS.has(word))) return;
      const text = textOf(name);
      if (WORDS.has(first) && text !== undefined && /Function/.test(body?.type ?? '')) names.add(text);
    }
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) value.forEach(walk);
      else walk(value);
    }
  };
  walk(parseSync(source, { syntax: 'typescript', tsx: hasElements }));
  return names;
}
