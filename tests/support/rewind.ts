const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** What never changes inside, or cannot be looked into. */
const isLeaf = (value: object) =>
  ArrayBuffer.isView(value) || value instanceof Date || value instanceof RegExp || value instanceof Promise;

/** What an object holds, one level deep; maps and plain objects as key, value, key, value. */
function contentOf(it: object): unknown[] {
  if (Array.isArray(it)) return it.slice();
  if (it instanceof Map) return [...it].flat(1);
  if (it instanceof Set) return [...it];
  const content: unknown[] = [];
  for (const key of Reflect.ownKeys(it)) {
    const own = Object.getOwnPropertyDescriptor(it, key);
    if (own && 'value' in own) content.push(key, own.value);
  }
  return content;
}

function isUnchanged(it: object, before: readonly unknown[]): boolean {
  const content = contentOf(it);
  return content.length === before.length && content.every((one, at) => Object.is(one, before[at]));
}

function putBack(it: object, before: readonly unknown[]): void {
  if (Array.isArray(it)) {
    it.length = 0;
    for (const one of before) it.push(one);
  } else if (it instanceof Map) {
    it.clear();
    for (let at = 0; at < before.length; at += 2) it.set(before[at], before[at + 1]);
  } else if (it instanceof Set) {
    it.clear();
    for (const one of before) it.add(one);
  } else {
    const own = it as Record<PropertyKey, unknown>;
    for (const key of Reflect.ownKeys(it)) if ('value' in (Object.getOwnPropertyDescriptor(it, key) ?? {})) delete own[key];
    for (let at = 0; at < before.length; at += 2) own[before[at] as PropertyKey] = before[at + 1];
  }
}

/** Remembers everything that can be reached from these objects. @returns what puts all of it back as it is now */
export function rewindable(...roots: object[]): () => void {
  const saved = new Map<object, unknown[]>();
  const left = [...roots];
  for (let it = left.pop(); it; it = left.pop()) {
    if (saved.has(it) || isLeaf(it)) continue;
    const content = contentOf(it);
    saved.set(it, content);
    for (const one of content) if (isObject(one)) left.push(one);
  }
  const changeable = [...saved].filter(([it]) => !Object.isFrozen(it) || it instanceof Map || it instanceof Set);
  return () => {
    for (const [it, before] of changeable) if (!isUnchanged(it, before)) putBack(it, before);
  };
}
