import type { ComponentProps } from 'react';

type ScrollRegionProps = Omit<ComponentProps<'section'>, 'tabIndex' | 'aria-label'> & { label: string };

/** A named scrollable region that the keyboard can reach. */
export function ScrollRegion({ label, ...rest }: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  return <section {...rest} aria-label={label} tabIndex={0} />;
}
