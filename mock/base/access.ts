/** Extra implications beside the general rule: the key on the left implies the keys on the right (docs/rules/access.md#grants). */
export type Implications = Readonly<Record<string, readonly string[]>>;

/** Keys that match the general rule but are not implied by it (docs/rules/access.md#grants). */
const SEPARATE = new Set(['trade:sett:detail']);

/**
 * The effective keys of a role: granted keys and all keys that they imply (docs/rules/access.md#grants).
 * @param granted keys as granted; unknown keys are dropped
 * @param known every key that exists
 */
export function closureOf(granted: Iterable<string>, known: ReadonlySet<string>, implications: Implications): Set<string> {
  const held = new Set<string>();
  const queue = [...granted];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (held.has(key) || !known.has(key)) continue;
    held.add(key);
    queue.push(...impliedBy(key, implications));
  }
  return held;
}

/** The keys that a key implies directly. The result may contain keys that do not exist. */
export function impliedBy(key: string, implications: Implications): string[] {
  const [stem, verb] = splitKey(key);
  const named = implications[key] ?? [];
  const ruled: string[] = [];
  if (verb === 'page' || verb === 'list') ruled.push(`${stem}:statistics`, `${stem}:count`, `${stem}:detail`);
  if (verb === 'edit') ruled.push(`${stem}:detail`);
  return [...named, ...ruled.filter((next) => !SEPARATE.has(next))];
}

/** Splits `a:b:page` into ['a:b', 'page']. */
export function splitKey(key: string): [stem: string, verb: string] {
  const at = key.lastIndexOf(':');
  return [key.slice(0, at), key.slice(at + 1)];
}
