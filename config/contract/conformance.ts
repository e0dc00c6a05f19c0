/**
 * `npm run contract -- --base-url URL --user U --password P [--limited-user U2 --limited-password P2] [--totp SECRET]
 * [--limited-totp SECRET] [--admin-user U3 --admin-password P3] [--admin-totp SECRET] [--scoped-user U4 --scoped-password P4]
 * [--scoped-totp SECRET] [--profile NAMES] [--under PATH] [--read-only]` checks a running server against the contract. It prints one line per check, with exit code 1 after a failure.
 */
import { parseArgs } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { operationsOf } from './conformanceRun';
import { type Check, type ConformanceOptions, runConformance } from './conformanceSuite';

const USAGE =
  'npm run contract -- --base-url URL --user NAME --password WORD [--limited-user NAME --limited-password WORD] [--totp SECRET] [--limited-totp SECRET] [--admin-user NAME --admin-password WORD] [--admin-totp SECRET] [--scoped-user NAME --scoped-password WORD] [--scoped-totp SECRET] [--profile NAME,NAME] [--under PATH] [--read-only]';
const SIGNS = { passed: '✓', failed: '✗', skipped: '–', notBuilt: '○' } as const;

/** @throws Error with the corrected usage */
function readOptions(): ConformanceOptions {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      user: { type: 'string' },
      password: { type: 'string' },
      'limited-user': { type: 'string' },
      'limited-password': { type: 'string' },
      'admin-user': { type: 'string' },
      'admin-password': { type: 'string' },
      'scoped-user': { type: 'string' },
      'scoped-password': { type: 'string' },
      totp: { type: 'string' },
      'limited-totp': { type: 'string' },
      'scoped-totp': { type: 'string' },
      'admin-totp': { type: 'string' },
      profile: { type: 'string', multiple: true },
      under: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
    },
  });
  const { 'base-url': baseUrl, user, password } = values;
  if (!baseUrl || !user || !password) throw new Error('--base-url, --user and --password are required.');
  if (!/^https?:\/\//.test(baseUrl)) throw new Error(`Write the base URL with its scheme: https://${baseUrl}`);
  if (/\/api\/*$/.test(baseUrl)) throw new Error(`Leave out /api at the end of ${baseUrl}: the suite adds it to each path.`);
  const options = {
    baseUrl,
    user,
    password,
    limitedUser: values['limited-user'],
    limitedPassword: values['limited-password'],
    adminUser: values['admin-user'],
    adminPassword: values['admin-password'],
    scopedUser: values['scoped-user'],
    scopedPassword: values['scoped-password'],
    codeOf: (username: string) => {
      const role = (['admin', 'scoped'] as const).find((one) => username === values[`${one}-user`]) ?? 'limited';
      const secret = username === user ? values.totp : values[`${role}-totp`];
      return secret && new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    },
    profiles: values.profile?.flatMap((names) => names.split(',')),
    isReadOnly: values['read-only'],
    under: values.under,
  };
  operationsOf(options);
  return options;
}

const lineOf = ({ name, status, detail }: Check) => `${SIGNS[status]} ${name}${detail === '' ? '' : `: ${detail}`}`;

async function main(): Promise<void> {
  let options: ConformanceOptions;
  try {
    options = readOptions();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const checks = await runConformance({
    ...options,
    onCheck: (check) => console.log(lineOf(check)),
    announce: (text) => console.log(`! ${text}`),
  });
  const count = (status: Check['status']) => checks.filter((check) => check.status === status).length;
  console.log(
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped, ${count('notBuilt')} not built`,
  );
  if (count('failed') > 0) process.exitCode = 1;
}

void main();
