import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** As deploy/start.sh takes it. */
  address: string;
  /** Addresses (IPv4) by name; other names do not exist. */
  names: Map<string, string>;
  close: () => void;
}

const HEADER = 12;
const A = 1;
const OK = [0x81, 0x80];
const NO_SUCH_NAME = [0x81, 0x83];

/** Answers one question of the protocol (RFC 1035, 4.1). */
function answerTo(question: Buffer, names: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = question.readUInt16BE(at + 1);
  const address = names.get(labels.join('.').toLowerCase());
  const isFound = address !== undefined && type === A;
  const head = [...question.subarray(0, 2), ...(address === undefined ? NO_SUCH_NAME : OK), 0, 1, 0, isFound ? 1 : 0, 0, 0, 0, 0];
  // The name by its place in the question, type, class, a second to live, and the address.
  const record = isFound ? [0xc0, HEADER, 0, A, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)] : [];
  return Buffer.from([...head, ...question.subarray(HEADER, at + 5), ...record]);
}

/** A name server of this machine that knows what a test tells it. */
export async function startNameServer(): Promise<NameServer> {
  const names = new Map<string, string>();
  const socket = createSocket('udp4', (question, { port, address }) => socket.send(answerTo(question, names), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, names, close: () => socket.close() };
}
