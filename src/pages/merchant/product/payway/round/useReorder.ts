import { App } from 'antd';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Round, RoundHead } from '@/contract';
import { movedTo } from '@/domain/dict';
import { useT } from '@/hooks/useT';
import { inputsOf, type SaveDraft } from './useDraft';

interface ReorderOptions {
  /** The element around the table. Rounds can be dropped on its rows. */
  region: RefObject<HTMLElement | null>;
  head: RoundHead | undefined;
  rows: readonly Round[];
  save: SaveDraft;
  /** Why rounds cannot be moved now. */
  locked: string | undefined;
}

const rowAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-row-key]') : null);

/** Moves rounds in the draft by dragging or with keys. The order sets the priority. */
export function useReorder({ region, head, rows, save, locked }: ReorderOptions) {
  const t = useT();
  const { message } = App.useApp();
  const dragged = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const latest = useRef({ head, rows, locked });
  latest.current = { head, rows, locked };

  const move = useCallback(
    async (channelCode: string, placeOf: (place: number) => number) => {
      const { head: now, locked: why } = latest.current;
      // The order of the way comes after the rows.
      if (why || !now) return void message.warning(why ?? t('round.message.moveLater'));
      const codes = now.channelCodes;
      const next = movedTo(codes, channelCode, placeOf(codes.indexOf(channelCode)));
      if (next.join() === codes.join()) return;
      const isSaved = await save((seen) =>
        inputsOf(movedTo(seen.channelCodes, channelCode, next.indexOf(channelCode)), (_, at) => ({ priority: at + 1 })),
      );
      const values = { name: channelCode, place: next.indexOf(channelCode) + 1, count: next.length };
      setSaid(isSaved ? t('round.message.moved', values) : t('round.message.notMoved', values));
    },
    [save, t, message],
  );

  useEffect(() => {
    const place = region.current;
    if (!place) return;
    const mark = (row: HTMLElement | null) => {
      for (const one of place.querySelectorAll('.round-over')) if (one !== row) one.classList.remove('round-over');
      row?.classList.add('round-over');
    };
    const start = (event: DragEvent) => {
      const handle = event.target instanceof Element && event.target.closest<HTMLElement>('[data-handle]');
      const code = handle ? handle.dataset.handle : undefined;
      if (!code || !event.dataTransfer) return;
      dragged.current = code;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', code);
    };
    const over = (event: DragEvent) => {
      if (!dragged.current) return;
      event.preventDefault();
      mark(rowAt(event.target));
    };
    const end = () => {
      dragged.current = undefined;
      mark(null);
    };
    const drop = (event: DragEvent) => {
      const code = dragged.current;
      const key = rowAt(event.target)?.dataset.rowKey;
      end();
      if (!code || !key) return;
      event.preventDefault();
      const onto = latest.current.rows.find(({ roundId }) => roundId === key)?.channelCode ?? '';
      const at = latest.current.head?.channelCodes.indexOf(onto) ?? -1;
      if (at >= 0) void move(code, () => at);
    };
    const ended = new AbortController();
    place.addEventListener('dragstart', start, ended);
    place.addEventListener('dragover', over, ended);
    place.addEventListener('drop', drop, ended);
    place.addEventListener('dragend', end, ended);
    return () => ended.abort();
  }, [region, move]);

  const step = useCallback((channelCode: string, by: 1 | -1) => void move(channelCode, (place) => place + by), [move]);
  return { step, said };
}
