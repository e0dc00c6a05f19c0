import { once } from 'node:events';
import { isIP } from 'node:net';
import express, { type Express, type Request, type Response } from 'express';
import type { ErrorCode } from '@/contract';
import type { Api } from './api';
import type { Actor, Outcome, Proof } from './call';
import { type Lang, langOf, notFound, Refusal, type Text } from './text';

/** An injected fault that replaces or spoils the real answer. */
export type FaultKind =
  | 'disconnect'
  | 'disconnectAfter'
  | 'hang'
  | 'html'
  | 'empty'
  | 'malformed'
  | { status: number; body?: unknown; code?: number; msg?: string }
  | { code: number; msg: string; data?: unknown }
  | { delay: number };

export interface Fault {
  /** Exact path without /api, or '*'. */
  match: string;
  method?: 'GET' | 'POST';
  /** Number of calls it affects; 1 by default. */
  times?: number;
  kind: FaultKind;
}

interface SeenCall {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: unknown;
  /** 0 while pending, and after a destroyed socket. */
  status: number;
}

const SEEN_LIMIT = 1000;
const SEEN_HEADERS = ['accept-language', 'authorization', 'content-type', 'idempotency-key', 'x-background', 'x-request-id'];
/** Codes that are also the HTTP status. */
const OWN_STATUS = new Set([202, 401, 500, 503]);
const SIGN_IN: Text = ['Please sign in again.', '登录已失效，请重新登录。'];
const NO_PATH: Text = ['Address not found.', '请求的地址不存在。'];
const NO_JSON: Text = ['The request cannot be read.', '请求内容无法解析。'];
const TOO_LARGE: Text = [
  'The request has more than {limit} bytes. Send less at once.',
  '请求内容超过 {limit} 字节，请分次提交。',
];
const FAULT: Text = ['The service is temporarily unavailable.', '服务暂时不可用。'];

export interface Sessions<A> {
  /** The caller; undefined without a session that is valid at this address. @param isInput whether the call is a sign of the person */
  authenticate(token: string | undefined, ip: string, isInput: boolean): A | undefined;
  /** Why the session of a token has ended; undefined when there is nothing to say. */
  whyEnded(token: string | undefined): Text | undefined;
  /** A newer token, when renewal is due and the session is valid (docs/rules/session.md#renewal). */
  renew(token: string | undefined): string | undefined;
}

interface Options<A extends Actor> {
  api: Api<A>;
  latency: number;
  sessions: Sessions<A>;
  /** Placeholder caller of public operations. */
  nobody: A;
  newTraceId: () => string;
  /** Extra answers for callers on this machine that the contract does not have, for tests and demonstrations. @param origin where it was asked */
  control?: Record<string, (query: URLSearchParams, origin: string) => unknown>;
  /**
   * Verifies the signature in a body with an `assertion` or `attestation`; changes nothing. Undefined when it is wrong. @param origin
   * the page that sent it, as the browser says
   */
  prove?: (body: Record<string, unknown>, origin: string | undefined) => Promise<Proof | undefined>;
  /** Keeps the last calls with their bodies, for tests. */
  isRecorded: boolean;
  /** Last change to the response data, for tests. */
  spoil?: (data: unknown) => unknown;
}

const isLoopback = (address: string) => address === '::1' || (isIP(address) !== 0 && /^(::ffff:)?127\./.test(address));

/** Hosts in `X-Forwarded-Host`: the name that the browser asked for, when a proxy calls this server by another one. */
const askedHosts = (headers: Request['headers']): string[] =>
  [headers['x-forwarded-host'] ?? []].flat().flatMap((hosts) => hosts.split(',').map((host) => host.trim()));

/**
 * True for a caller on this machine. Proxies cannot hide another one: each address that one of them has added counts, and so does the name that
 * the browser asked for, because a page of another site may give its own name this machine's address (docs/rules/simulation.md#callers).
 */
function isLocal({ socket, headers }: Request): boolean {
  const forwarded = headers['x-forwarded-for'] ?? [];
  const addresses = [socket.remoteAddress ?? '', ...[forwarded].flat().flatMap((one) => one.split(','))];
  const names = [headers.host ?? '', ...askedHosts(headers)].map((host) => host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1'));
  const isNamed = names.every((name) => name === 'localhost' || isLoopback(name));
  return isNamed && headers.forwarded === undefined && addresses.every((address) => isLoopback(address.trim()));
}

/**
 * Takes the caller's address from X-Forwarded-For when a proxy on this machine calls (docs/rules/simulation.md#platform). Only the last
 * one, which the proxy has added: those before it are the caller's own words.
 */
export const trustLocalProxy = (app: Express) =>
  app.set('trust proxy', (peer: string, hop: number) => hop === 0 && isLoopback(peer));

/**
 * The Express app of an Api: transport, sessions, faults, latency (docs/rules/simulation.md#platform,
 * docs/rules/calls.md#failures).
 */
export function createApp<A extends Actor>(options: Options<A>) {
  const { api, latency, sessions, nobody, newTraceId, control, prove, isRecorded, spoil } = options;
  const faults: Fault[] = [];
  const calls: SeenCall[] = [];
  const app: Express = express();
  app.disable('x-powered-by');
  app.disable('etag');

  app.all('/api/*', (request, response) => {
    const path = request.path.slice('/api'.length);
    const seen = see(request, path);
    response.on('finish', () => {
      seen.status = response.statusCode;
    });
    const simulated = control?.[path];
    if (simulated && request.method === 'GET') {
      if (!isLocal(request)) return refuse(request, response, notFound(NO_PATH));
      const origin = `${request.protocol}://${askedHosts(request.headers)[0] ?? request.get('host')}`;
      return void response.json(simulated(new URL(request.url, 'http://platform').searchParams, origin));
    }
    const operation = api.operations.get(`${request.method} ${path}`);
    // What will be refused without its body is not read (docs/rules/calls.md#bodies).
    if (!operation?.body || !(operation.isPublic || callerOf(request))) return void serve(request, response, path);
    const limit = operation.maxBody;
    const tooLarge = () =>
      refuse(request, response, new Refusal(413, 'TOO_LARGE', TOO_LARGE, { limit }, { limit: String(limit) }));
    if (Number(request.headers['content-length']) > limit) return tooLarge();
    const go = () => {
      seen.body = request.body;
      return void serve(request, response, path);
    };
    // Umi's dev server has already parsed the body.
    if (request.body !== undefined) return go();
    express.json({ limit })(request, response, (error?: { type?: string }) => {
      if (!error) return go();
      if (error.type === 'entity.too.large') return tooLarge();
      refuse(request, response, new Refusal(400, 'BAD_REQUEST', NO_JSON), 200);
    });
  });

  const tokenOf = ({ headers }: Request) => headers.authorization?.replace(/^Bearer /i, '');
  const callerOf = (request: Request, isInput = false) => sessions.authenticate(tokenOf(request), request.ip ?? '', isInput);

  function refuse(request: Request, response: Response, refusal: Refusal, status = refusal.code) {
    send(response, status, api.refuse(refusal, langOf(request.headers['accept-language']), traceOf(request)));
  }

  function see(request: Request, path: string): SeenCall {
    const headers: Record<string, string> = {};
    for (const name of SEEN_HEADERS) if (request.headers[name] !== undefined) headers[name] = String(request.headers[name]);
    const query = request.url.split('?')[1] ?? '';
    const seen: SeenCall = { method: request.method, path, query, headers, body: undefined, status: 0 };
    if (isRecorded && calls.push(seen) > SEEN_LIMIT) calls.shift();
    return seen;
  }

  function traceOf(request: Request): string {
    const sent = request.headers['x-request-id'];
    return typeof sent === 'string' && /^[\w.:-]{1,64}$/.test(sent) ? sent : newTraceId();
  }

  function send(response: Response, status: number, { envelope, headers }: Outcome) {
    response.status(status).set({ 'cache-control': 'no-store', ...headers });
    response.json(spoil && envelope.data !== undefined ? { ...envelope, data: spoil(envelope.data) } : envelope);
  }

  async function serve(request: Request, response: Response, path: string) {
    try {
      if (latency > 0) await sleep(latency);
      const lang = langOf(request.headers['accept-language']);
      const fault = takeFault(request.method, path);
      if (fault !== undefined && (await strike(fault, response, lang, traceOf(request)))) return;
      const isSigned = request.method === 'POST' && (request.body?.assertion ?? request.body?.attestation) !== undefined;
      const proof = isSigned ? await prove?.(request.body, request.get('origin')) : undefined;
      await answer(request, response, path, { lang, proof, isCut: fault === 'disconnectAfter' });
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  }

  async function answer(
    request: Request,
    response: Response,
    path: string,
    { lang, proof, isCut }: { lang: Lang; proof?: Proof; isCut: boolean },
  ) {
    const traceId = traceOf(request);
    const operation = api.operations.get(`${request.method} ${path}`);
    const token = tokenOf(request);
    // Reads never count, whatever a header says (docs/rules/session.md#idle-time).
    const isInput = operation?.method === 'POST' && !operation.isPublic && request.get('x-background') !== '1';
    // Asked again: the session may have ended while the body came.
    const actor = callerOf(request, isInput);
    const refuse = (code: number, error: ErrorCode, text: Text) => {
      if (isCut) return void response.socket?.destroy();
      send(response, code, api.refuse(new Refusal(code, error, text), lang, traceId));
    };
    if (!actor && !operation?.isPublic) return refuse(401, 'UNAUTHENTICATED', sessions.whyEnded(token) ?? SIGN_IN);
    if (!operation) return refuse(404, 'NOT_FOUND', NO_PATH);
    const outcome = api.perform(operation, {
      actor: actor && !operation.isPublic ? actor : nobody,
      search: new URL(request.url, 'http://platform').searchParams,
      body: request.body,
      lang,
      traceId,
      ip: request.ip,
      token,
      userAgent: request.get('user-agent'),
      lastEventId: request.get('last-event-id'),
      idempotencyKey: request.get('idempotency-key'),
      proof,
    });
    if (isCut) return void response.socket?.destroy();
    const renewed = operation.isPublic ? undefined : sessions.renew(token);
    if (renewed) response.set('authorization', renewed);
    const { code } = outcome.envelope;
    if (!outcome.write) return send(response, OWN_STATUS.has(code) ? code : 200, outcome);
    response.status(200).set({ 'cache-control': 'no-store', ...outcome.headers });
    await outcome.write(response);
  }

  function takeFault(method: string, path: string): FaultKind | undefined {
    const at = faults.findIndex((fault) => (fault.match === path || fault.match === '*') && (fault.method ?? method) === method);
    const fault = faults[at];
    if (!fault) return undefined;
    fault.times = (fault.times ?? 1) - 1;
    if (fault.times <= 0) faults.splice(at, 1);
    return fault.kind;
  }

  /** Returns true when the fault has replaced the answer. */
  async function strike(fault: FaultKind, response: Response, lang: Lang, traceId: string): Promise<boolean> {
    response.set('cache-control', 'no-store');
    if (fault === 'disconnectAfter') return false;
    if (fault === 'disconnect') response.socket?.destroy();
    else if (fault === 'html') response.status(502).type('html').send('<!doctype html><title>502</title><h1>Bad gateway</h1>');
    else if (fault === 'empty') response.status(200).end();
    else if (fault === 'malformed') response.status(200).type('json').send('{"code":200,"msg":"ok","data":{"list":[');
    else if (fault === 'hang') await once(response, 'close');
    else if ('delay' in fault) {
      await sleep(fault.delay);
      return false;
    } else {
      const status = 'status' in fault ? fault.status : 200;
      const refused = api.refuse(
        new Refusal(fault.code ?? status, 'INTERNAL', fault.msg ? [fault.msg, fault.msg] : FAULT),
        lang,
        traceId,
      ).envelope;
      const data = 'data' in fault ? { data: fault.data } : {};
      response.status(status).json('body' in fault && fault.body !== undefined ? fault.body : { ...refused, ...data });
    }
    return true;
  }

  return { app, faults, calls };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
