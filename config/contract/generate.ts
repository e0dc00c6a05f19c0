/**
 * Writes files derived from the contract: the bundled document, the console's types, the access keys and tables of the
 * documentation. Also writes the list of message modules from src/locales. `--check` writes nothing and fails for outdated files
 * (drift). `--release` also stores the document as the released one, the base of later comparisons.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { deriveLocales } from '../locales';
import { answerModules } from './answers';
import { listAssumptions } from './assumptions';
import { bundleContract } from './bundle';
import { describeOperations } from './describe';
import { listOperations, type Operation } from './document';
import { listErrors, nameErrors } from './errors';
import { addExamples } from './examples';
import { describeFields, readFieldTexts } from './fields';
import { type FreeTexts, markFreeTexts, readFreeTexts } from './freeTexts';
import { listLaws } from './laws';
import { separateParameters } from './parameters';
import { listProfiles, nameProfiles } from './profiles';
import { listStates } from './states';
import { listPlaces, placesTable } from './where';

const root = path.resolve(__dirname, '../..');
const notice = 'Generated from config/openapi by `npm run generate`; never edited by hand.';

/** Grouped by prefix to reduce the size, because every page loads all keys. */
function keysModule(keys: readonly string[]): string {
  const verbs = new Map<string, string[]>();
  for (const key of keys) {
    const [, stem = '', verb = ''] = /^(.*):(.*)$/.exec(key) ?? [];
    verbs.set(stem, [...(verbs.get(stem) ?? []), verb]);
  }
  const lines = [...verbs].map(([stem, own]) => `  '${stem}': '${own.join(' ')}',\n`).join('');
  return `const verbs = {
${lines}} as const;

type Word<Text extends string> = Text extends \`\${infer First} \${infer Rest}\` ? First | Word<Rest> : Text;
type Verbs = typeof verbs;

/** Name of a permission that the contract knows (the API path with \`/\` written \`:\`). */
export type AccessKey = { [Stem in keyof Verbs]: \`\${Stem}:\${Word<Verbs[Stem]>}\` }[keyof Verbs];

/** Every permission that the contract knows. */
export const accessKeys = Object.entries(verbs).flatMap(([stem, own]) =>
  own.split(' ').map((verb) => \`\${stem}:\${verb}\` as AccessKey),
);
`;
}

/** Access keys of the calls with x-approval. */
function approvalsModule(operations: readonly Operation[]): string {
  const kinds = new Map(operations.flatMap(({ accessKey, approval }) => (approval ? [[accessKey, approval] as const] : [])));
  const lines = [...kinds].map(([key, kind]) => `  '${key}': '${kind}',\n`);
  return `import type { AccessKey } from './keys';

/** Calls that a second person must approve on a server with approvals, by access key: always, or if their content asks for it. */
export const approvals = {
${lines.sort().join('')}} as const satisfies Partial<Record<AccessKey, 'always' | 'maybe'>>;
`;
}

/** Critical access keys, by what they are critical for. */
function criticalModule(operations: readonly Operation[]): string {
  const kinds = new Map(operations.flatMap(({ accessKey, critical }) => (critical ? [[accessKey, critical] as const] : [])));
  const lines = [...kinds].map(([key, kind]) => `  '${key}': '${kind}',\n`);
  return `import type { AccessKey } from './keys';

/** Keys that give rights or decide about money: who gets one needs the word of a second person. */
export const criticalKeys = {
${lines.sort().join('')}} as const satisfies Partial<Record<AccessKey, 'RIGHTS' | 'MONEY'>>;
`;
}

/** Names of the free texts. */
const freeTextsModule = ({
  free,
}: FreeTexts) => `/** Fields whose texts people write freely: full numbers in them are masked before they are stored. */
export const freeTexts: ReadonlySet<string> = new Set([
${free.map((name) => `  '${name}',\n`).join('')}]);
`;

/** What the types of the document do not say of an operation: its area, what the server fills in, and how it sorts. */
function operationsModule(operations: readonly Operation[]): string {
  const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never';
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const tagged = tags.map((tag) => `  ${tag}: ${union(operations.flatMap((one) => (one.tag === tag ? one.id : [])))};\n`);
  const filled = operations.flatMap(({ id, sorts = [], defaults }) =>
    defaults.length + sorts.length > 0 ? [`  ${id}: { defaults: ${union(defaults)}; sorts: ${union(sorts)} };\n`] : [],
  );
  return `/** Operations of each area of the contract. */
export interface Tagged {
${tagged.join('')}}

/** By operation: query parameters with a default, and fields to sort by. */
export interface Filled {
${filled.join('')}}
`;
}

/** The page with the table of places in its mark. */
function withPlaces(page: string, operations: readonly Operation[]): string {
  const [begin, end] = ['<!-- places: generated -->\n', '<!-- /places -->'];
  const [before, after] = [page.indexOf(begin) + begin.length, page.indexOf(end)];
  return `${page.slice(0, before)}${placesTable(listPlaces(root, operations))}${page.slice(after)}`;
}

async function main() {
  const folder = path.join(root, 'config/openapi');
  const document = await bundleContract(folder);
  nameErrors(document);
  nameProfiles(document);
  describeOperations(document);
  describeFields(document, readFieldTexts(folder));
  const freeTexts = readFreeTexts(folder);
  markFreeTexts(document, freeTexts);
  addExamples(document);
  const types = astToString(
    await openapiTS(document as never, {
      defaultNonNullable: false,
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      rootTypesKeepCasing: true,
    }),
  );
  // Only now: the types of the console name the filters of a list as one object.
  separateParameters(document);
  const operations = listOperations(document);
  const keys = [...new Set(operations.flatMap((operation) => operation.accessKey ?? []))].sort();
  const files: Record<string, string> = {
    'config/openapi/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'src/contract/schema.d.ts': `/* ${notice} */\n${types}`,
    'src/contract/keys.ts': `/* ${notice} */\n${keysModule(keys)}`,
    'src/contract/operations.d.ts': `/* ${notice} */\n${operationsModule(operations)}`,
    'src/contract/approvals.ts': `/* ${notice} */\n${approvalsModule(operations)}`,
    'src/contract/critical.ts': `/* ${notice} */\n${criticalModule(operations)}`,
    'src/contract/freeTexts.ts': `/* ${notice} */\n${freeTextsModule(freeTexts)}`,
    ...Object.fromEntries(
      Object.entries(answerModules(document, root)).map(([name, text]) => [name, `/* ${notice} */\n${text}`]),
    ),
    '.github/ASSUMPTIONS.md': listAssumptions(document),
    'docs/refusals.md': listErrors(document),
    'docs/states.md': listStates(document),
    'docs/profiles.md': listProfiles(document),
    'docs/laws.md': listLaws(document),
    'docs/architecture.md': withPlaces(readFileSync(path.join(root, 'docs/architecture.md'), 'utf8'), operations),
    ...deriveLocales(root, 'Generated from the files of src/locales by `npm run generate`; never edited by hand.'),
  };
  if (process.argv.includes('--release'))
    files['config/openapi/released/openapi.json'] = files['config/openapi/openapi.json'] as string;
  const check = process.argv.includes('--check');
  const stale: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    if (!check) writeFileSync(file, text);
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) stale.push(name);
  }
  if (stale.length > 0) {
    console.error(`Drift: run \`npm run generate\` and commit ${stale.join(', ')}`);
    process.exit(1);
  }
  if (!check) execFileSync('git', ['-C', root, 'status', '--short', '--', ...Object.keys(files)], { stdio: 'inherit' });
}

void main();
