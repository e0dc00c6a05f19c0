import { isTime } from '@/domain/time';
import { Time } from './Time';

interface ChangedValueProps {
  value: string | null;
  /** The value in words, from the server. */
  name?: string;
}

/** One side of a change: in words, or a time in the operator's zone, or as it is. */
export function ChangedValue({ value, name }: ChangedValueProps) {
  if (name !== undefined) return <>{name}</>;
  return value && isTime(value) ? <Time at={value} /> : (value ?? '–');
}
