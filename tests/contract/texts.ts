import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import ts from 'typescript';
import en from '@/locales/en-US/all';
import zh from '@/locales/zh-CN/all';

const root = path.resolve(__dirname, '../..');

/** The texts of one language by their keys. */
export type Messages = ReadonlyMap<string, string>;

function leaves(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${prefix}${name}`, value]] : leaves(value as object, `${prefix}${name}.`),
  );
}

/** Every text of the console in English. */
export const english: Messages = new Map(leaves(en));
/** Every text of the console in Chinese. */
export const chinese: Messages = new Map(leaves(zh));

interface Part {
  type: number;
  value?: unknown;
  options?: Readonly<Record<string, { value: Part[] }>>;
}

/** The displayed words of a message: every branch, without placeholders. */
export function wordsOf(message: string, locale: string): string[] {
  const read = (parts: readonly Part[]): string[] => {
    let line = '';
    const branches: string[] = [];
    for (const part of parts) {
      line += part.type === 0 ? String(part.value) : ' … ';
      for (const option of Object.values(part.options ?? {})) branches.push(...read(option.value));
    }
    return [line, ...branches];
  };
  return read(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst() as Part[]);
}

/** A text of the simulated platform, with its place. */
export interface PlatformText {
  file: string;
  english: string;
  chinese: string;
}

const CJK = /[\u3400-\u9fff]/;

/** The sentences and titles of the simulated platform: pairs of an English and a Chinese literal. */
export function platformTexts(): PlatformText[] {
  const found: PlatformText[] = [];
  const files = readdirSync(path.join(root, 'mock'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  for (const name of files) {
    const file = `mock/${name.replaceAll(path.sep, '/')}`;
    const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isArrayLiteralExpression(node) || ts.isCallExpression(node)) {
        const list = ts.isCallExpression(node) ? node.arguments : node.elements;
        list.forEach((item, at) => {
          const next = list[at + 1];
          if (!next || !ts.isStringLiteralLike(item) || !ts.isStringLiteralLike(next)) return;
          if (CJK.test(next.text) && !CJK.test(item.text)) found.push({ file, english: item.text, chinese: next.text });
        });
      }
      // Code lists of the dictionary: lines of value, English and Chinese.
      if (ts.isNoSubstitutionTemplateLiteral(node))
        for (const [, one = '', two = ''] of node.text.matchAll(/^\s*[^|\n]*\|([^|\n]+)\|([^|\n]+)$/gm))
          if (CJK.test(two)) found.push({ file, english: one.trim(), chinese: two.trim() });
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
