import { useEffect, useState } from 'react';
import type { SalesRow } from '@/contract';
import { fetchCode, useCode } from '@/hooks/useCode';
import { useDialog } from '@/hooks/useDialog';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useOpenRecord } from '@/hooks/useOpenRecord';
import type { ResourceList } from '@/hooks/useResourceList';
import type { RowCursor } from '@/hooks/useRowCursor';
import { withTexts } from '@/locales/store';
import type { Dialog } from './dialog';

const loadOverlays = () => withTexts(import('./overlays'));

/** What lies over the list: the drawer, a dialog, a comparison; and what the list learns from them. */
export function useOver<Total>(list: ResourceList<SalesRow, Total>, cursor: RowCursor<SalesRow>) {
  const [openId, open] = useOpenRecord();
  const [dialog, ask] = useDialog<Dialog>(list.rows, 'rowKey');
  const [compared, compare] = useState<readonly string[]>();
  // Also of a row that does not stand on this page.
  const [changed, setChanged] = useState<SalesRow>();
  const [turn, setTurn] = useState(0);
  const overlays = useCode(loadOverlays, dialog !== undefined || openId !== undefined || compared !== undefined);
  useEffect(() => {
    if (list.status === 'ready') void fetchCode(loadOverlays).catch(() => undefined);
  }, [list.status]);
  useFocusBack(cursor, 'rowKey', { openKey: openId, isAsking: dialog !== undefined || compared !== undefined });

  const learn = (row: SalesRow, kind: Dialog['kind']) => {
    list.replaceRow(row);
    setChanged(row);
    // A correction counts in the month of today, which may be another row.
    if (kind === 'correct') list.reload();
    else setTurn((before) => before + 1);
  };
  const version = list.readAt && `${list.readAt} ${turn}`;
  return { openId, open, dialog, ask, compared, compare, changed, overlays, learn, version };
}
