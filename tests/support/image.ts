import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  cpSync,
  fchownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages, onPath } from './chromium';
import type { CopyStep, ImageStage } from './imageStage';
import { freePort, waitForPulse } from './nginx';

const TOOLS = ['mmdebstrap', 'unshare', 'nsenter', 'chroot'];
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const LARGEST_OUTPUT = 64 * 1024 * 1024;
/** Debian's slim image leaves these out. */
const NOT_IN_SLIM = ['doc', 'info', 'lintian', 'locale', 'man'].map((name) => `/usr/share/${name}/*`);
/** Settings of this machine's package manager without which its mirrors may not answer. */
const MIRROR_SETTING = /^Acquire::(Check-[\w-]+|Retries|https?::\S+) ".+";$/;

/** Mounts end with the process that made them: each runs in a mount namespace of its own, with its processes in their own. */
const APART = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-e', '-c'];
/** As an engine runs a step of the build: as root in the image's own files. */
const RUN_STEP = `
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
exec chroot "$0" /bin/sh -c "$1"`;
/** As `docker run --read-only --tmpfs /tmp` does, without capabilities and without a way to gain them (deploy/kubernetes.yaml). */
const RUN_SERVER = `
mount --bind "$0" "$0"
mount -t proc -o nosuid,nodev,noexec proc "$0/proc"
mount --rbind /dev "$0/dev"
mount -t tmpfs -o nosuid,nodev,noexec,size=64m,mode=1777 tmpfs "$0/tmp"
mount -o remount,bind,ro "$0"
uid=$1 gid=$2
shift 2
exec chroot "$0" setpriv --reuid="$uid" --regid="$gid" --clear-groups --bounding-set=-all --no-new-privs --pdeathsig=KILL "$@"`;

/** Runs a program, and shows what it wrote when it fails. */
const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): string =>
  execFileSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: LARGEST_OUTPUT });

/**
 * Makes sure that the image can be made without an engine; installs what that needs on Debian or Ubuntu. Throws with what to do
 * otherwise.
 */
export function ensureImageTools(): void {
  const isThere = () => TOOLS.every((name) => onPath(name) !== undefined);
  const isRoot = process.getuid?.() === 0;
  if (isRoot && (isThere() || (installPackages('mmdebstrap', 'debian-archive-keyring', 'util-linux') && isThere()))) return;
  throw new Error(`The image is tried without a container engine: run this as root on Linux, with ${TOOLS.join(', ')}`);
}

/** This machine's package sources for a release of Debian; none, when it is another system: then those of mmdebstrap are taken. */
function mirrorsOf(release: string): string[] {
  run('apt-get', ['update', '-qq']);
  const format = '$(ORIGIN) $(CODENAME) deb $(REPO_URI) $(RELEASE) $(COMPONENT)';
  const lines = run('apt-get', ['indextargets', '--format', format, 'Created-By: Packages']).split('\n');
  const wanted = new Set([release, `${release}-updates`, `${release}-security`]);
  return lines.flatMap((line) => {
    const [, codename = '', source = ''] = /^Debian (\S+) (deb .+)$/.exec(line) ?? [];
    return wanted.has(codename) ? [source] : [];
  });
}

/** What an image of Debian holds before the first step. */
function makeBase(base: string, root: string): void {
  const release = /^debian:([a-z]+)-slim(@sha256:[0-9a-f]{64})?$/.exec(base)?.[1];
  if (release === undefined) throw new Error(`The image test cannot make the base ${base}: it knows Debian's slim images`);
  const settings = run('apt-config', ['dump', '--format', '%F "%v";%n', 'Acquire']).split('\n');
  run('mmdebstrap', [
    '--mode=root',
    '--variant=minbase',
    ...NOT_IN_SLIM.map((files) => `--dpkgopt=path-exclude=${files}`),
    ...settings.filter((line) => MIRROR_SETTING.test(line)).map((line) => `--aptopt=${line}`),
    release,
    root,
    ...mirrorsOf(release),
  ]);
  // Debian's image forbids its packages to start services; an engine gives a container the resolver of its machine.
  writeFileSync(path.join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  for (const file of ['etc/resolv.conf', 'etc/hosts']) copyFileSync(`/${file}`, path.join(root, file));
}

interface Sources {
  /** The build context. */
  context: string;
  /** The build, in place of the earlier stage that would make it. */
  dist: string;
}

/** Copies as an engine does: what is left out of the context is not there, and everything belongs to root. */
function copyInto(root: string, { fromStage, sources, target }: CopyStep, { context, dist }: Sources): void {
  const ignored = readFileSync(path.join(context, '.dockerignore'), 'utf8').split('\n');
  const isIntoFolder = target.endsWith('/') || sources.length > 1;
  for (const source of sources) {
    if (fromStage !== undefined && source !== `${fromStage}/dist`) throw new Error(`${source} is no result of the build`);
    if (fromStage === undefined && ignored.includes(source.split('/')[0] ?? ''))
      throw new Error(`${source} is not in the context`);
    const from = fromStage === undefined ? path.join(context, source) : dist;
    const to = path.join(root, target);
    const isFolder = statSync(from).isDirectory();
    mkdirSync(isIntoFolder || isFolder ? to : path.dirname(to), { recursive: true });
    cpSync(from, isIntoFolder && !isFolder ? path.join(to, path.basename(from)) : to, { recursive: true });
  }
}

/** Child processes of a process. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The first process of a namespace, as it is seen from outside. @throws when there is none */
function firstProcess({ pid }: ChildProcess): number {
  const [first] = pid === undefined ? [] : childrenOf(pid);
  if (first === undefined) throw new Error('The container has no process');
  return first;
}

/** Waits for the first process of a namespace. @throws when the namespace has ended before */
async function waitForProcess(server: ChildProcess): Promise<void> {
  while (server.pid !== undefined && server.exitCode === null && childrenOf(server.pid).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 5));
  firstProcess(server);
}

export interface Container {
  url: string;
  /** The first process, as it is seen from outside. */
  pid: () => number;
  /** Runs a command in its files, as root. */
  inside: (script: string) => { status: number | null; output: string };
  signal: (name: NodeJS.Signals) => void;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  log: () => string;
  /** Ends it in any case. */
  remove: () => Promise<void>;
}

interface StartOptions {
  env: Record<string, string>;
  /** With a network of its own, in which it cannot be called: to see what it listens on by default. */
  isAlone?: boolean;
}

export interface Image {
  root: string;
  start: (options: StartOptions) => Promise<Container>;
  remove: () => void;
}

/** Makes the image's files by the stage's steps, from packages of this machine's mirrors. @throws with what a failed step wrote */
export function buildImage(stage: ImageStage, sources: Sources): Image {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-image-'));
  chmodSync(folder, 0o755);
  const root = path.join(folder, 'root');
  const proxies = Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name));
  const env = { PATH, ...stage.env, ...Object.fromEntries(proxies) };
  try {
    makeBase(stage.base, root);
    for (const step of stage.steps)
      if ('run' in step) run('unshare', [...APART, RUN_STEP, root, step.run], env);
      else copyInto(root, step.copy, sources);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    root,
    start: (options) => startIn(folder, root, stage, options),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startIn(
  folder: string,
  root: string,
  stage: ImageStage,
  { env, isAlone = false }: StartOptions,
): Promise<Container> {
  const { uid, gid, command } = stage;
  const port = isAlone ? stage.port : await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = path.join(folder, 'log');
  rmSync(logFile, { force: true });
  const output = openSync(logFile, 'a');
  // An engine gives the output to the user too: the server opens it again by the name /dev/stdout.
  fchownSync(output, uid, gid);
  const network = isAlone ? ['--net'] : [];
  const server: ChildProcess = spawn('unshare', [...network, ...APART, RUN_SERVER, root, `${uid}`, `${gid}`, ...command], {
    env: { PATH, ...stage.env, ...(isAlone ? {} : { PORT: String(port) }), ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = new Promise<number | null>((resolve) => {
    server.once('exit', (code) => resolve(code));
  });
  const log = () => readFileSync(logFile, 'utf8');
  const pid = () => firstProcess(server);
  const remove = async () => {
    // All its processes and mounts end with its first process.
    try {
      process.kill(pid(), 'SIGKILL');
    } catch {
      server.kill('SIGKILL');
    }
    await ended;
  };
  try {
    if (isAlone) await waitForProcess(server);
    else await waitForPulse(url, server);
  } catch (cause) {
    await remove();
    throw new Error(`The image's server does not answer: ${log()}`, { cause });
  }
  return {
    url,
    pid,
    inside(script) {
      const { status, stdout, stderr } = spawnSync(
        'nsenter',
        [`--target=${pid()}`, '--mount', '--pid', '--root', '--wd', 'sh', '-c', script],
        { env: { PATH }, encoding: 'utf8' },
      );
      return { status, output: stdout + stderr };
    },
    signal: (name) => void process.kill(pid(), name),
    ended,
    log,
    remove,
  };
}
