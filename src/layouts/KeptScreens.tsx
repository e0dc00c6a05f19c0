import { history, useModel, useOutlet } from '@umijs/max';
import { Activity, type ContextType, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { useFormat } from '@/hooks/useFormat';
import { PageBoundary } from './PageBoundary';

/** So many screens stay, the one in sight among them. */
const KEPT = 3;

interface KeptScreen {
  path: string;
  outlet: ReactNode;
  /** The address that it was left with: the router would give it the one of the screen in sight. */
  location: ContextType<typeof LocationContext>;
}

/** Gives a screen its place on the page, and the focus, back when it comes back. */
function Place({ path, children }: { path: string; children: ReactNode }) {
  const left = useRef<{ top: number; focus: HTMLElement | undefined }>(undefined);
  useLayoutEffect(() => {
    if (left.current) {
      window.scrollTo(0, left.current.top);
      left.current.focus?.focus({ preventScroll: true });
    }
    // Before the next screen is drawn: afterwards the page is as long as that one.
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
 * The screen of this path, and, hidden, those that were seen last: who comes back finds them as they were left, and their rows are read
 * anew. What is hidden asks nothing and holds no keys. None stays when rights, language or zone change (docs/rules/console.md#kept).
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
  // Always in the same order: what is moved in the document loses where it was scrolled to.
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
