import type { ResourceList } from '@/hooks/useResourceList';
import { useT } from '@/hooks/useT';
import type { FilterField } from './FilterBar';
import { RowButton } from './RowButton';
import './CurrencyNote.css';

interface CurrencyNoteProps<Row, Total> {
  list: Pick<ResourceList<Row, Total>, 'rows' | 'summary' | 'state' | 'setState'>;
  fields: readonly FilterField[];
}

/** Says under a sort by amount that different currencies cannot be compared, and asks for one of them. */
export function CurrencyNote<Row, Total>({ list, fields }: CurrencyNoteProps<Row, Total>) {
  const t = useT();
  const { rows, summary, state, setState } = list;
  const amounts = [...summary, ...rows] as readonly { currency?: string }[];
  const currencies = [...new Set(amounts.flatMap(({ currency }) => currency ?? []))].sort();
  if (currencies.length < 2) return null;
  const canChoose = fields.some((field) => 'name' in field && field.name === 'currency');
  return (
    <p role="status" className="currency-note no-print">
      {t('parts.currencies.note')}
      {canChoose && <span>{` ${t('parts.currencies.choose')}`}</span>}
      {canChoose &&
        currencies.map((currency) => (
          <RowButton
            key={currency}
            aria-label={t('parts.currencies.only', { currency })}
            onClick={() => setState({ filters: { ...state.filters, currency } })}
          >
            {currency}
          </RowButton>
        ))}
    </p>
  );
}

/** Says that rows of the answer have no number and are left out. */
export function LostNote({ count }: { count: number }) {
  const t = useT();
  return (
    <p role="status" className="currency-note">
      {t('answer.lost', { count })}
    </p>
  );
}
