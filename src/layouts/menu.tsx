import { matchPath } from '@umijs/max';
import type { ReactNode } from 'react';
import type { Access } from '@/access';
import { menuIconOf } from '@/components/MenuIcon';
import type { AccessKey, MenuItem } from '@/contract';
import type { Locale } from '@/locales/locale';
import type { Translate } from '@/locales/store';
import type { MessageKey } from '@/locales/types';
import { queuePath, screens, sections, startPath } from '../../config/routes';

export interface Screen {
  path: string;
  name: string;
  section: string;
  access: string;
  badge?: boolean;
  hidden?: boolean;
  parent?: string;
}

export interface MenuNode {
  path: string;
  name: string;
  icon?: ReactNode;
  badge?: boolean;
  children?: MenuNode[];
}

const allScreens: readonly Screen[] = screens;

/** True when the operator holds the screen's key; false for an unknown key. */
export function canOpen(screen: Screen, access: Access): boolean {
  return access[screen.access as AccessKey] === true;
}

/** The screen of an address. */
export function screenOf(pathname: string): Screen | undefined {
  return allScreens.find((screen) => matchPath(screen.path, pathname) !== null);
}

/** The parents of a hidden screen, starting with the one in the menu. Empty for a screen in the menu. */
export function ancestorsOf(screen: Screen): Screen[] {
  const parent = allScreens.find(({ path }) => path === screen.parent);
  return parent ? [...ancestorsOf(parent), parent] : [];
}

/** The record number in an address, so that the titles of two tabs differ. */
export function recordIn(screen: Screen, pathname: string): string | undefined {
  return Object.values(matchPath(screen.path, pathname)?.params ?? {})[0];
}

/** Title of a screen or section: the server's in the present language, else the console's own (docs/rules/console.md#menu). */
export function titleOf(item: { path: string; name: string }, menu: readonly MenuItem[], locale: Locale, t: Translate): string {
  const served = menu.find((entry) => entry.path === item.path);
  const title = locale === 'zh-CN' ? served?.title : served?.titleEn;
  return title || t(`menu.${item.name}` as MessageKey);
}

/**
 * The side menu: the screens that the operator may open, by section. The server sets order, visibility, titles and icons by path.
 * A section without screens is left out (docs/rules/console.md#menu).
 */
export function buildMenu(access: Access, menu: readonly MenuItem[], locale: Locale, t: Translate): MenuNode[] {
  const served = new Map(menu.map((entry) => [entry.path, entry]));
  const isVisible = (path: string) => served.get(path)?.visible !== false;
  const bySort = (a: { path: string }, b: { path: string }) => (served.get(a.path)?.sort ?? 0) - (served.get(b.path)?.sort ?? 0);
  return [...sections].sort(bySort).flatMap((section): MenuNode[] => {
    if (!isVisible(section.path)) return [];
    const children = allScreens
      .filter((screen) => screen.section === section.path && !screen.hidden && canOpen(screen, access) && isVisible(screen.path))
      .sort(bySort)
      .map((screen) => ({
        path: screen.path,
        name: titleOf(screen, menu, locale, t),
        icon: menuIconOf(served.get(screen.path)?.icon),
        badge: screen.badge,
      }));
    if (children.length === 0) return [];
    // A section that is itself a screen is a plain link, not a group of one.
    if (children[0]?.path === section.path)
      return children.map((screen) => ({ ...screen, icon: screen.icon ?? menuIconOf(section.icon) }));
    return [
      {
        path: section.path,
        name: titleOf(section, menu, locale, t),
        icon: menuIconOf(served.get(section.path)?.icon) ?? menuIconOf(section.icon),
        children,
      },
    ];
  });
}

/** The screens of the menu in its order, without the sections. */
export const leavesOf = (menu: readonly MenuNode[]): MenuNode[] => menu.flatMap((node) => node.children ?? [node]);

/** Keys of the decisions on withdrawals: their holders begin at the review queue. */
const DECISION_KEYS = ['trade:withdraw:pass', 'trade:withdraw:reject'] as const;

/** The screen that opens after sign-in, unless the operator chose another one (docs/rules/access.md#first-screen). */
export function usualStart(menu: readonly MenuNode[], access: Access): MenuNode | undefined {
  const leaves = leavesOf(menu);
  const at = (wanted: string) => leaves.find(({ path }) => path === wanted);
  const queue = DECISION_KEYS.some((key) => access[key]) ? at(queuePath) : undefined;
  return queue ?? at(startPath) ?? leaves[0];
}

/** The first screen of the menu, for an operator without the right to the present page. */
export function firstReachable(menu: readonly MenuNode[]): MenuNode | undefined {
  return leavesOf(menu)[0];
}
