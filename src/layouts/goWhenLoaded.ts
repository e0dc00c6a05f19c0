import type { To } from 'react-router';
import { LOGIN_PATH } from '@/constants';
import { isLoaded, preloadScreen } from './preload';

/** The part of the browser's history that moves. */
interface Moves {
  location: { pathname: string };
  push: (to: To, state?: unknown) => void;
  listen: (listener: () => void) => () => void;
}

/** The sign of progress is drawn by the style sheet, after a moment (Console.css). */
const showWaiting = (isWaiting: boolean) => document.getElementById('content')?.setAttribute('aria-busy', String(isWaiting));

/**
 * Keeps the present screen until the code and texts of the next one are there; then address and screen change at once
 * (docs/rules/console.md#loading). The last of several moves to a screen counts; the present screen may write its own address
 * meanwhile. If a screen cannot be loaded, the address changes anyway, and the screen reports the failure.
 */
export function goWhenLoaded(history: Moves): void {
  const { push } = history;
  let latest = 0;
  let shown = history.location.pathname;
  const stopWaiting = () => {
    latest += 1;
    showWaiting(false);
    return latest;
  };
  history.push = (to, state) => {
    const own = stopWaiting();
    const { pathname = shown } = typeof to === 'string' ? new URL(to, window.location.href) : to;
    if (pathname === LOGIN_PATH || isLoaded(pathname)) return push(to, state);
    showWaiting(true);
    void preloadScreen(pathname)
      .catch(() => undefined)
      .then(() => own === latest && push(to, state));
  };
  history.listen(() => {
    if (history.location.pathname !== shown) stopWaiting();
    shown = history.location.pathname;
  });
}
