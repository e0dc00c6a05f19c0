import { useEffect, useState } from 'react';

type Load<Code> = () => Promise<Code>;

const fetched = new WeakMap<Load<unknown>, unknown>();

/** Fetches code once and keeps it. Rejects when it cannot be had; the next call tries again. */
export async function fetchCode<Code>(load: Load<Code>): Promise<Code> {
  if (!fetched.has(load)) fetched.set(load, await load());
  return fetched.get(load) as Code;
}

/**
 * Code of a dialog or a drawer, fetched when it is first wanted; undefined until it is there. Throws, in the render, what the
 * fetching was rejected with. Not React's lazy: React may begin to draw what was suspended and throw that away, and an open
 * dialog thrown away stays the topmost one for antd, so that no other takes Escape any more.
 * @param load always the same function, or it is fetched again with every drawing
 */
export function useCode<Code>(load: Load<Code>, isWanted: boolean): Code | undefined {
  const [, setIsThere] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isMissing = isWanted && !fetched.has(load);
  useEffect(() => {
    if (!isMissing) return;
    fetchCode(load).then(
      () => setIsThere(true),
      (error: unknown) => setFailure({ error }),
    );
  }, [isMissing, load]);
  if (isMissing && failure) throw failure.error;
  return isWanted ? (fetched.get(load) as Code | undefined) : undefined;
}
