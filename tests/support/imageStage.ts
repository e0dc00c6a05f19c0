/** Files that a stage takes, from the build context or from an earlier stage. */
export interface CopyStep {
  /** Where the sources begin: a stage's working directory; undefined for the build context. */
  fromStage: string | undefined;
  sources: readonly string[];
  target: string;
}

export type StageStep = { run: string } | { copy: CopyStep };

/** What an engine knows of an image: how its files come about, and how it is started. */
export interface ImageStage {
  base: string;
  steps: StageStep[];
  env: Record<string, string>;
  uid: number;
  gid: number;
  port: number;
  stopSignal: NodeJS.Signals;
  command: string[];
}

interface Instruction {
  word: string;
  rest: string;
}

/** The instructions of a Dockerfile, without comments and with continued lines joined. */
function instructionsOf(text: string): Instruction[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => {
      const [, word = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(line) ?? [];
      return { word: word.toUpperCase(), rest };
    });
}

/** Working directory of each named stage. */
function foldersOf(instructions: readonly Instruction[]): Map<string, string> {
  const folders = new Map<string, string>();
  let name = '';
  for (const { word, rest } of instructions) {
    if (word === 'FROM') name = / AS (\S+)$/i.exec(rest)?.[1] ?? '';
    if (word === 'WORKDIR' && name) folders.set(name, rest);
  }
  return folders;
}

function copyOf(rest: string, folders: ReadonlyMap<string, string>): CopyStep {
  const [, from, places = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(rest) ?? [];
  const words = places.split(/\s+/);
  if (words.some((one) => one.startsWith('-'))) throw new Error(`COPY has an option that the image test does not know: ${rest}`);
  const fromStage = from === undefined ? undefined : folders.get(from);
  if (from !== undefined && fromStage === undefined) throw new Error(`The stage ${from} has no working directory`);
  return { fromStage, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
}

/** A command as a list. With a shell around it, the server would not receive the engine's stop signal. */
function commandOf(rest: string): string[] {
  const parts: unknown = rest.startsWith('[') ? JSON.parse(rest) : undefined;
  if (!Array.isArray(parts)) throw new Error(`The command is not a list: ${rest}`);
  return parts.map(String);
}

/** By number: a cluster refuses to start a name that may be root's. */
function userOf(rest: string): [uid: number, gid: number] {
  const [, uid, gid] = /^(\d+):(\d+)$/.exec(rest) ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`The user is not named by numbers: ${rest}`);
  return [Number(uid), Number(gid)];
}

/**
 * The last stage of a Dockerfile.
 * @throws for an instruction that it does not know, so that no part of the image stays untried
 */
export function lastStageOf(dockerfile: string): ImageStage {
  const instructions = instructionsOf(dockerfile);
  const folders = foldersOf(instructions);
  const begin = instructions.findLastIndex(({ word }) => word === 'FROM');
  const stage: ImageStage = {
    base: instructions[begin]?.rest.split(' ')[0] ?? '',
    steps: [],
    env: {},
    uid: 0,
    gid: 0,
    port: 0,
    stopSignal: 'SIGTERM',
    command: [],
  };
  let entry: string[] = [];
  for (const { word, rest } of instructions.slice(begin + 1)) {
    if (word === 'RUN') stage.steps.push({ run: rest });
    else if (word === 'COPY') stage.steps.push({ copy: copyOf(rest, folders) });
    else if (word === 'ENV')
      for (const pair of rest.split(/\s+/)) stage.env[pair.split('=')[0] ?? ''] = pair.replace(/^[^=]*=/, '');
    else if (word === 'USER') [stage.uid, stage.gid] = userOf(rest);
    else if (word === 'EXPOSE') stage.port = Number(rest);
    else if (word === 'STOPSIGNAL') stage.stopSignal = rest as NodeJS.Signals;
    else if (word === 'ENTRYPOINT') entry = commandOf(rest);
    else if (word === 'CMD') stage.command = commandOf(rest);
    else throw new Error(`The image test does not know the instruction ${word}`);
  }
  return { ...stage, command: [...entry, ...stage.command] };
}
