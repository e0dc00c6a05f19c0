import type { Tone } from '@/domain/status';
import { useT } from '@/hooks/useT';
import type { MessageKey, NamesIn } from '@/locales/types';

interface StatusTagProps<Group extends string> {
  /** Message group of the labels, for example trade.withdraw.status */
  group: Group;
  value: NamesIn<Group> | undefined;
  tones: Readonly<Record<string, Tone>>;
}

/** A state as a labelled tag; one that this console does not know is shown raw and neutral, never as another state. */
export function StatusTag<Group extends string>({ group, value, tones }: StatusTagProps<Group>) {
  const t = useT();
  if (!value) return null;
  const isKnown = Object.hasOwn(tones, value);
  return (
    <span className={`tag tag-${isKnown ? tones[value] : 'neutral'}`}>
      {isKnown ? t(`${group}.${value}` as MessageKey) : value}
    </span>
  );
}
