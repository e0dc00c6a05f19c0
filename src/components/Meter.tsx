import type { Grade } from '@/domain/thresholds';

interface MeterProps {
  label: string;
  /** The value in words: the bar alone would not be accessible. */
  words: string;
  value: number;
  max: number;
  grade: Grade;
}

/** A bar in the color of its grade, full from `max` on. */
export function Meter({ label, words, value, max, grade }: MeterProps) {
  // A browser colors by region, and counts a boundary to the lower one; here the region follows the grade. The best region must
  // reach beyond the optimum, else the middle one is the best.
  const least = max / 1_000_000;
  const regions = { success: [max, max], warning: [least, max], error: [least, least] }[grade];
  return (
    <meter
      min={0}
      low={regions[0]}
      high={regions[1]}
      max={max}
      optimum={0}
      value={Math.min(max, value)}
      aria-label={label}
      aria-valuetext={words}
    />
  );
}
