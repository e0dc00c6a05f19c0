import { choicesOf, codeChoices } from '@/components/choices';
import type { FilterField } from '@/components/FilterBar';
import type { FetchChoices } from '@/components/RemoteSelect';
import type { OptionType } from '@/contract';
import type { Translate } from '@/locales/store';
import type { MessageKey, NamesIn } from '@/locales/types';
import { pageOptions } from '@/services/common';

/** A page call of a service. */
type SelectField = Extract<FilterField, { kind: 'select' }>;
type PageCall = (query: never, ...rest: never) => unknown;
interface Choice {
  value: string;
  label: string;
}
type NameIn<Call extends PageCall> = keyof Parameters<Call>[0] & string;

/** Loads the choices of a field from the server, page by page. */
export const choose =
  (type: OptionType): FetchChoices =>
  (keyword, current) =>
    pageOptions(type, keyword, current);

/**
 * Filter fields of a list. The compiler accepts a field only if the list's page call has that name and the texts have a label
 * under `<group>.field`. For anything special, write a plain FilterField.
 * @typeParam Call the page call of the list
 * @param group message group of the entity, for example trade.withdraw
 */
export function filtersFor<Call extends PageCall>() {
  type Name = NameIn<Call>;
  return <Group extends string>(group: Group, t: Translate) => {
    type Label = NamesIn<`${Group}.field`>;
    // Widened to string first: the compiler needs minutes to check a template type against all message keys.
    const base: string = group;
    const label = (name: string) => t(`${base}.field.${name}` as MessageKey);
    const selecting = (name: Name, choices: readonly Choice[], labelled: string, isMultiple: boolean): SelectField => ({
      kind: 'select',
      name,
      label: labelled,
      choices,
      isMultiple,
    });
    const fieldsWith = <N extends Name>(labelOf: (name: N) => string) => ({
      text: (name: N, more?: { hint?: string; isPrivate?: boolean }): FilterField => ({
        kind: 'text',
        name,
        label: labelOf(name),
        ...more,
      }),
      /** Values of a closed list. Labels come from `<group>.<values>`, by default from the group under the field's own name. */
      one: (name: N, known: readonly string[], values: string = name) =>
        selecting(name, choicesOf(t, `${base}.${values}`, known), labelOf(name), false),
      many: (name: N, known: readonly string[], values: string = name) =>
        selecting(name, choicesOf(t, `${base}.${values}`, known), labelOf(name), true),
      /** Values without labels of their own; the dictionary may have some for the group. */
      codes: (name: N, codes: readonly string[], group = '') =>
        selecting(name, codeChoices(t, group, codes), labelOf(name), true),
      /** Records loaded from the server. */
      choose: (name: N, type: OptionType): FilterField => ({
        kind: 'remote',
        name,
        label: labelOf(name),
        fetchChoices: choose(type),
      }),
      number: (name: N): FilterField => ({ kind: 'number', name, label: labelOf(name) }),
      flag: (name: N): FilterField => ({ kind: 'flag', name, label: labelOf(name) }),
    });
    const range =
      (kind: 'times' | 'amounts') =>
      (from: Name, to: Name, as: Label): FilterField => ({ kind, from, to, label: label(as) });
    return {
      ...fieldsWith<Name & Label>(label),
      /** Uses the label of another field name. */
      as: (other: Label) => fieldsWith<Name>(() => label(other)),
      times: range('times'),
      amounts: range('amounts'),
      /** The tabs above the list. They are a filter too, so that descriptions of the query include them. */
      view: (views: readonly string[]): FilterField => ({
        kind: 'select',
        name: 'view',
        label: t('common.list.view'),
        choices: views.map((value) => ({ value, label: t(`${base}.view.${value}` as MessageKey) })),
      }),
    };
  };
}
