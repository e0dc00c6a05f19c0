import { Descriptions } from 'antd';
import type { ReactNode } from 'react';

/** One part of the drawer: title and content; nothing at all where the server sent nothing to show. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <section className="drawer-section">
      <h2 className="section-title">{title}</h2>
      {children}
    </section>
  );
}

export interface Fact {
  label: string;
  /** A row without a value is left out. */
  value: ReactNode;
}

/**
 * Label and value, so many pairs beside each other where there is room; undefined when no row has a value, so that the section goes
 * too.
 */
export function factsOf(facts: readonly Fact[], pairs: 1 | 2 = 2): ReactNode {
  const shown = facts.filter(({ value }) => value !== undefined && value !== null && value !== '' && value !== false);
  if (shown.length === 0) return undefined;
  return (
    <Descriptions
      bordered
      size="small"
      column={{ xs: 1, sm: pairs }}
      items={shown.map(({ label, value }) => ({ key: label, label, children: value }))}
    />
  );
}
