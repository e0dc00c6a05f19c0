import { createPluginManager } from '@@/core/plugin';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestInstance } from '@umijs/max';
import { endSession, startSession } from '@/request/session';
import { getCurrentUser } from '@/services/session';
import { demoPassword } from '../../mock/base/demoAccounts';
import type { Platform, PlatformOptions } from '../../mock/platform';
import { freePlatforms, takePlatform } from './worlds';

/** Start of the platform's clock in every test. */
export const NOW = Date.parse('2026-11-20T06:31:02.114Z');

interface Call {
  url?: string;
  method?: string;
  headers?: Record<string, string>;
  data?: string;
  responseType?: string;
  timeout?: number;
  signal?: AbortSignal;
  onDownloadProgress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void;
}

const failureOf = (code: string, config: Call, response?: object) => Object.assign(new Error(code), { code, config, response });

/** A blob as browsers have it; the test browser's own cannot be read. */
function blobOf(bytes: Buffer, type: string): Blob {
  return Object.assign(new Blob([new Uint8Array(bytes)], { type }), { text: () => Promise.resolve(bytes.toString('utf8')) });
}

/** The transport of the request plugin over a real socket: time-out, abort, progress and lost connections as a browser has them. */
function send(origin: string, config: Call): Promise<object> {
  const { pathname, search } = new URL(getRequestInstance().getUri(config as never), window.location.origin);
  return new Promise((resolve, reject) => {
    const request = http.request(`${origin}${pathname}${search}`, {
      method: config.method?.toUpperCase(),
      headers: config.headers,
    });
    const fail = (code: string) => {
      reject(failureOf(code, config));
      request.destroy();
    };
    const timer = config.timeout ? setTimeout(() => fail('ETIMEDOUT'), config.timeout) : undefined;
    config.signal?.addEventListener('abort', () => fail('ERR_CANCELED'));
    request.on('error', () => fail('ERR_NETWORK'));
    request.on('close', () => clearTimeout(timer));
    request.on('response', (answer) => {
      const parts: Buffer[] = [];
      let loaded = 0;
      answer.on('error', () => fail('ERR_NETWORK'));
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        loaded += part.length;
        config.onDownloadProgress?.({ loaded, total: 0, lengthComputable: false });
      });
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        const status = answer.statusCode ?? 0;
        const type = String(answer.headers['content-type'] ?? '');
        const data = config.responseType === 'blob' ? blobOf(bytes, type) : bytes.toString('utf8');
        const response = { status, data, headers: answer.headers, config, request };
        if (status >= 200 && status < 300) resolve(response);
        else reject(failureOf('ERR_BAD_RESPONSE', config, response));
      });
    });
    request.end(config.data);
  });
}

export interface Network {
  platform: Platform;
  /** A token of this account, as the login call gives it. */
  signIn: (username: string) => Promise<string>;
  /** Signs this account in in the page, as the login page and the start of the console do. */
  enter: (username: string) => Promise<void>;
  /** Calls of one path that the platform has seen. */
  callsOf: (path: string, method?: 'GET' | 'POST') => Platform['calls'];
  /** Waits until no call is on its way, and none follows from the last answer: for tests that nothing was sent. */
  settle: () => Promise<void>;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const CALM_MS = 150;

/**
 * Registers the hooks of a test file: for each test a simulated platform of its own behind a real socket, which answers every call
 * of the console. A call that the contract does not know, and one that goes around the request layer, fails the test; so do books
 * that do not balance.
 */
export function withNetwork(options: PlatformOptions = {}): () => Network {
  let network: Network;
  let server: http.Server;
  let strange: string[] = [];
  let onTheirWay = 0;

  beforeEach(async () => {
    strange = [];
    freePlatforms();
    const platform = takePlatform({ seed: 'tests', now: NOW, days: 2, flow: 0, ...options });
    server = platform.app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    // The request plugin reads its configuration from the app's plugins.
    createPluginManager();
    getRequestInstance().defaults.adapter = ((config: Call) => {
      const { pathname, origin: target } = new URL(config.url ?? '', window.location.origin);
      const line = `${config.method?.toUpperCase()} ${pathname}`;
      const isKnown = target === window.location.origin && platform.api.operations.has(line.replace(' /api', ' '));
      if (!isKnown) strange.push(line);
      if (!isKnown) return Promise.reject(failureOf('ERR_NETWORK', config));
      onTheirWay += 1;
      return send(origin, config).finally(() => {
        onTheirWay -= 1;
      });
    }) as never;
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      strange.push(`around the request layer: ${this.responseURL}`);
    });

    const signIn = (username: string) =>
      new Promise<string>((resolve, reject) => {
        const headers = { 'content-type': 'application/json' };
        const login = http.request(`${origin}/api/auth/login`, { method: 'POST', headers }, (answer) => {
          answer.resume();
          answer.on('end', () => {
            const token = answer.headers.authorization;
            if (token) resolve(token);
            else reject(new Error(`${username} cannot sign in`));
          });
        });
        login.end(JSON.stringify({ username, password: demoPassword }));
      });
    network = {
      platform,
      signIn,
      enter: async (username) => {
        endSession('logout');
        startSession(await signIn(username));
        await getCurrentUser();
      },
      callsOf: (path, method) =>
        platform.calls.filter((call) => call.path === path && (method === undefined || call.method === method)),
      settle: async () => {
        for (let calmMs = 0; calmMs < CALM_MS; calmMs = onTheirWay === 0 ? calmMs + 30 : 0) await sleep(30);
      },
    };
  });

  afterEach(async () => {
    // A call that is cut off would be tried again, in the midst of the next test.
    for (let tries = 0; onTheirWay > 0 && tries < 50; tries += 1) await sleep(20);
    const violations = network.platform.check();
    network.platform.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    jest.restoreAllMocks();
    expect({ strange, violations }).toEqual({ strange: [], violations: [] });
  });
  return () => network;
}
