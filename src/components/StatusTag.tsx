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

/** A state whose values the contract does not list: held against nothing by the compiler. */
export function OpenStatusTag({ group, value, tones }: StatusTagProps<string, string>) {
  const t = useT();
  if (!value) return null;
  const key = `${group}.${value}`;
  const tone = toneOf(key) ?? (Object.hasOwn(tones, value) ? tones[value] : undefined);
  return <span className={`tag tag-${tone ?? 'neutral'}`}>{tone ? t(key as MessageKey) : value}</span>;
}

/** A state as a labelled tag; one that neither this console nor the dictionary knows is shown raw and neutral, never as another state. */
export function StatusTag<Group extends string>(props: StatusTagProps<Group, NamesIn<Group>>) {
  return OpenStatusTag(props);
}
