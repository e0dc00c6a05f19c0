import { history } from '@umijs/max';
import type { ReactNode } from 'react';
import { LAYOUT, LOGIN_PATH } from '@/constants';
import type { CurrentUser, MenuItem } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { TextsProvider } from '@/hooks/useT';
import { applyTheme } from '@/hooks/useTheme';
import { reloadOnce } from '@/layouts/chunkError';
import { goWhenLoaded } from '@/layouts/goWhenLoaded';
import { preloadScreen, type RouteComponents, type RouteTable, registerRoutes } from '@/layouts/preload';
import { RootBoundary } from '@/layouts/RootBoundary';
import { START_FAILED } from '@/locales/startFailed';
import { applyLocale, loadConsoleTexts, preferredLocale, withTexts } from '@/locales/store';
import { readScreenListEarly } from '@/request/client';
import { createRequestConfig } from '@/request/config';
import { loginUrl } from '@/request/redirect';
import { endSession, hasStopped, onSessionChange, readToken, shownOperator } from '@/request/session';
import { getCurrentUser, getMenu } from '@/services/session';
import { loadSite, siteSettings } from '@/site';

export interface InitialState {
  currentUser?: CurrentUser;
  menu?: MenuItem[];
}

async function readInitialState(): Promise<InitialState> {
  if (readToken() === null) return {};
  try {
    const asked = getCurrentUser();
    if (shownOperator() === undefined) await asked;
    // A server without its own menu: the console uses the route table instead.
    const [currentUser, menu] = await Promise.all([asked, getMenu().catch(() => [])]);
    return { currentUser, menu };
  } catch (error) {
    if (error instanceof ApiError && error.isUnauthenticated) return {};
    throw error;
  }
}

/** Requested while the code of the first screen is still loading; used once. */
let earlyState: Promise<InitialState> | undefined;

/** Reads the current user; empty without a session. Rejects when the server cannot be reached, and the layout offers a retry. */
export function getInitialState(): Promise<InitialState> {
  const state = earlyState ?? readInitialState();
  earlyState = undefined;
  return state;
}

/**
 * Settings of the ProLayout (docs/rules/console.md#constants), used by src/layouts/Console. The theme sets the primary colour
 * (src/layouts/theme.ts). Set here too, it would create a new theme on each address change and redraw the whole screen.
 */
export const layout = {
  layout: LAYOUT.layout,
  contentWidth: LAYOUT.contentWidth,
  fixSiderbar: LAYOUT.fixSiderbar,
  fixedHeader: true,
  siderWidth: LAYOUT.siderWidth,
  contentStyle: { padding: LAYOUT.contentPadding },
};

/**
 * In a burst of 401s only the first one finds a session to end. Its end leads to the login page (docs/rules/calls.md#failures).
 */
export const request = createRequestConfig((error) => endSession('expired', error));

/** Without a signed-in user, every page change goes to the login page (docs/rules/console.md#routes). */
export function onRouteChange({ location }: { location: { pathname: string; search: string } }) {
  if (location.pathname !== LOGIN_PATH && readToken() === null && !hasStopped()) history.replace(loginUrl(history.location));
}

onSessionChange((_, end) => {
  if (end === 'replaced') window.location.reload();
});

export function patchRoutes({ routes, routeComponents }: { routes: RouteTable; routeComponents: RouteComponents }) {
  registerRoutes(routes, routeComponents);
}

/** Umi's entry hands the history over that the router uses as well. */
export function modifyClientRenderOpts<Options extends { history: Parameters<typeof goWhenLoaded>[0] }>(
  options: Options,
): Options {
  goWhenLoaded(options.history);
  return options;
}

/** Shown instead of the console when the site's settings are wrong. */
let instead: ReactNode;

/**
 * The site's settings, the first screen's code and the texts load before React starts, so that no loading fallback flashes
 * (docs/rules/console.md#loading).
 */
export function render(oldRender: () => void) {
  applyTheme();
  const path = readToken() === null ? LOGIN_PATH : window.location.pathname;
  if (path !== LOGIN_PATH) {
    // Requests send the language of the page.
    document.documentElement.lang = preferredLocale();
    earlyState = readInitialState();
    // The layout reports the failure when it uses the state.
    earlyState.catch(() => undefined);
    readScreenListEarly();
  }
  const texts = path === LOGIN_PATH ? applyLocale(preferredLocale()) : loadConsoleTexts();
  const start = async () => {
    const [faults] = await Promise.all([loadSite(), texts, preloadScreen(path).catch(() => undefined)]);
    if (siteSettings().reportErrors) void import('@/layouts/faultReports');
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
