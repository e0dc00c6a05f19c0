import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screens } from './routes';

const LANGUAGES = ['en-US', 'zh-CN'] as const;

/** URL prefixes of the text files in a folder. A folder with an index file is one part. */
function addressesIn(folder: string, address = ''): string[] {
  if (existsSync(path.join(folder, 'index.ts'))) return [address];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? addressesIn(path.join(folder, entry.name), `${address}/${entry.name}`)
      : [`${address}/${path.basename(entry.name, '.ts')}`],
  );
}

/** Module name of a prefix: `/merchant/user/ip` becomes `merchantUserIp`. */
const nameOf = (address: string) => address.slice(1).replace(/\/(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Generates modules from the files under src/locales: the text parts that load with a screen, and for each language all texts at
 * once. A part is named by URL prefix: `currency/rate.ts` serves all screens under `/currency/rate`. Texts that `console.ts`
 * imports load with the layout and are no part.
 */
export function deriveLocales(root: string, notice: string): Record<string, string> {
  const folder = path.join(root, 'src/locales');
  const english = path.join(folder, 'en-US');
  const withLayout = readFileSync(path.join(english, 'console.ts'), 'utf8');
  const parts = addressesIn(english)
    .filter((address) => screens.some((screen) => screen.path === address || screen.path.startsWith(`${address}/`)))
    .filter((address) => !withLayout.includes(`'.${address}'`))
    .sort();
  // Longer prefixes come first: the first match wins.
  const entries = [...parts]
    .sort((one, other) => other.length - one.length || one.localeCompare(other))
    .map((address) => {
      const imports = LANGUAGES.map((language) => `    '${language}': () => import('./${language}${address}'),\n`);
      return `  '${address}': {\n${imports.join('')}  },\n`;
    });
  const allTexts = (language: string) => {
    const imports = parts.map((address) => `import * as ${nameOf(address)} from '.${address}';\n`).join('');
    const spread = ['texts', 'overlays', ...parts.map(nameOf)].map((name) => `  ...${name},\n`).join('');
    const shape =
      language === 'en-US'
        ? ['', '']
        : [
            `import type english from '../en-US/all';\nimport type { SameShape } from '../types';\n`,
            ' satisfies SameShape<typeof english>',
          ];
    return `/* ${notice} */
${shape[0]}import texts from './console';
import overlays from './overlays';
${imports}
/** Every text of the language; the console fetches them part by part. */
export default {
${spread}}${shape[1]};
`;
  };
  return {
    'src/locales/parts.ts': `/* ${notice} */
/** Texts of the screens, by what their addresses begin with. */
export const screenParts = {
${entries.join('')}} as const;
`,
    ...Object.fromEntries(LANGUAGES.map((language) => [`src/locales/${language}/all.ts`, allTexts(language)])),
  };
}
