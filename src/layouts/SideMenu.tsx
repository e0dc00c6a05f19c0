import { DownOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { MenuNode } from './menu';
import { PendingBadge } from './PendingBadge';
import { preloadScreen } from './preload';
import './SideMenu.css';

interface SideMenuProps {
  menu: readonly MenuNode[];
  /** Path of the highlighted entry. */
  current?: string;
  /** Paths of the closed sections. */
  closed: readonly string[];
  onToggle: (section: string) => void;
  /** Only the icons are shown; a section opens its screens beside its icon. */
  isFolded: boolean;
  /** Called after an entry is chosen. */
  onChoose: () => void;
}

const preload = (path: string) => void preloadScreen(path).catch(() => undefined);

/** Keys that move through the menu: from the present index to the next. */
const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Hidden from screen readers: the name beside it says the same. */
const Icon = ({ icon }: { icon: ReactNode }) => icon && <span aria-hidden="true">{icon}</span>;

/** Links to the console's screens by section: as a sidebar, collapsed to icons, or as a drawer on small screens. */
export function SideMenu({ menu, current, closed, onToggle, isFolded, onChoose }: SideMenuProps) {
  const t = useT();
  /** The section that is open beside the collapsed menu, and its position. */
  const [beside, setBeside] = useState<{ path: string; place: { top: number } | { bottom: number } }>();
  const isOpen = (path: string) => (isFolded ? beside?.path === path : !closed.includes(path));

  const show = (path: string, button: Element) => {
    const { top, bottom } = button.getBoundingClientRect();
    const place = top < window.innerHeight / 2 ? { top } : { bottom: window.innerHeight - bottom };
    setBeside({ path, place });
  };
  const toggle = (path: string, button: Element) => (isFolded ? show(path, button) : onToggle(path));
  const leave = () => setBeside(undefined);
  const leaveOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) leave();
  };

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const entry = (event.target as Element).closest<HTMLElement>('a, button');
    const section = entry?.closest('li[data-section]')?.querySelector('button');
    const path = section?.parentElement?.dataset.section;
    if (!entry || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const step = STEPS[event.key];
    if (step) all[step(all.indexOf(entry), all.length)]?.focus();
    else if (event.key === 'ArrowRight' && entry === section && path) {
      if (isOpen(path)) all[all.indexOf(entry) + 1]?.focus();
      else toggle(path, section);
    } else if (event.key === 'ArrowLeft' && section && path) {
      if (entry === section && isOpen(path) && !isFolded) onToggle(path);
      section.focus();
      if (isFolded) leave();
    } else if (event.key === 'Escape' && beside) {
      section?.focus();
      leave();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };

  const link = ({ path, name, icon, badge }: MenuNode, isIcon: boolean) => (
    <Link
      to={path}
      title={isIcon ? name : undefined}
      aria-current={path === current ? 'page' : undefined}
      onMouseEnter={() => preload(path)}
      onFocus={() => preload(path)}
      onPointerDown={() => preload(path)}
      onClick={() => {
        leave();
        onChoose();
      }}
    >
      <Icon icon={icon} />
      <span className="name">{name}</span>
      {badge && <PendingBadge />}
    </Link>
  );

  return (
    <nav className={isFolded ? 'side-menu folded' : 'side-menu'} aria-label={t('common.menu')} onKeyDown={move}>
      <ul>
        {menu.map((node) => {
          const { path, name, icon, children } = node;
          if (!children) return <li key={path}>{link(node, isFolded)}</li>;
          const hasCurrent = children.some((screen) => screen.path === current);
          const hover = isFolded && {
            onMouseEnter: ({ currentTarget }: MouseEvent) => show(path, currentTarget),
            onMouseLeave: leave,
            onBlur: leaveOnBlur,
          };
          return (
            <li key={path} data-section={path} {...hover}>
              <button
                type="button"
                className={hasCurrent ? 'has-current' : undefined}
                aria-expanded={isOpen(path)}
                aria-label={isFolded ? name : undefined}
                onClick={({ currentTarget }) => toggle(path, currentTarget)}
              >
                <Icon icon={icon} />
                <span className="name">{name}</span>
                <DownOutlined aria-hidden className="arrow" />
              </button>
              {isOpen(path) && (
                <ul aria-label={name} style={isFolded ? beside?.place : undefined}>
                  {children.map((screen) => (
                    <li key={screen.path}>{link(screen, false)}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
