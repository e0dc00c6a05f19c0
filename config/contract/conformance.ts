/**
 * `npm run contract -- --base-url URL --user U --password P [--limited-user U2 --limited-password P2] [--read-only] [--under PATH]`
 * tells whether a running server keeps the contract: one line for each check, exit code 1 when one fails.
 */
import { parseArgs } from 'node:util';
import { type Check, runConformance } from './conformanceSuite';

const USAGE =
  'npm run contract -- --base-url URL --user NAME --password WORD [--limited-user NAME --limited-password WORD] [--read-only] [--under PATH]';
const SIGNS = { passed: '✓', failed: '✗', skipped: '–' } as const;

function readOptions() {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      user: { type: 'string' },
      password: { type: 'string' },
      'limited-user': { type: 'string' },
      'limited-password': { type: 'string' },
      under: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
    },
  });
  const { 'base-url': baseUrl, user, password } = values;
  if (!baseUrl || !user || !password || !/^https?:\/\//.test(baseUrl)) throw new Error('URL, user and password are needed.');
  return {
    baseUrl,
    user,
    password,
    limitedUser: values['limited-user'],
    limitedPassword: values['limited-password'],
    isReadOnly: values['read-only'],
    under: values.under,
  };
}

const lineOf = ({ name, status, detail }: Check) => `${SIGNS[status]} ${name}${detail === '' ? '' : `: ${detail}`}`;

async function main(): Promise<void> {
  let options: ReturnType<typeof readOptions>;
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
  console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  if (count('failed') > 0) process.exitCode = 1;
}

void main();
