import type { ProColumns } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import type { Tone } from '@/domain/status';
import { asShown } from '@/domain/written';
import { type Translate, toneOf } from '@/locales/store';
import type { MessageKey, NamesIn } from '@/locales/types';
import { CopyText } from './CopyText';
import { Money } from './Money';
import { detailAddress, RowLink } from './RecordLink';
import { OpenStatusTag } from './StatusTag';
import { Time } from './Time';

type Field<Row, Group extends string> = keyof Row & string & NamesIn<`${Group}.field`>;
type FieldOf<Row, Group extends string, Value> = {
  [K in Field<Row, Group>]: Exclude<Row[K], null | undefined> extends Value ? K : never;
}[Field<Row, Group>];
/** Marks a column of amounts, each in the currency of its row. */
export interface MoneyColumn {
  isMoney?: boolean;
}
type Extra<Row> = Omit<ProColumns<Row>, 'title' | 'render'> & MoneyColumn;

/**
 * Column presets of one entity. The compiler accepts a field only if the row has it with the right type and the messages have a
 * label under `<group>.field`. For anything special, write a plain ProColumns.
 * @param group message group of the entity, for example trade.withdraw
 * @param currencyOf ISO code of a row's amounts
 */
export function columnsFor<Row extends object>() {
  return <Group extends string>(group: Group, t: Translate, currencyOf: (row: Row) => string) => {
    // Widened to string first: the compiler needs minutes to check a template type against all message keys.
    const base: string = group;
    const label = (name: string) => t(`${base}.field.${name}` as MessageKey);
    const column = <K extends string>(field: K, render: (row: Row) => ReactNode, extra?: Extra<Row>): ProColumns<Row> => ({
      dataIndex: field,
      title: label(field),
      render: (_, row) => render(row),
      ...extra,
    });
    const read = (row: Row, field: keyof Row) => (row[field] ?? undefined) as string | undefined;

    return {
      text: (field: Field<Row, Group>, extra?: Extra<Row>) =>
        column(field, (row) => asShown(row[field as keyof Row] as ReactNode) ?? '–', extra),
      /** A record's number that opens the record; `hrefOf` overrides the address for a new tab. */
      number: (
        field: FieldOf<Row, Group, string>,
        onOpen: (row: Row) => void,
        extra?: Extra<Row>,
        hrefOf = (row: Row) => detailAddress(read(row, field) ?? ''),
      ) =>
        column(
          field,
          (row) => {
            const no = read(row, field);
            if (!no) return '–';
            return (
              <RowLink href={hrefOf(row)} aria-label={t('common.action.open', { name: no })} onOpen={() => onOpen(row)}>
                {no}
              </RowLink>
            );
          },
          // Otherwise ProTable makes a fixed column 200 pixels wide.
          extra?.fixed ? { width: 1, ...extra } : extra,
        ),
      copy: (field: FieldOf<Row, Group, string>, extra?: Extra<Row>) =>
        column(field, (row) => (read(row, field) ? <CopyText text={read(row, field) ?? ''} name={label(field)} /> : '–'), extra),
      money: (field: FieldOf<Row, Group, string>, extra?: Extra<Row>) =>
        column(field, (row) => <Money amount={read(row, field)} currency={currencyOf(row)} />, {
          align: 'end',
          isMoney: true,
          ...extra,
        }),
      time: (field: FieldOf<Row, Group, string>, extra?: Extra<Row>) =>
        column(field, (row) => <Time at={read(row, field)} withRelative />, extra),
      status: (field: Field<Row, Group>, tones: Readonly<Record<string, Tone>>, extra?: Extra<Row>) =>
        column(
          field,
          (row) => <OpenStatusTag group={`${base}.${field as string}`} value={read(row, field)} tones={tones} />,
          extra,
        ),
      /** A value of a closed list with its label; an unknown value is shown raw. */
      enumText: (field: Field<Row, Group>, known: Readonly<Record<string, unknown>> | readonly string[], extra?: Extra<Row>) =>
        column(
          field,
          (row) => {
            const value = read(row, field);
            if (value === undefined) return '–';
            const key = `${base}.${field as string}.${value}`;
            const isKnown = Array.isArray(known) ? known.includes(value) : Object.hasOwn(known, value);
            return isKnown || toneOf(key) ? t(key as MessageKey) : value;
          },
          extra,
        ),
      custom: (field: NamesIn<`${Group}.field`>, render: (row: Row) => ReactNode, extra?: Extra<Row>) =>
        column(field as string, render, extra),
      actions: (render: (row: Row) => ReactNode, extra?: Extra<Row>): ProColumns<Row> => ({
        key: 'actions',
        className: 'actions-cell',
        title: t('common.list.actions'),
        fixed: 'right',
        width: 1,
        render: (_, row) => render(row),
        ...extra,
      }),
    };
  };
}
