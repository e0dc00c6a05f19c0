import { useFormat } from '@/hooks/useFormat';

interface TimeProps {
  at: string | null | undefined;
  /** Adds `3 min ago` below. */
  withRelative?: boolean;
}

/** A time in the operator's zone; its tooltip (src/layouts/Hints.tsx) shows the zone and UTC. */
export function Time({ at, withRelative }: TimeProps) {
  const format = useFormat();
  if (!at) return <span>–</span>;
  return (
    <time dateTime={at} className="stack number">
      {format.time(at)}
      {withRelative && <small className="soft">{format.relative(at)}</small>}
    </time>
  );
}
