import { history } from '@umijs/max';
import { App } from 'antd';
import { useCallback } from 'react';
import { detailAddress, RowLink } from '@/components/RecordLink';
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

/**
 * Gives a function that tells what was done.
 * @returns takes the text, the number of the record it is about, and its address; by default it opens on this screen
 */
export function useSuccess() {
  const { message } = App.useApp();
  return useCallback(
    (text: string, no?: string, to = no && detailAddress(no)) =>
      void message.success(no && to ? <DoneText text={text} no={no} to={to} /> : text),
    [message],
  );
}
