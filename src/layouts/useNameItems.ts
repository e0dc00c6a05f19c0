import { App } from 'antd';
import type { NamedEntity, NamedRecord } from '@/contract';
import { canOpenRecord, screenOfEntity } from '@/domain/records';
import { useAccess } from '@/hooks/useAccess';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import { openRecord, type PaletteGroup, type PaletteItem, type Screens } from './usePaletteItems';
import type { TypedSearch } from './useTypedSearch';

const KINDS: readonly NamedEntity[] = ['merchant', 'agent', 'operator', 'channel', 'card'];

/**
 * The records with the typed text in their name, by kind, or a retry. Without the list that a record opens beside, its number can
 * still be copied.
 */
export function useNameItems(
  text: string | undefined,
  { status, found, retry }: TypedSearch<NamedRecord>,
  screens: Screens,
): PaletteGroup[] {
  const t = useT();
  const access = useAccess();
  const copy = useCopy();
  const { message } = App.useApp();
  if (text === undefined) return [];
  const copyNo = async (no: string) => {
    if (await copy(no)) void message.success(t('common.action.copied'));
  };
  const itemOf = ({ entity, id, name }: NamedRecord): PaletteItem => {
    const canOpen = screens.has(screenOfEntity(entity)) && canOpenRecord(access, entity);
    return {
      id: `named-${entity}-${encodeURIComponent(id)}`,
      label: name,
      hint: canOpen ? id : t('palette.copyNo', { no: id }),
      text: name,
      ...(canOpen && { record: { entity, no: id } }),
      run: canOpen ? openRecord({ entity, no: id }) : () => void copyNo(id),
    };
  };
  if (status === 'failed') {
    const item: PaletteItem = { id: 'names-failed', label: t('palette.failed', { no: text }), text, run: retry, isStaying: true };
    return [{ name: 'number', items: [item] }];
  }
  return KINDS.map((kind) => ({ name: kind, items: found.filter(({ entity }) => entity === kind).map(itemOf) }));
}
