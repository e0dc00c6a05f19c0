import type { Tone } from '@/domain/status';
import { useT } from '@/hooks/useT';
import { toneOf } from '@/locales/store';
import type { MessageKey, NamesIn } from '@/locales/types';

interface StatusTagProps<Group extends string, Value> {
  /** Message group of the labels, for example trade.withdraw.status */
  group: Group;
  value: Value | undefined;
  tones: Readonly<Record<string, Tone>>;
}

/** A status whose values the contract does not list, so the compiler cannot check it. */
export function OpenStatusTag({ group, value, tones }: StatusTagProps<string, string>) {
  const t = useT();
  if (!value) return null;
  const key = `${group}.${value}`;
  const tone = toneOf(key) ?? (Object.hasOwn(tones, value) ? tones[value] : undefined);
  return <span className={`tag tag-${tone ?? 'neutral'}`}>{tone ? t(key as MessageKey) : value}</span>;
}

/**
 * A status as a labelled tag. A value that neither the console nor the dictionary knows is shown raw and neutral, never as
 * another status.
 */
export function StatusTag<Group extends string>(props: StatusTagProps<Group, NamesIn<Group>>) {
  return OpenStatusTag(props);
}
