import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from './browser';

const HASHED = /^(?:umi|\d+)\.([0-9a-f]{6,8})\.(?:async\.|chunk\.)?(?:js|css)$/;

/** The same build under other names, as a release with other code in every file has them. @param folder where its own folder is made */
export function releaseOf(folder: string, name: string): string {
  const release = path.join(folder, name);
  mkdirSync(release);
  const hashes = readdirSync(DIST).flatMap((file) => HASHED.exec(file)?.[1] ?? []);
  const other = (hash: string) =>
    createHash('sha256')
      .update(name + hash)
      .digest('hex')
      .slice(0, hash.length);
  // In the map from chunks to files each hash is in quotes; in the page and in names between dots.
  const renamed = (text: string) =>
    hashes.reduce(
      (all, hash) => all.replaceAll(`"${hash}"`, `"${other(hash)}"`).replaceAll(`.${hash}.`, `.${other(hash)}.`),
      text,
    );
  for (const file of readdirSync(DIST)) {
    const from = path.join(DIST, file);
    if (/\.(br|gz)$/.test(file)) continue;
    if (/^umi\.|\.html$/.test(file)) writeFileSync(path.join(release, renamed(file)), renamed(readFileSync(from, 'utf8')));
    else copyFileSync(from, path.join(release, renamed(file)));
  }
  writeFileSync(path.join(release, 'version.json'), JSON.stringify({ version: name }));
  return release;
}
