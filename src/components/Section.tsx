import { Descriptions } from 'antd';
import { createElement, Fragment, type ReactNode } from 'react';
import { asShown } from '@/domain/written';

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

/** What is there of these, with a dot between; undefined when nothing is. */
export function joined(...parts: readonly ReactNode[]): ReactNode {
  const shown = parts.filter(Boolean);
  if (shown.length === 0) return undefined;
  return createElement(Fragment, undefined, ...shown.flatMap((part) => [' · ', part]).slice(1));
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
      items={shown.map(({ label, value }) => ({ key: label, label, children: asShown(value) }))}
    />
  );
}
