import { useEffect, useState } from 'react';

type Load<Code> = () => Promise<Code>;

const fetched = new WeakMap<Load<unknown>, unknown>();

/** Loads code once and keeps it. Rejects when loading fails; the next call tries again. */
export async function fetchCode<Code>(load: Load<Code>): Promise<Code> {
  if (!fetched.has(load)) fetched.set(load, await load());
  return fetched.get(load) as Code;
}

/**
 * Code of a dialog or a drawer, loaded when it is first needed; undefined until then. Throws a load failure while rendering.
 * React's lazy does not work here: React may discard a suspended render, and antd then still counts the discarded dialog as the
 * topmost one. No other dialog would react to Escape.
 * @param load always the same function, otherwise every render loads again
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
