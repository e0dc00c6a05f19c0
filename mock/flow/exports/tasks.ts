import { createHash } from 'node:crypto';
import type { ErrorCode } from '@/contract';
import type { Operation } from '../../../config/contract/document';
import { canTask, type TaskEvent, taskTransitions } from '../../../src/domain/exportTask';
import { splitKey } from '../../base/access';
import type { Answer, Outcome } from '../../engine/call';
import { demandRows, fileRows } from '../../engine/file';
import { keep } from '../../engine/kept';
import { type Sheet, type SheetWriter, sheetWriter } from '../../engine/sheet';
import { Refusal, type Text } from '../../engine/text';
import { HOUR } from '../../engine/time';
import type { ExportTask, TaskRequest } from '../../model/exports';
import type { Operator, PlatformCall } from '../../model/operators';
import { coversScope } from '../../model/scope';
import type { World } from '../../model/world';
import { tellExport } from '../inbox/ownNotices';

/** An XLSX file with more rows is made in the background. */
const LARGE_ROWS = 20_000;
const OWN_LIMIT = 2;
const ALL_LIMIT = 10;
/** Tasks of one operator that wait for their turn; those of schedules come on top. */
const WAITING_LIMIT = 20;
const KEPT = 200;
const KEPT_MS = 72 * HOUR;
const STEP_MS = 250;
/** Rows of one step, shared by the tasks that run. */
const STEP_ROWS = 2_000;

const QUEUED: Text = ['The file is made in the background. See your exports.', '文件正在后台生成，请在导出任务中查看。'];

const BUSY: Text = [
  '{limit} of your exports run already. Wait for one, or make this one in the background.',
  '您已有 {limit} 个导出正在进行，请等待完成，或改为后台导出。',
];
const ALL_BUSY: Text = [
  '{limit} exports run already. Try again later, or make the file in the background.',
  '已有 {limit} 个导出正在进行，请稍后重试，或改为后台导出。',
];
const QUEUE_FULL: Text = [
  '{limit} of your exports wait already. Wait for one, or cancel it.',
  '您已有 {limit} 个导出在排队，请等待或取消其中一个。',
];
const RETRY_S = 10;

/** A file in the making. */
interface Making {
  task: ExportTask;
  rows: Iterator<string[]>;
  writer: SheetWriter;
  chunks: Uint8Array[];
  sheet: Sheet;
}

interface TaskHooks {
  /** The export with this access key. */
  exportOf: (key: string) => Operation | undefined;
  /** The call of the export, in the name of the task's owner. */
  make: (task: ExportTask) => Outcome;
  /** Told of each task that was made or failed. */
  onEnd: (task: ExportTask) => void;
}

/** Keys of an operator for the screen of an export. */
const keysFor = ({ access }: Operator, key: string): string[] => {
  const [stem] = splitKey(key);
  return [...access].filter((one) => splitKey(one)[0] === stem).sort();
};

/** What becomes of a task by an event. @throws when the state table does not have it */
function move(task: ExportTask, event: TaskEvent): void {
  if (!canTask(event, task.status)) throw new Error(`${task.no} is ${task.status}: no ${event}`);
  [task.status] = taskTransitions[event].to;
}

/** True when the file holds nothing that the operator may no longer see. */
export const isScopeKept = ({ owner, scope }: ExportTask): boolean => scope !== null && coversScope(owner.scope, scope);

/** The first key of the making that the operator no longer has. */
export const missingKey = ({ owner, key, keys }: ExportTask): string | undefined =>
  [key, ...keys].find((one) => !owner.access.has(one));

/** True for exports that can be made in the background. */
export const isListExport = ({ query }: Operation): boolean => query.properties?.background !== undefined;

/**
 * Makes files in the background, step by step on the platform's clock (docs/rules/export.md#tasks).
 */
export function createTasks(world: World, { exportOf, make, onEnd }: TaskHooks) {
  const { clock, exports: book } = world;
  const running = keep(new Map<string, Making>());
  const timer = keep({ isSet: false });
  /** Owners of the files that are written at once. */
  const writing = keep(new Set<{ owner: Operator }>());

  function wake() {
    if (timer.isSet || (book.queue.length === 0 && running.size === 0)) return;
    timer.isSet = true;
    clock.schedule(clock.now() + STEP_MS, step);
  }

  function step() {
    timer.isSet = false;
    startNext();
    const share = Math.max(1, Math.floor(STEP_ROWS / Math.max(1, running.size)));
    for (const making of [...running.values()]) advance(making, share);
    wake();
  }

  /** A file at once, if there is room for it. @throws Refusal 429 */
  function atOnce(owner: Operator, answer: Answer): Answer {
    const { write } = answer;
    const own = [...writing].filter((one) => one.owner === owner).length;
    const [limit, text] = own >= OWN_LIMIT ? ([OWN_LIMIT, BUSY] as const) : ([ALL_LIMIT, ALL_BUSY] as const);
    if (own >= OWN_LIMIT || writing.size >= ALL_LIMIT)
      throw new Refusal(429, 'RATE_LIMITED', text, { limit }, { retryAfterSec: RETRY_S });
    return {
      ...answer,
      write: async (out) => {
        const one = { owner };
        writing.add(one);
        try {
          await write?.(out);
        } finally {
          writing.delete(one);
        }
      },
    };
  }

  /** @throws Refusal 429 when as many tasks of the operator wait as may */
  function demandPlace(owner: Operator): void {
    const waiting = book.queue.filter((no) => book.tasks.get(no)?.owner === owner).length;
    if (waiting < WAITING_LIMIT) return;
    throw new Refusal(429, 'RATE_LIMITED', QUEUE_FULL, { limit: WAITING_LIMIT }, { retryAfterSec: RETRY_S });
  }

  /** The queue in its order, but nobody holds up others with more than may run at once. */
  function startNext() {
    const count = (owner: Operator) => [...running.values()].filter(({ task }) => task.owner === owner).length;
    for (const no of [...book.queue]) {
      if (running.size >= ALL_LIMIT) return;
      const task = book.tasks.get(no);
      if (task && count(task.owner) >= OWN_LIMIT) continue;
      book.queue.splice(book.queue.indexOf(no), 1);
      if (task) start(task);
    }
  }

  function start(task: ExportTask) {
    move(task, 'start');
    task.startedAt = clock.now();
    const { envelope, file } = make(task);
    if (!file) return fail(task, (envelope.error ?? 'INTERNAL') as ErrorCode, envelope.msg);
    const { owner, key } = task;
    const scope = { type: owner.scope.type, values: [...owner.scope.values] };
    const keys = [...new Set([...keysFor(owner, key), ...file.keys])];
    Object.assign(task, { total: file.count ?? null, fileName: file.name, scope, keys });
    const chunks: Uint8Array[] = [];
    const writer = sheetWriter(file.format, file.sheet, (chunk) => chunks.push(chunk));
    running.set(task.no, {
      task,
      rows: file.sheet.rows[Symbol.iterator](),
      writer,
      chunks,
      sheet: file.sheet,
    });
  }

  function advance({ task, rows, writer, chunks, sheet }: Making, count: number) {
    try {
      for (let made = 0; made < count; made += 1) {
        const { done, value } = rows.next();
        if (done) {
          demandRows(task.done, task.total);
          writer.end();
          task.fileRows = fileRows(task.done, sheet);
          return finish(task, Buffer.concat(chunks));
        }
        writer.row(value);
        task.done += 1;
      }
    } catch (error) {
      console.error(error);
      fail(task, 'INTERNAL', String(error));
    }
  }

  function end(task: ExportTask, event: 'finish' | 'fail' | 'cancel', by: string) {
    running.delete(task.no);
    const at = clock.now();
    move(task, event);
    Object.assign(task, { endedAt: at, version: task.version + 1, updatedAt: at, updatedBy: by });
  }

  function fail(task: ExportTask, error: ErrorCode, msg: string) {
    end(task, 'fail', task.owner.username);
    Object.assign(task, { failure: { error, msg }, fileName: null });
    // The notice of a failed run says more.
    if (task.scheduleId === null || task.isRetry) tellExport(world, task);
    onEnd(task);
  }

  function finish(task: ExportTask, bytes: Buffer) {
    end(task, 'finish', task.owner.username);
    const until = clock.now() + KEPT_MS;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    Object.assign(task, { bytes, size: bytes.length, sha256, total: task.done, until });
    clock.schedule(until, () => {
      // A retry has another end.
      if (!canTask('expire', task.status) || task.until !== until) return;
      move(task, 'expire');
      Object.assign(task, { bytes: null, version: task.version + 1, updatedAt: until });
    });
    tellExport(world, task);
    onEnd(task);
  }

  /** Forgets the oldest ended tasks of an operator. */
  function prune(owner: Operator) {
    const own = [...book.tasks.values()].filter((task) => task.owner === owner);
    const ended = own.filter(({ status }) => status !== 'QUEUED' && status !== 'RUNNING');
    for (const { no } of ended.slice(0, Math.max(0, own.length - KEPT))) book.tasks.delete(no);
  }

  function add(request: TaskRequest): ExportTask {
    const at = clock.now();
    const task: ExportTask = {
      ...request,
      ...BLANK,
      no: world.numberOf('E'),
      status: 'QUEUED',
      createdAt: at,
      isRetry: false,
      isSensitive: exportOf(request.key)?.stepUp !== undefined,
      version: 1,
      updatedAt: at,
      updatedBy: request.owner.username,
    };
    book.tasks.set(task.no, task);
    book.queue.push(task.no);
    prune(task.owner);
    wake();
    return task;
  }

  return {
    add,
    /** The answer of an export, or that of the task which replaces it. */
    divert(operation: Operation, call: PlatformCall, answer: Answer): Answer {
      const { file } = answer;
      if (call.task) call.note.detail = { ...call.note.detail, taskId: call.task };
      if (!file || call.task) return answer;
      if (!isListExport(operation)) return atOnce(call.actor, answer);
      const isLarge = file.format === 'xlsx' && (file.count ?? 0) > LARGE_ROWS;
      if (!call.inBackground && !isLarge) return atOnce(call.actor, answer);
      const { actor: owner, query: sent, lang, ip, note } = call;
      demandPlace(owner);
      const { format: _, ...rest } = sent;
      const query = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
      const { no } = add({ owner, key: String(operation.accessKey), query, format: file.format, lang, ip, scheduleId: null });
      note.detail = { ...note.detail, taskId: no };
      return { code: 202, text: QUEUED, data: { taskId: no } };
    },
    cancel(task: ExportTask, by: Operator) {
      if (book.queue.includes(task.no)) book.queue.splice(book.queue.indexOf(task.no), 1);
      end(task, 'cancel', by.username);
      wake();
    },
    retry(task: ExportTask, by: Operator) {
      demandPlace(task.owner);
      const at = clock.now();
      move(task, 'retry');
      Object.assign(task, BLANK, {
        isRetry: true,
        version: task.version + 1,
        updatedAt: at,
        updatedBy: by.username,
      });
      book.queue.push(task.no);
      wake();
    },
  };
}

/** What a task does not have before it starts. */
const BLANK = {
  done: 0,
  total: null,
  fileRows: null,
  fileName: null,
  sha256: null,
  bytes: null,
  size: null,
  startedAt: null,
  endedAt: null,
  until: null,
  failure: null,
  scope: null,
  keys: [],
};
