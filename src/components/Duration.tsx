import { millisText } from '@/domain/numbers';
import { useLocale } from '@/hooks/useT';

type Length = number | null | undefined;

/** How long something takes, given in seconds or in thousandths of one; a dash of what is not known. */
export function Duration({ seconds, ms = seconds && seconds * 1_000 }: { seconds?: Length; ms?: Length }) {
  return <span className="number">{millisText(ms, useLocale())}</span>;
}
