import type { To } from 'react-router';
import { LOGIN_PATH } from '@/constants';
import { isLoaded, preloadScreen } from './preload';

/** The part of the browser's history that moves. */
interface Moves {
  push: (to: To, state?: unknown) => void;
  replace: (to: To, state?: unknown) => void;
  listen: (listener: () => void) => () => void;
}

/** The sign of progress is drawn by the style sheet, after a moment (Console.css). */
const showWaiting = (isWaiting: boolean) => document.getElementById('content')?.setAttribute('aria-busy', String(isWaiting));

/**
 * Keeps the present screen until the code and texts of the next one are there; then address and screen change at once
 * (docs/rules/console.md#loading). The last of several moves counts. A screen that cannot be loaded is gone to, and says so itself.
 */
export function goWhenLoaded(history: Moves): void {
  const { push, replace } = history;
  let latest = 0;
  const begin = () => {
    latest += 1;
    showWaiting(false);
    return latest;
  };
  history.push = (to, state) => {
    const own = begin();
    const { pathname = '' } = typeof to === 'string' ? new URL(to, window.location.origin) : to;
    if (pathname === LOGIN_PATH || isLoaded(pathname)) return push(to, state);
    showWaiting(true);
    void preloadScreen(pathname)
      .catch(() => undefined)
      .then(() => own === latest && push(to, state));
  };
  history.replace = (to, state) => {
    begin();
    replace(to, state);
  };
  history.listen(begin);
}
