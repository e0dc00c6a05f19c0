import { history } from '@umijs/max';
import type { ReactNode } from 'react';
import { LAYOUT, LOGIN_PATH } from '@/constants';
import type { CurrentUser, MenuItem } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { TextsProvider } from '@/hooks/useT';
import { applyTheme } from '@/hooks/useTheme';
import { reloadOnce } from '@/layouts/chunkError';
import { preloadScreen, type RouteComponents, type RouteTable, registerRoutes } from '@/layouts/preload';
import { RootBoundary } from '@/layouts/RootBoundary';
import { START_FAILED } from '@/locales/startFailed';
import { applyLocale, loadConsoleTexts, preferredLocale, withTexts } from '@/locales/store';
import { readScreenListEarly } from '@/request/client';
import { createRequestConfig } from '@/request/config';
import { loginUrl } from '@/request/redirect';
import { endSession, hasStopped, isOwnerKnown, onSessionChange, readToken } from '@/request/session';
import { getCurrentUser, getMenu } from '@/services/session';
import { loadSite } from '@/site';

export interface InitialState {
  currentUser?: CurrentUser;
  menu?: MenuItem[];
}

async function readInitialState(): Promise<InitialState> {
  if (readToken() === null) return {};
  try {
    const asked = getCurrentUser();
    if (!isOwnerKnown()) await asked;
    // A server without a menu of its own is served by the route table.
    const [currentUser, menu] = await Promise.all([asked, getMenu().catch(() => [])]);
    return { currentUser, menu };
  } catch (error) {
    if (error instanceof ApiError && error.isUnauthenticated) return {};
    throw error;
  }
}

/** Requested while the code of the first screen is still loading; used once. */
let earlyState: Promise<InitialState> | undefined;

/** The current user; empty without a session. Rejects when the server cannot be reached, and the layout offers a retry. */
export function getInitialState(): Promise<InitialState> {
  const state = earlyState ?? readInitialState();
  earlyState = undefined;
  return state;
}

/**
 * Settings of the ProLayout (docs/rules/console.md#constants), consumed by src/layouts/Console. The primary colour is the theme's
 * (src/layouts/theme.ts): given here as well, it would make another theme with each change of the address, and the whole screen would
 * be drawn anew for it.
 */
export const layout = {
  layout: LAYOUT.layout,
  contentWidth: LAYOUT.contentWidth,
  fixSiderbar: LAYOUT.fixSiderbar,
  fixedHeader: true,
  siderWidth: LAYOUT.siderWidth,
  contentStyle: { padding: LAYOUT.contentPadding },
};

/** Of a burst of 401s only the first finds a session to end; its end leads to the login page (docs/rules/calls.md#failures). */
export const request = createRequestConfig((error) => endSession('expired', error));

/** Any page change with no signed-in user goes to the login page (docs/rules/console.md#routes). */
export function onRouteChange({ location }: { location: { pathname: string; search: string } }) {
  if (location.pathname !== LOGIN_PATH && readToken() === null && !hasStopped()) history.replace(loginUrl(history.location));
}

onSessionChange((_, end) => {
  if (end === 'replaced') window.location.reload();
});

export function patchRoutes({ routes, routeComponents }: { routes: RouteTable; routeComponents: RouteComponents }) {
  registerRoutes(routes, routeComponents);
}

/** What stands in the place of the console, when its settings are wrong. */
let instead: ReactNode;

/**
 * The site's settings, the first screen's code and the texts are there before React starts: no fallback is shown and held
 * (docs/rules/console.md#loading).
 */
export function render(oldRender: () => void) {
  applyTheme();
  const path = readToken() === null ? LOGIN_PATH : window.location.pathname;
  if (path !== LOGIN_PATH) {
    // Requests name the language of the page.
    document.documentElement.lang = preferredLocale();
    earlyState = readInitialState();
    // The layout reports the failure when it uses the state.
    earlyState.catch(() => undefined);
    readScreenListEarly();
  }
  const texts = path === LOGIN_PATH ? applyLocale(preferredLocale()) : loadConsoleTexts();
  const start = async () => {
    const [faults] = await Promise.all([loadSite(), texts, preloadScreen(path).catch(() => undefined)]);
    if (faults.length > 0) {
      const [{ SiteFaults }] = await Promise.all([withTexts(import('@/layouts/SiteFaults')), loadConsoleTexts()]);
      instead = <SiteFaults faults={faults} />;
    }
    oldRender();
  };
  start().catch(() => reloadOnce() || document.body.append(START_FAILED));
}

export function rootContainer(container: ReactNode) {
  return (
    <TextsProvider>
      <RootBoundary>{instead ?? container}</RootBoundary>
    </TextsProvider>
  );
}
