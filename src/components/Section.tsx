import { Descriptions } from 'antd';
import { createElement, Fragment, type ReactNode } from 'react';
import { asShown } from '@/domain/written';

/** A section of the drawer with a title; renders nothing without content. */
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

const span = (part: ReactNode) => createElement('span', undefined, asShown(part));

/** Joins the parts that exist with a dot; undefined without any. */
export function joined(...parts: readonly ReactNode[]): ReactNode {
  const shown = parts.filter(Boolean);
  if (shown.length === 0) return undefined;
  return createElement(Fragment, undefined, ...shown.flatMap((part, at) => [at > 0 && span(' · '), span(part)]));
}

/**
 * Labels and values, with `pairs` side by side if there is room. Undefined when no row has a value, so that the section
 * disappears too.
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
