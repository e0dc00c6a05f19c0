import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onPath } from '../support/chromium';

/* deploy/release.sh when it is cut short: what is served is always a whole release, and the same call once more ends as if nothing had happened. */

const SCRIPT = path.resolve(__dirname, '../../deploy/release.sh');
const FILES = ['umi.js', 'umi.css', 'parts/later.js'];
/** Programs that change something. */
const STEPS = ['mkdir', 'rm', 'cp', 'sync', 'mv', 'ln'];

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'console-release-'));
  site = path.join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true }));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A build whose files all hold its name. */
function buildOf(name: string): string {
  const build = path.join(folder, name);
  mkdirSync(path.join(build, 'parts'), { recursive: true });
  for (const file of ['index.html', ...FILES]) writeFileSync(path.join(build, file), name);
  writeFileSync(path.join(build, 'version.json'), `{"version":"${hashOf(name)}"}\n`);
  return build;
}

function run(argument: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('sh', [SCRIPT, argument], {
    env: { ...process.env, RELEASES: site, ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout.trim(), complaint: stderr };
}

/** The release that a link leads to: its name, when all of its files are there and are its own. */
function releaseAt(link: string): string | undefined {
  const at = path.join(site, link);
  if (!existsSync(at)) return undefined;
  const texts = ['index.html', ...FILES].map((file) => readFileSync(path.join(at, file), 'utf8'));
  expect(new Set(texts).size).toBe(1);
  expect(readFileSync(path.join(at, 'version.json'), 'utf8')).toContain(hashOf(texts[0] ?? ''));
  expect(readdirSync(at).sort()).toEqual(['index.html', 'parts', 'umi.css', 'umi.js', 'version.json']);
  return texts[0];
}

/** Nothing of an earlier run is left over. */
function expectTidy(...releases: string[]): void {
  expect(readdirSync(path.join(site, 'releases')).sort()).toEqual(releases.map(hashOf).sort());
  expect(readdirSync(site).filter((name) => name.startsWith('.'))).toEqual([]);
}

/**
 * A folder of programs that stand before the system's: the script is killed at one of its steps.
 * @param at number of the step
 * @param when before it, or half way through if it is the copy; or after it
 */
function killer(at: number, when: 'before' | 'after'): Record<string, string> {
  const bin = path.join(folder, `bin-${at}-${when}`);
  mkdirSync(bin);
  const half = 'mkdir -p "$3/parts"; echo half > "$3/umi.js"';
  for (const step of STEPS) {
    const real = onPath(step);
    const cut = when === 'after' ? `${real} "$@"` : step === 'cp' ? half : ':';
    writeFileSync(
      path.join(bin, step),
      `#!/bin/sh\necho x >> ${bin}/count\nif [ "$(wc -l < ${bin}/count)" = ${at} ]; then ${cut}; kill -9 $PPID; exit 1; fi\nexec ${real} "$@"\n`,
    );
    chmodSync(path.join(bin, step), 0o755);
  }
  return { PATH: `${bin}:${process.env.PATH}` };
}

/**
 * Every way to cut this call short, until the call has no more steps.
 * @param least steps that the call must have: with fewer the script was not stopped, and the test would prove nothing
 */
function* waysToCut(call: (env: Record<string, string>) => { status: number | null }, least: number) {
  for (let at = 1; at < 50; at += 1)
    for (const when of ['before', 'after'] as const) {
      if (call(killer(at, when)).status === 0) {
        if (at <= least) throw new Error(`The script was cut at ${at - 1} steps alone, not at ${least}`);
        return;
      }
      yield `${when} step ${at}`;
    }
  throw new Error('The script does not end');
}

test('a release that was cut short anywhere is served whole or not at all, and the same call once more completes it', () => {
  const [one, two] = [buildOf('one'), buildOf('two')];
  const start = path.join(folder, 'start');
  run(one);
  cpSync(site, start, { recursive: true, verbatimSymlinks: true });
  const call = (env: Record<string, string>) => {
    rmSync(site, { recursive: true });
    cpSync(start, site, { recursive: true, verbatimSymlinks: true });
    return run(two, env);
  };
  // Copy, disk, name, and two links of two steps each.
  for (const cut of waysToCut(call, 7)) {
    expect([`one, ${cut}`, `two, ${cut}`]).toContain(`${releaseAt('current')}, ${cut}`);
    expect([cut, run(two)]).toEqual([cut, { status: 0, said: hashOf('two'), complaint: '' }]);
    expect([cut, releaseAt('current'), releaseAt('previous')]).toEqual([cut, 'two', 'one']);
    expectTidy('one', 'two');
    expect([cut, run('--back').said, releaseAt('current')]).toEqual([cut, hashOf('one'), 'one']);
  }
});

test('a first release that was cut short is served whole or not at all, and the same call once more serves it', () => {
  const one = buildOf('one');
  const call = (env: Record<string, string>) => {
    rmSync(site, { recursive: true, force: true });
    return run(one, env);
  };
  // Copy, disk, name, and one link of two steps.
  for (const cut of waysToCut(call, 5)) {
    expect([`undefined, ${cut}`, `one, ${cut}`]).toContain(`${releaseAt('current')}, ${cut}`);
    expect([cut, run(one).status, releaseAt('current')]).toEqual([cut, 0, 'one']);
    expectTidy('one');
  }
});

test('a way back that was cut short serves one of the two, and the same call once more completes it', () => {
  const start = path.join(folder, 'start');
  for (const name of ['one', 'two']) run(buildOf(name));
  cpSync(site, start, { recursive: true, verbatimSymlinks: true });
  const call = (env: Record<string, string>) => {
    rmSync(site, { recursive: true });
    cpSync(start, site, { recursive: true, verbatimSymlinks: true });
    return run('--back', env);
  };
  // Two links of two steps each.
  for (const cut of waysToCut(call, 4)) {
    const served = releaseAt('current');
    expect([`one, ${cut}`, `two, ${cut}`]).toContain(`${served}, ${cut}`);
    // After its last step it is complete, and the next call would go the other way.
    if (releaseAt('previous') !== 'two' || served !== 'one') expect([cut, run('--back').said]).toEqual([cut, hashOf('one')]);
    expect([cut, releaseAt('current'), releaseAt('previous')]).toEqual([cut, 'one', 'two']);
    expectTidy('one', 'two');
    expect([cut, run(path.join(folder, 'two')).status, releaseAt('current'), releaseAt('previous')]).toEqual([
      cut,
      0,
      'two',
      'one',
    ]);
  }
});

describe('what an older script has left behind is repaired', () => {
  const two = () => path.join(folder, 'two');
  beforeEach(() => {
    run(buildOf('one'));
    buildOf('two');
  });

  test.each<[name: string, leave: () => void]>([
    [
      'half a copy',
      () => {
        const half = path.join(site, `releases/.${hashOf('two')}`);
        mkdirSync(half);
        writeFileSync(path.join(half, 'umi.js'), 'half');
      },
    ],
    ['a link that was not renamed', () => symlinkSync(`releases/${hashOf('one')}`, path.join(site, '.current.new'))],
    [
      'a release with a copy in the copy',
      () => {
        const release = path.join(site, 'releases', hashOf('two'));
        mkdirSync(release);
        cpSync(two(), path.join(release, 'two'), { recursive: true });
        writeFileSync(path.join(release, 'index.html'), 'two');
      },
    ],
    [
      'a release that is served and lacks a file',
      () => {
        run(two());
        unlinkSync(path.join(site, 'current', FILES[0] ?? ''));
      },
    ],
  ])('%s', (_name, leave) => {
    leave();
    expect(run(two())).toEqual({ status: 0, said: hashOf('two'), complaint: '' });
    expect([releaseAt('current'), releaseAt('previous')]).toEqual(['two', 'one']);
    expectTidy('one', 'two');
  });
});

test('a copy that is not like its build is not served', () => {
  run(buildOf('one'));
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  // A disk that is full, to a program that does not say so.
  writeFileSync(path.join(bin, 'cp'), `#!/bin/sh\n${onPath('cp')} "$@"; : > "$3/umi.css"\n`, { mode: 0o755 });
  const { status, complaint } = run(buildOf('two'), { PATH: `${bin}:${process.env.PATH}` });
  expect([status, complaint]).toEqual([1, expect.stringContaining('could not be copied')]);
  expect(releaseAt('current')).toBe('one');
});

test('of runs at the same time each begins when the one before has ended', () => {
  run(buildOf('one'));
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const copy = `echo begin >> ${bin}/log\n${onPath('cp')} "$@"\necho end >> ${bin}/log`;
  writeFileSync(path.join(bin, 'cp'), `#!/bin/sh\n${copy}\n`, { mode: 0o755 });
  const names = ['two', 'three', 'four', 'five'];
  const script = names.map((name) => `sh ${SCRIPT} ${buildOf(name)} &`).join(' ');
  const env = { ...process.env, RELEASES: site, PATH: `${bin}:${process.env.PATH}` };
  expect(spawnSync('sh', ['-c', `${script} wait`], { env }).status).toBe(0);
  expect(readFileSync(path.join(bin, 'log'), 'utf8')).toBe('begin\nend\n'.repeat(names.length));
  expect(names).toEqual(expect.arrayContaining([releaseAt('current'), releaseAt('previous')]));
  expectTidy('one', ...names);
});
