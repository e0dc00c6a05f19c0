import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DIST } from '../support/browser';

jest.setTimeout(600_000);
const ROOT = path.resolve(__dirname, '../..');
/** All that a build reads. */
const SOURCES = ['config', 'mock', 'public', 'src', '.umirc.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

const hashesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
  );

/** The packages at their place in the copy; as links to files, where both lie on one disk. Names of modules come from their places. */
function linkPackages(copy: string): void {
  const copyBy = (how: string) => execFileSync('cp', [how, path.join(ROOT, 'node_modules'), copy], { stdio: 'ignore' });
  try {
    copyBy('-al');
  } catch {
    rmSync(path.join(copy, 'node_modules'), { recursive: true, force: true });
    copyBy('-a');
  }
  rmSync(path.join(copy, 'node_modules/.cache'), { recursive: true, force: true });
}

test('the same sources give the same bytes, in another folder and without files of an earlier build', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'console-again-'));
  try {
    for (const name of SOURCES)
      cpSync(path.join(ROOT, name), path.join(copy, name), {
        recursive: true,
        filter: (file) => !/[\\/]\.umi(-\w+)?$/.test(file),
      });
    linkPackages(copy);
    execFileSync('npx', ['max', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
    const again = hashesOf(path.join(copy, 'dist'));
    expect(Object.keys(again).length).toBeGreaterThan(100);
    expect(again).toEqual(hashesOf(DIST));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
