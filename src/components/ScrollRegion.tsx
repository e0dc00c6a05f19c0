import type { ComponentProps } from 'react';

type ScrollRegionProps = Omit<ComponentProps<'section'>, 'tabIndex' | 'aria-label'> & { label: string };

/** A named part of a page that scrolls by itself, and can be reached with the keyboard for that. */
export function ScrollRegion({ label, ...rest }: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  return <section {...rest} aria-label={label} tabIndex={0} />;
}
