/**
 * Writes what is derived from the contract: the bundled document, the types of the console and the list of access keys.
 * `--check` writes nothing and fails when a file on disk differs (drift).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { listAssumptions } from './assumptions';
import { type ApiDocument, listOperations } from './document';

const root = path.resolve(__dirname, '../..');
const notice = 'Generated from config/openapi by `npm run generate`; never edited by hand.';

async function main() {
  const config = await createConfig({});
  const { bundle: bundled } = await bundle({ ref: path.join(root, 'config/openapi/index.yaml'), config, dereference: false });
  const document = bundled.parsed as ApiDocument;
  const types = astToString(await openapiTS(document as never, { defaultNonNullable: false }));
  const keys = [...new Set(listOperations(document).flatMap((operation) => operation.accessKey ?? []))].sort();
  const files: Record<string, string> = {
    'config/openapi/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'src/contract/schema.d.ts': `/* ${notice} */\n${types}`,
    'src/contract/keys.ts': `/* ${notice} */\nexport const accessKeys = [\n${keys.map((key) => `  '${key}',\n`).join('')}] as const;\n`,
    '.github/ASSUMPTIONS.md': listAssumptions(document),
  };
  const check = process.argv.includes('--check');
  const stale: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    if (!check) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) stale.push(name);
  }
  if (stale.length > 0) {
    console.error(`Contract drift: run \`npm run generate\` and commit ${stale.join(', ')}`);
    process.exit(1);
  }
  if (!check) execFileSync('git', ['-C', root, 'status', '--short', '--', ...Object.keys(files)], { stdio: 'inherit' });
}

void main();
