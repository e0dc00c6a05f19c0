import { trustLocalProxy } from './engine/http';
import type { Platform, PlatformOptions } from './platform';

const env = process.env;

/** `name=value` pairs, separated by commas. */
export const readPairs = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(',').flatMap((pair) => (pair.includes('=') ? [pair.trim().split('=', 2)] : [])));

/** Platform options from the environment variables (docs/rules/simulation.md#platform). */
export function readEnvironment(isLive: boolean): PlatformOptions {
  const number = (text: string | undefined) => (text ? Number(text) : undefined);
  return {
    seed: env.MOCK_SEED,
    scale: number(env.MOCK_SCALE),
    flow: number(env.MOCK_FLOW),
    live: env.MOCK_LIVE ? env.MOCK_LIVE !== '0' && env.MOCK_LIVE !== 'false' : isLive,
    now: env.MOCK_NOW ? Date.parse(env.MOCK_NOW) : undefined,
    latency: number(env.MOCK_LATENCY),
    firstAdmins: env.MOCK_FIRST_ADMINS ? readPairs(env.MOCK_FIRST_ADMINS) : undefined,
    approvals: env.MOCK_APPROVALS !== '0',
    inbox: true,
    factors: env.MOCK_FACTORS !== '0',
    events: env.MOCK_EVENTS !== '0',
    idleMinutes: number(env.MOCK_IDLE_MINUTES),
    sessionHours: number(env.MOCK_SESSION_HOURS),
    origin: env.MOCK_ORIGIN || undefined,
  };
}

/** The platform behind a proxy, if the environment says that there is one. */
export function withProxy(platform: Platform): Platform {
  if (env.MOCK_PROXY === '1') trustLocalProxy(platform.app);
  return platform;
}
