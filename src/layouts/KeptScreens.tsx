import { history, useModel, useOutlet } from '@umijs/max';
import { Activity, type ContextType, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { useFormat } from '@/hooks/useFormat';
import { PageBoundary } from './PageBoundary';

/** Number of kept screens, including the visible one. */
const KEPT = 3;

interface KeptScreen {
  path: string;
  outlet: ReactNode;
  /** Its own address: the router only knows that of the visible screen. */
  location: ContextType<typeof LocationContext>;
}

/** Restores scroll position and focus when its screen returns. */
function Place({ path, children }: { path: string; children: ReactNode }) {
  const left = useRef<{ top: number; focus: HTMLElement | undefined }>(undefined);
  useLayoutEffect(() => {
    if (left.current) {
      window.scrollTo(0, left.current.top);
      left.current.focus?.focus({ preventScroll: true });
    }
    // Read before the next screen is rendered, which changes the height of the page.
    return history.listen(({ location }) => {
      if (location.pathname === path) return;
      const focus = document.activeElement;
      const isOwn = focus instanceof HTMLElement && focus.closest<HTMLElement>('[data-screen]')?.dataset.screen === path;
      left.current = { top: window.scrollY, focus: isOwn ? focus : undefined };
    });
  }, [path]);
  return children;
}

/**
 * Renders the screen of this path and keeps the previous ones, hidden. On return a kept screen is as it was left, and reads its rows again.
 * Hidden screens send no requests and handle no keys. All are dropped when rights, language or zone change (docs/rules/console.md#kept).
 */
export function KeptScreens({ path }: { path: string }) {
  const outlet = useOutlet();
  const location = useContext(LocationContext);
  const format = useFormat();
  const { initialState } = useModel('@@initialState');
  const scope = [format.locale, format.timeZone, ...(initialState?.currentUser?.access ?? [])].join();
  const kept = useRef<{ scope: string; screens: readonly KeptScreen[] }>({ scope, screens: [] });
  const others = kept.current.scope === scope ? kept.current.screens.filter((one) => one.path !== path) : [];
  kept.current = { scope, screens: [...others, { path, outlet, location }].slice(-KEPT) };
  // In a fixed order: elements that move in the document lose their scroll position.
  const screens = [...kept.current.screens].sort((a, b) => (a.path < b.path ? -1 : 1));
  return screens.map((one) => (
    <div key={one.path} data-screen={one.path} hidden={one.path !== path}>
      <Activity mode={one.path === path ? 'visible' : 'hidden'}>
        <LocationContext value={one.location}>
          <Place path={one.path}>
            <PageBoundary>{one.outlet}</PageBoundary>
          </Place>
        </LocationContext>
      </Activity>
    </div>
  ));
}
