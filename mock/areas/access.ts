/** Grants beyond the general rule: a key on the left always brings the keys on the right (conventions 0.1, keys 7.4). */
export type Implications = Readonly<Record<string, readonly string[]>>;

/** Keys that the general rule leaves out although their name fits (conventions 0.1). */
const SEPARATE = new Set(['trade:sett:detail']);

/**
 * The closure of granted keys: what a role holds in effect (conventions 0.1).
 * @param granted keys as granted; unknown ones are dropped, they open nothing
 * @param known every key that exists
 */
export function closureOf(granted: Iterable<string>, known: ReadonlySet<string>, implications: Implications): Set<string> {
  const held = new Set<string>();
  const queue = [...granted];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (held.has(key) || !known.has(key)) continue;
    held.add(key);
    const [stem, verb] = splitKey(key);
    const implied = [...(implications[key] ?? [])];
    if (verb === 'page' || verb === 'list') implied.push(`${stem}:statistics`, `${stem}:count`, `${stem}:detail`);
    if (verb === 'edit') implied.push(`${stem}:detail`);
    for (const next of implied) if (!SEPARATE.has(next) || implications[key]?.includes(next)) queue.push(next);
  }
  return held;
}

/** `a:b:page` as ['a:b', 'page']. */
export function splitKey(key: string): [stem: string, verb: string] {
  const at = key.lastIndexOf(':');
  return [key.slice(0, at), key.slice(at + 1)];
}
