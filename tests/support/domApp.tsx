import { createPluginManager } from '@@/core/plugin';
import { getRoutes } from '@@/core/route';
import { readFileSync } from 'node:fs';
import { act, cleanup, configure, render } from '@testing-library/react';
import { ApplyPluginsType, createHistory, history, renderClient } from '@umijs/max';
import type { ReactNode } from 'react';
import { applyLocale } from '@/locales/store';
import { endSession, startSession } from '@/request/session';
import { WithoutStyles } from './domKit';
import type { Network } from './domNetwork';

interface Visit {
  /** Account that is signed in; null for none. */
  user?: string | null;
  at?: string;
}

/**
 * Starts the assembled console as Umi's generated entry does: real routes, layout, access, initial state and request plugin, with
 * the browser's own history. (Umi's TestBrowser has a history in memory, which the login page does not see.)
 */
export async function startApp({ signIn }: Network, { user = 'ops.lee', at = '/trade/withdraw' }: Visit = {}) {
  if (user !== null) startSession(await signIn(user));
  window.history.replaceState(null, '', at);
  const manager = createPluginManager();
  const { routes, routeComponents } = await getRoutes();
  await manager.applyPlugins({ key: 'patchRoutes', type: ApplyPluginsType.event, args: { routes, routeComponents } });
  const context = {
    routes,
    routeComponents,
    pluginManager: manager,
    history: createHistory({ type: 'browser' }),
    basename: '/',
    components: true,
  };
  const options = manager.applyPlugins({
    key: 'modifyClientRenderOpts',
    type: ApplyPluginsType.modify,
    initialValue: context,
  });
  const Browser = renderClient(options as never) as unknown as () => ReactNode;

  await new Promise<void>((resolve) => {
    const mount = () => {
      render(
        <WithoutStyles>
          <Browser />
        </WithoutStyles>,
      );
      resolve();
    };
    manager.applyPlugins({ key: 'render', type: ApplyPluginsType.compose, initialValue: mount })();
  });
  const address = () => history.location.pathname + history.location.search;
  return { address, go: (to: string) => act(() => history.push(to)) };
}

/**
 * Registers what surrounds each test of the assembled console: English, and in the end no session and no storage. To be called
 * before withNetwork, so that the page is gone before its server is.
 */
export function withCleanApp(): void {
  beforeEach(async () => {
    // The one file that the page itself asks for.
    const settings = JSON.parse(readFileSync('public/config.json', 'utf8'));
    Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => settings }) });
    // Whole pages answer when their server does, not when the test acts; and whether each of their parts can be seen costs seconds.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    configure({ defaultHidden: true });
    await applyLocale('en-US');
  });
  afterEach(() => {
    cleanup();
    endSession('logout');
    localStorage.clear();
    sessionStorage.clear();
  });
}
