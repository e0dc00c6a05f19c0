import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * What a browser may hold when the console starts (tests/fixtures/stored): a file for each release, recorded from a run of it
 * (docs/maintenance.md#a-release), and three written by hand. In their texts `<token>`, `<user>`, `<no>`, `<version>` and `<now>` stand for
 * what differs from run to run.
 */
export const STORED = path.resolve(__dirname, '../fixtures/stored');

export interface StoredThings {
  /** Why the file is there. */
  about: string;
  local: Readonly<Record<string, string>>;
  session: Readonly<Record<string, string>>;
}

export const storedOf = (name: string): StoredThings => JSON.parse(readFileSync(path.join(STORED, `${name}.json`), 'utf8'));

/** Versions of the releases that have left stored things. */
export const releases = readdirSync(STORED)
  .map((file) => path.basename(file, '.json'))
  .filter((name) => /^\d/.test(name));

/** Puts stored things into this browser's storage, with the values of this run. */
export function putStored({ local, session }: StoredThings, values: Readonly<Record<string, string>>): void {
  const filled = (text: string) =>
    Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`<${name}>`, value), text);
  for (const [key, text] of Object.entries(local)) localStorage.setItem(filled(key), filled(text));
  for (const [key, text] of Object.entries(session)) sessionStorage.setItem(filled(key), filled(text));
}
