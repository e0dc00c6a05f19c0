import { useEffect, useState } from 'react';
import { LEAST_STRENGTH } from '@/domain/password';
import type { Strength } from '@/domain/passwordStrength';
import { fetchCode } from './useCode';

const load = () => import(/* webpackChunkName: "password-strength" */ '@/domain/passwordStrength');

/** Judging takes up to a fifth of a second: not with every key. */
const PAUSE_MS = 200;

/** Strength of a password; undefined when its code could not be loaded. The server judges it anyway. */
async function judge(password: string, names: readonly string[]): Promise<Strength | undefined> {
  const code = await fetchCode(load).catch(() => undefined);
  return code?.strengthOf(password, names);
}

/** True when the server would refuse the password as too easy to guess. @param names of its owner */
export async function isTooWeak(password: string, names: readonly string[]): Promise<boolean> {
  const strength = await judge(password, names);
  return strength !== undefined && strength.step < LEAST_STRENGTH;
}

/** Strength of what is being typed; undefined until it is known. @param names of its owner; must be stable */
export function useStrength(password: string, names: readonly string[]): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  // Fetched with the field, so that it is there when the first word is typed.
  useEffect(() => void fetchCode(load).catch(() => undefined), []);
  useEffect(() => {
    if (password === '') return setStrength(undefined);
    let isOver = false;
    const timer = setTimeout(() => {
      void judge(password, names).then((judged) => {
        if (!isOver) setStrength(judged);
      });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [password, names]);
  return strength;
}
