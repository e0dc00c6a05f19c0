import { history, useModel } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useMemo } from 'react';
import type { FoundRecord, NamedEntity, NumberName } from '@/contract';
import { numberNames } from '@/domain/numberNames';
import { canOpenRecords, isKnownEntity, type RecordRef, recordAddress, screenOfEntity } from '@/domain/records';
import { joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useHasSecurity } from '@/hooks/useHasSecurity';
import { useInbox } from '@/hooks/useInbox';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { areShortcutsOn, type KeyLayer, useActiveShortcuts } from '@/hooks/useShortcuts';
import { useLocale, useT } from '@/hooks/useT';
import { chooseTheme, useTheme } from '@/hooks/useTheme';
import { chooseLocale } from '@/locales/store';
import { useHasCallbacks } from '@/screen/useHasCallbacks';
import { useHasTasks } from '@/screen/useHasTasks';
import { listViews } from '@/services/common';
import { openInbox } from '@/stores/mentions';
import { openSecurity } from '@/stores/ownSecurity';
import { readRecents } from '@/stores/recents';
import { buildMenu } from './menu';
import type { TypedSearch } from './useTypedSearch';

type GroupName = 'number' | 'line' | 'pinned' | 'recent' | 'screens' | 'views' | 'actions' | NamedEntity;

export interface PaletteItem {
  id: string;
  label: string;
  hint?: string;
  /** The shortcut of the same action. */
  keys?: string;
  text: string;
  run: () => void;
  /** The record that the item opens; it can be pinned. */
  record?: RecordRef;
  /** The palette stays open: the item retries, or shows its own part there. */
  isStaying?: boolean;
}

export interface PaletteGroup {
  name: GroupName;
  items: readonly PaletteItem[];
}

const PAGE: readonly KeyLayer[] = ['page'];

const go = (address: string) => () => history.push(address);
/** Opens a record, over its own list if that is shown. */
export const openRecord = (ref: RecordRef) => () => history.push(recordAddress(ref, history.location));

/** Screens that the operator may open, with their sections, by path. */
function useScreens() {
  const t = useT();
  const locale = useLocale();
  const access = useAccess();
  const { initialState } = useModel('@@initialState');
  return useMemo(
    () =>
      new Map(
        buildMenu(access, initialState?.menu ?? [], locale, t).flatMap((section) =>
          (section.children ?? [section]).map(({ path, name }) => [path, { path, name, section: section.name }] as const),
        ),
      ),
    [access, initialState?.menu, locale, t],
  );
}

export type Screens = ReturnType<typeof useScreens>;

/**
 * All items except the number search; they do not depend on the typed text.
 * @param pins the pinned records
 * @param onCallbacks shows the callbacks in place of the palette
 */
export function usePaletteItems(
  layer: KeyLayer,
  pins: readonly RecordRef[],
  onLeave: () => Promise<void>,
  onCallbacks: () => void,
): { groups: PaletteGroup[]; screens: Screens } {
  const t = useT();
  const locale = useLocale();
  const theme = useTheme();
  const shortcuts = useActiveShortcuts();
  const screens = useScreens();
  const { initialState } = useModel('@@initialState');
  const operator = initialState?.currentUser;
  const operatorId = operator?.operatorId ?? operator?.username ?? '';
  const hasViews = useIsBuilt('/common/view/list');
  const isInboxBuilt = useIsBuilt('/common/note/mention');
  const { toDecide, work } = useInbox();
  const hasApprovals = toDecide !== undefined;
  const hasWork = work !== undefined;
  const access = useAccess();
  const hasSecurity = useHasSecurity();
  const hasInbox = isInboxBuilt && (hasApprovals || hasWork || canOpenRecords(access));
  const hasCallbacks = useHasCallbacks();
  const hasExports = useHasTasks() && isInboxBuilt;
  const views = useRequest(() => listViews(), { onError: () => undefined });

  const groups = useMemo((): PaletteGroup[] => {
    const recordItem = ({ entity, no }: RecordRef): PaletteItem[] => {
      const screen = screens.get(screenOfEntity(entity));
      // Matched by number only: the entity's name would match all of them and hide the screen itself.
      return screen
        ? [
            {
              id: `recent-${entity}-${no}`,
              label: t(`palette.record.${entity}`, { no }),
              text: no,
              record: { entity, no },
              run: openRecord({ entity, no }),
            },
          ]
        : [];
    };
    const recents = readRecents(operatorId).filter(
      ({ entity, no }) => !pins.some((pin) => pin.entity === entity && pin.no === no),
    );
    const pages = [...screens.values()].map(
      ({ path, name, section }): PaletteItem => ({
        id: `screen-${path}`,
        label: name,
        hint: section,
        text: `${name} ${section} ${path}`,
        run: go(path),
      }),
    );
    const saved = (views.data ?? []).flatMap(({ viewId, name, screen, roleName, isMine, ownerName }): PaletteItem[] => {
      const of = screens.get(screen);
      const hint = joinedText([of?.name, roleName, isMine ? undefined : ownerName]);
      const address = `${screen}?${new URLSearchParams({ saved: viewId })}`;
      return of
        ? [{ id: `view-${encodeURIComponent(viewId)}`, label: name, hint, text: `${name} ${hint}`, run: go(address) }]
        : [];
    });
    const keys = new Map<string, PaletteItem>();
    for (const { keys: key, label, run, layers = PAGE, isRepeatable, canRun } of shortcuts) {
      // Leave out navigation keys; screens have their own group.
      if (!layers.includes(layer) || isRepeatable || key.includes(' ') || canRun?.() === false) continue;
      keys.set(label, {
        id: `key-${label}`,
        label: t(label),
        keys: areShortcutsOn() ? key : undefined,
        text: t(label),
        run: () => run(new KeyboardEvent('keydown', { key })),
      });
    }
    const action = (id: string, label: string, run: () => void): PaletteItem => ({ id, label, text: label, run });
    return [
      { name: 'pinned', items: pins.flatMap(recordItem) },
      { name: 'recent', items: recents.flatMap(recordItem) },
      { name: 'screens', items: pages },
      { name: 'views', items: saved },
      {
        name: 'actions',
        items: [
          ...keys.values(),
          ...(hasInbox
            ? [action('inbox', t(hasApprovals || hasWork ? 'approval.title' : 'mention.title'), () => openInbox())]
            : []),
          ...(hasInbox && hasWork ? [action('work', t('work.title'), () => openInbox({ tab: 'work' }))] : []),
          ...(hasSecurity ? [action('security', t('security.title'), openSecurity)] : []),
          ...(hasExports ? [action('exports', t('exports.title'), () => openInbox({ tab: 'exports' }))] : []),
          ...(hasCallbacks ? [{ ...action('callbacks', t('callback.title'), onCallbacks), isStaying: true }] : []),
          action('theme', t(theme === 'dark' ? 'common.theme.toLight' : 'common.theme.toDark'), () =>
            chooseTheme(theme === 'dark' ? 'light' : 'dark'),
          ),
          action('language', t('common.language.label'), () => void chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')),
          action('leave', t('common.user.logout'), () => void onLeave()),
        ],
      },
    ];
  }, [
    operatorId,
    pins,
    screens,
    views.data,
    shortcuts,
    layer,
    theme,
    locale,
    t,
    onLeave,
    hasInbox,
    hasApprovals,
    hasWork,
    hasSecurity,
    hasExports,
    hasCallbacks,
    onCallbacks,
  ]);

  const retry: PaletteItem = {
    id: 'views-failed',
    label: t('palette.viewsFailed'),
    text: '',
    run: views.refresh,
    isStaying: true,
  };
  return {
    groups:
      views.error && hasViews ? groups.map((group) => (group.name === 'views' ? { ...group, items: [retry] } : group)) : groups,
    screens,
  };
}

/** Items for the typed number: the records that have it, or a retry. */
export function useNumberItems(
  no: string | undefined,
  { status, found, retry }: TypedSearch<FoundRecord>,
  screens: Screens,
): { hits: PaletteItem[]; others: PaletteItem[] } {
  const t = useT();
  if (no === undefined) return { hits: [], others: [] };
  const hits = found.flatMap(({ entity, id, matched }): PaletteItem[] =>
    isKnownEntity(entity) && screens.has(screenOfEntity(entity))
      ? [
          {
            id: `found-${entity}-${id}`,
            label: t(`palette.openRecord.${entity}`, { no: id }),
            hint: numberNames.includes(matched as NumberName) ? t(`palette.matched.${matched as NumberName}`) : undefined,
            text: id,
            record: { entity, no: id },
            run: openRecord({ entity, no: id }),
          },
        ]
      : [],
  );
  const failed = { id: 'number-failed', label: t('palette.failed', { no }), text: no, run: retry, isStaying: true };
  return { hits, others: status === 'failed' ? [failed] : [] };
}
