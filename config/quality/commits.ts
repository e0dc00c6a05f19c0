/**
 * Judges the commits since this check came (`npm run commits`): subject, words and size (.github/CONTRIBUTING.md#commits). A clone
 * without history has nothing to judge, and says so.
 */
import { execFileSync } from 'node:child_process';
import { refused } from './words.json';

const TYPES = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const LONGEST_SUBJECT = 72;
const MOST_LINES = 3_000;
/** Endings that make no imperative, and verbs that have them anyway. */
const NOT_IMPERATIVE =
  /^(?!(?:embed|exceed|feed|need|proceed|seed|shed|speed|bring|ring|string|address|bypass|discuss|focus|pass|press|process)\b)[a-z]+(?:ed|ing|[^s]s)$/i;
const UNFINISHED = /\b(?:wip|todo|unfinished|temporary|for now|fixup!|squash!)/i;
/** A script's work is read as the script. */
const BY_SCRIPT = /\b(?:script|codemod|generated?|renames?)\b/i;

/** A commit; `lines` are those that it adds and takes away in files written by hand. */
export interface Commit {
  subject: string;
  body: string;
  lines: number;
}

/** What is wrong with a commit, a sentence each. */
export function faultsOf({ subject, body, lines }: Commit): string[] {
  const [, rest = ''] = new RegExp(`^(?:${TYPES}): (.+)$`).exec(subject) ?? [];
  const [verb = ''] = rest.split(' ');
  const word = refused.find((one) => new RegExp(`(?<![\\w’'-])(?:${one})(?![\\w’'-])`, 'i').test(rest));
  const faults: [isFault: boolean, fault: string][] = [
    [rest === '', `does not begin with a type and a colon (${TYPES.replaceAll('|', ', ')})`],
    [subject.length > LONGEST_SUBJECT, `has more than ${LONGEST_SUBJECT} characters`],
    [NOT_IMPERATIVE.test(verb), `does not begin with an imperative: “${verb}”`],
    [UNFINISHED.test(`${subject}\n${body}`), 'is marked as unfinished'],
    [word !== undefined, `uses a refused word (config/quality/words.json): “${word}”`],
    [lines > MOST_LINES && !BY_SCRIPT.test(body), `changes ${lines} lines, and its body names no script that did it`],
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => fault);
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
const GENERATED = ['config/openapi/openapi.json', 'config/openapi/released', 'src/contract', 'package-lock.json'];

/** The commits since the first one that has this file, that one included; undefined without history. */
function listCommits(): Commit[] | undefined {
  try {
    const first = git('log', '--diff-filter=A', '--format=%H', '--', 'config/quality/commits.ts').trim().split('\n').at(-1);
    if (!first || git('rev-parse', '--is-shallow-repository').trim() === 'true') return undefined;
    const hashes = git('rev-list', '--no-merges', `${first}^..HEAD`).trim().split('\n');
    return hashes.map((hash) => {
      const [subject = '', ...body] = git('show', '-s', '--format=%B', hash).trim().split('\n');
      const left = GENERATED.map((place) => `:(exclude)${place}`);
      const counts = git('show', '--numstat', '--format=', '-M', hash, '--', '.', ...left).matchAll(/^(\d+)\t(\d+)\t/gm);
      const lines = [...counts].reduce((sum, [, added, removed]) => sum + Number(added) + Number(removed), 0);
      return { subject, body: body.join('\n'), lines };
    });
  } catch {
    return undefined;
  }
}

if (require.main === module) {
  const commits = listCommits();
  if (!commits) console.log('Commits not checked: this is no clone with its history');
  const found = (commits ?? []).flatMap((commit) => faultsOf(commit).map((fault) => `“${commit.subject}” ${fault}`));
  for (const fault of found) console.error(fault);
  if (found.length > 0) process.exit(1);
  if (commits) console.log(`Commits checked: ${commits.length}`);
}
