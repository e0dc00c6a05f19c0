import { millisText } from '@/domain/numbers';
import { useLocale } from '@/hooks/useT';

type Length = number | null | undefined;

/** A duration in seconds or milliseconds; a dash when unknown. */
export function Duration({ seconds, ms = seconds && seconds * 1_000 }: { seconds?: Length; ms?: Length }) {
  return <span className="number">{millisText(ms, useLocale())}</span>;
}
