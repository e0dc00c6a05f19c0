import { IDLE_LIMIT_MINUTES, IDLE_WARN_MINUTES } from '@/constants';

/** Settings of one site, from /config.json. deploy/config.schema.json describes them for the site's administrator. */
export interface Site {
  /** Name of the environment; empty in production */
  environment: string;
  /** These can only shorten what the server sets (docs/rules/session.md#idle-time). */
  idleWarnMinutes?: number;
  idleLimitMinutes?: number;
  /** Whether faults of the console's own code are reported (docs/rules/console.md#faults). */
  reportErrors?: boolean;
}

/** A fault in the settings. `field` is empty when the file cannot be read. */
export interface SiteFault {
  field: string;
  why: 'unreadable' | 'text' | 'minutes' | 'order' | 'boolean';
}

let site: Site = { environment: '' };

const isMinutes = (least: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= 720;
const rules: Record<keyof Site, readonly [why: SiteFault['why'], isGood: (value: unknown) => boolean]> = {
  environment: ['text', (value) => typeof value === 'string' && [...value].length <= 20],
  idleWarnMinutes: ['minutes', isMinutes(1)],
  idleLimitMinutes: ['minutes', isMinutes(2)],
  reportErrors: ['boolean', (value) => typeof value === 'boolean'],
};

/**
 * Faults of the settings in the file; a missing field keeps its default. One that this build does not know is none, so that a file for a
 * newer build suits an older one. Never throws.
 */
export function siteFaults(given: unknown): readonly SiteFault[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return [{ field: '', why: 'unreadable' }];
  const faults = Object.entries(rules).flatMap(([field, [why, isGood]]): SiteFault[] =>
    Object.hasOwn(given, field) && !isGood(given[field as never]) ? [{ field, why }] : [],
  );
  const { idleWarnMinutes = IDLE_WARN_MINUTES, idleLimitMinutes = IDLE_LIMIT_MINUTES } = given as Partial<Site>;
  return faults.length > 0 || idleWarnMinutes < idleLimitMinutes ? faults : [{ field: 'idleWarnMinutes', why: 'order' }];
}

/** Settings of this site; the defaults until the file has been read. */
export const siteSettings = (): Site => site;

/** Names in the file that are no settings of this build. They have no effect. */
export const unknownSettings = (): string[] => Object.keys(site).filter((field) => !Object.hasOwn(rules, field));

/**
 * Reads the settings once, before the first render. Returns the faults; with any fault the whole file is ignored. Never rejects.
 */
export async function loadSite(): Promise<readonly SiteFault[]> {
  try {
    const response = await fetch('/config.json', { cache: 'no-store' });
    if (!response.ok) throw new Error(String(response.status));
    const given = (await response.json()) as Partial<Site>;
    const faults = siteFaults(given);
    if (faults.length === 0) site = { ...site, ...given };
    return faults;
  } catch {
    return [{ field: '', why: 'unreadable' }];
  }
}
