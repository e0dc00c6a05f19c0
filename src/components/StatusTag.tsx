import type { Tone } from '@/domain/status';
import { useT } from '@/hooks/useT';
import { toneOf } from '@/locales/store';
import type { MessageKey, NamesIn } from '@/locales/types';

interface StatusTagProps<Group extends string> {
  /** Message group of the labels, for example trade.withdraw.status */
  group: Group;
  value: NamesIn<Group> | undefined;
  tones: Readonly<Record<string, Tone>>;
}

/** A state as a labelled tag; one that neither this console nor the dictionary knows is shown raw and neutral, never as another state. */
export function StatusTag<Group extends string>({ group, value, tones }: StatusTagProps<Group>) {
  const t = useT();
  if (!value) return null;
  const key = `${group}.${value}`;
  const tone = toneOf(key) ?? (Object.hasOwn(tones, value) ? tones[value] : undefined);
  return <span className={`tag tag-${tone ?? 'neutral'}`}>{tone ? t(key as MessageKey) : value}</span>;
}
