import { MessageChannel, receiveMessageOnPort, type TransferListItem } from 'node:worker_threads';
import { type ReadAnswer, type ReadRequest, serve } from '@/sheet/serve';

/** A message as it arrives in another thread. */
function send<Message>(message: Message, transfer: readonly Transferable[] = []): Message {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(message, transfer as TransferListItem[]);
  const arrived = receiveMessageOnPort(port2)?.message as Message;
  port1.close();
  return arrived;
}

/**
 * A worker in the same thread, for where there are none: what is posted is cloned and transferred as between threads, and answers come
 * one task each. All of the reading is the real one.
 */
export class SheetWorker {
  /** Those that were started, the newest last. */
  static all: SheetWorker[] = [];

  onmessage: ((event: { data: ReadAnswer }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  isTerminated = false;
  /** Holds the answers back until the test lets them go. */
  static isHeld = false;
  private readonly held: (() => void)[] = [];
  private readonly scope: Parameters<typeof serve>[0] = {
    onmessage: null,
    postMessage: (answer, options) => {
      const data = send(answer, options?.transfer);
      this.deliver(() => this.onmessage?.({ data }));
    },
  };

  constructor(readonly url: URL) {
    SheetWorker.all.push(this);
    serve(this.scope);
  }

  postMessage(request: ReadRequest, transfer: Transferable[]): void {
    const data = send(request, transfer);
    setTimeout(() => !this.isTerminated && this.scope.onmessage?.({ data } as MessageEvent<ReadRequest>), 0);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Lets so many of the answers arrive that are held back: at once, and also after the worker's end, for they were on their way. */
  release(count = Number.POSITIVE_INFINITY): void {
    for (const answer of this.held.splice(0, count)) answer();
  }

  private deliver(answer: () => void): void {
    if (SheetWorker.isHeld) this.held.push(answer);
    else setTimeout(() => !this.isTerminated && answer(), 0);
  }
}
