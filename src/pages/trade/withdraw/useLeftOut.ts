import { App } from 'antd';
import { useCallback } from 'react';
import type { Withdraw } from '@/contract';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import type { NamesIn } from '@/locales/types';
import { type DialogKind, stateOf } from './desk';
import type { offerOf } from './reading';

/** Says which of the rows a dialog leaves out, and why. The texts load with the dialogs. */
export function useLeftOut() {
  const t = useT();
  const { message } = App.useApp();
  return useCallback(
    (kind: DialogKind, rows: readonly Withdraw[], { possible, read, offered, max }: ReturnType<typeof offerOf>) => {
      const say = (level: 'info' | 'warning', why: NamesIn<'desk.leftOut'>, values: Readonly<Record<string, number>>) =>
        void withTexts(Promise.resolve()).then(() => message[level](t(`desk.leftOut.${why}`, values)));
      if (offered.length > max) return say('warning', 'tooMany', { max });
      const [first] = rows;
      const state = first && rows.length === 1 ? stateOf(first, kind) : undefined;
      if (state && !state.isAllowed && state.why) void message.info(state.why);
      else if (rows.length > possible.length) say('info', 'notOffered', { count: rows.length - possible.length });
      if (possible.length > read.length) say('info', 'unread', { count: possible.length - read.length });
      if (read.length > offered.length) say('info', 'high', { count: read.length - offered.length });
    },
    [message, t],
  );
}
