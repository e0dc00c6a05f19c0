import { history } from '@umijs/max';
import { RowLink } from '@/components/RecordLink';
import { useT } from '@/hooks/useT';

interface DoneTextProps {
  text: string;
  no: string;
  /** Address that opens the record. */
  to: string;
}

/** What was done, with a link at the number of its record, or behind the text when that does not hold the number. */
export function DoneText({ text, no, to }: DoneTextProps) {
  const t = useT();
  const [before, ...after] = text.split(no);
  return (
    <span>
      {before && <span>{before}</span>}
      {after.length === 0 && <span> </span>}
      <RowLink href={to} onOpen={() => history.push(to)} aria-label={t('common.action.open', { name: no })}>
        {no}
      </RowLink>
      {after.join(no)}
    </span>
  );
}
