/**
 * Runs both public linters with their recommended rules: Redocly on the sources, Spectral on the bundled document, which is the
 * only one it can read. Then checks field descriptions, that bodies are closed, critical keys, and the version against the released
 * document. `npm run lint:contract -- FOLDER` checks a contract in another folder. Warnings also fail.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleContract } from './bundle';
import { openBodies } from './closed';
import { criticalFaults } from './critical';
import { describeFields, readFieldTexts } from './fields';
import { markFreeTexts, readFreeTexts } from './freeTexts';
import { versionFaults } from './versions';

const root = path.resolve(__dirname, '../..');
const folder = path.resolve(process.argv[2] ?? path.join(root, 'config/openapi'));
const rules = (name: string) => path.join(root, 'config/quality', `${name}.yaml`);

const LINTERS: Readonly<Record<string, readonly string[]>> = {
  redocly: ['lint', path.join(folder, 'index.yaml'), '--config', rules('redocly')],
  spectral: ['lint', path.join(folder, 'openapi.json'), '--ruleset', rules('spectral'), '--fail-severity', 'hint'],
};
/** Prevents linters from version checks and telemetry. */
const QUIET = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' };

function run(name: string, args: readonly string[]): Promise<boolean> {
  const linter = spawn(path.join(root, 'node_modules/.bin', name), args, { cwd: root, env: { ...process.env, ...QUIET } });
  const output: Buffer[] = [];
  for (const stream of [linter.stdout, linter.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    linter.once('error', () => resolve(false));
    linter.once('close', (status) => {
      if (status !== 0) console.error(`${name}:\n${Buffer.concat(output)}`);
      resolve(status === 0);
    });
  });
}

function report(name: string, faults: readonly string[]): boolean {
  if (faults.length > 0) console.error([`${name}:`, ...faults].join('\n'));
  return faults.length === 0;
}

async function areFieldsDescribed(): Promise<boolean> {
  const { undescribed, unused } = describeFields(await bundleContract(folder), readFieldTexts(folder));
  return report('fields', [
    ...undescribed.map((field) => `${field} has no description, and fields.yaml has none for its name`),
    ...unused.map((text) => `fields.yaml describes ${text}, which no property needs`),
  ]);
}

/** A body that accepts unknown fields hides a misspelled one, and carries what no one asked for. */
const areBodiesClosed = async (): Promise<boolean> =>
  report(
    'bodies',
    openBodies(await bundleContract(folder)).map((place) => `${place} lacks additionalProperties: false`),
  );

async function areKeysCritical(): Promise<boolean> {
  return report('critical', criticalFaults(await bundleContract(folder)));
}

async function areFreeTextsDecided(): Promise<boolean> {
  const { undecided, unused } = markFreeTexts(await bundleContract(folder), readFreeTexts(folder));
  return report('free texts', [
    ...undecided.map(
      (place) => `${place} is in freeTexts.yaml neither free nor another text, or shares its schema with one of the other kind`,
    ),
    ...unused.map((name) => `freeTexts.yaml names ${name}, which no text of a body needs`),
  ]);
}

function isVersionTrue(): boolean {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return report(
    'version',
    versionFaults(JSON.parse(read('released/openapi.json')), JSON.parse(read('openapi.json')), read('CHANGELOG.md')),
  );
}

async function main(): Promise<void> {
  const linters = Object.entries(LINTERS).map(([name, args]) => run(name, args));
  const verdicts = await Promise.all([
    ...linters,
    areFieldsDescribed(),
    areBodiesClosed(),
    areKeysCritical(),
    areFreeTextsDecided(),
    isVersionTrue(),
  ]);
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
}

void main();
