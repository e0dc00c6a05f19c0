import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faults, knownSurvivors } from './faults';

const root = path.resolve(__dirname, '../..');

/** Problems of the list of planted faults, one line each: a fault that no longer applies would count as found. */
export function staleFaults(): string[] {
  const wrong: string[] = [];
  const ids = new Set<string>();
  for (const { id, file, find, replace, tests } of faults) {
    if (ids.has(id)) wrong.push(`${id}: there twice`);
    ids.add(id);
    const source = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
    const times = source.split(find).length - 1;
    if (times !== 1) wrong.push(`${id}: its text stands ${times} times in ${file}`);
    if (find === replace) wrong.push(`${id}: changes nothing`);
    for (const one of tests) if (!existsSync(path.join(root, one))) wrong.push(`${id}: there is no ${one}`);
  }
  for (const id of knownSurvivors) if (!ids.has(id)) wrong.push(`${id}: a known survivor that is no fault`);
  return wrong;
}
