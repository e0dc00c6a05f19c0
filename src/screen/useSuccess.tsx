import { App } from 'antd';
import { useCallback } from 'react';
import { detailAddress } from '@/components/RecordLink';

/**
 * Gives a function that tells what was done.
 * @returns takes the text, the number of the record it is about, and its address; by default it opens on this screen
 */
export function useSuccess() {
  const { message } = App.useApp();
  return useCallback(
    (text: string, no?: string, to = no && detailAddress(no)) => {
      const tell = () => void message.success(text);
      if (!no || !to) return tell();
      // Nothing is done before the rows are there.
      void import(/* webpackChunkName: "after-rows" */ './DoneText').then(
        ({ DoneText }) => message.success(<DoneText text={text} no={no} to={to} />),
        tell,
      );
    },
    [message],
  );
}
