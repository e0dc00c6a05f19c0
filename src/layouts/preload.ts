import { matchRoutes } from '@umijs/max';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { screenTexts } from '@/locales/store';

export type RouteTable = Record<string, { id: string; path?: string; parentId?: string }>;
export type RouteComponents = Record<string, LazyExoticComponent<ComponentType>>;

interface RouteNode {
  id: string;
  path?: string;
  children?: RouteNode[];
}

/** React's internals of a lazy component: init throws the pending promise, or returns the loaded component. */
interface LazyInternals {
  _init?: (payload: unknown) => unknown;
  _payload?: unknown;
}

let tree: RouteNode[] = [];
let components: RouteComponents = {};

function childrenOf(routes: RouteTable, parentId: string | undefined): RouteNode[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map((route) => ({ id: route.id, path: route.path, children: childrenOf(routes, route.id) }));
}

/**
 * Stores Umi's routes, so that a screen's code can load before the address changes. Also makes each screen wait for its texts as
 * well as its code.
 */
export function registerRoutes(routes: RouteTable, routeComponents: RouteComponents): void {
  for (const { id, path = '' } of Object.values(routes)) {
    const screen = routeComponents[id];
    const loadTexts = screenTexts(path);
    if (!screen || !loadTexts) continue;
    routeComponents[id] = lazy(async () => {
      const [component] = await Promise.all([load(screen), loadTexts()]);
      // Not the lazy component itself: React does not accept a lazy inside a lazy.
      return { default: component ?? screen };
    });
  }
  tree = childrenOf(routes, undefined);
  components = routeComponents;
}

/** Resolves a lazy component to the component itself. */
async function load(component: LazyExoticComponent<ComponentType> | undefined): Promise<ComponentType | undefined> {
  const lazy = component as unknown as LazyInternals | undefined;
  if (!lazy?._init) return undefined;
  const init = () => lazy._init?.(lazy._payload) as ComponentType;
  try {
    return init();
  } catch (pending) {
    await pending;
    return init();
  }
}

/**
 * Loads the code of all components of an address. A screen with loaded code renders directly. Otherwise React shows a fallback
 * for 300 ms even if the code is in memory, unless the lazy component itself is resolved (docs/rules/console.md#loading).
 */
export async function preloadScreen(path: string): Promise<void> {
  const matched = matchRoutes(tree as never, path) ?? [];
  await Promise.all(matched.map(({ route }) => load(components[(route as RouteNode).id])));
}

/** The first screen loads and renders in this time; other loads would slow it down. */
const FIRST_SCREEN_MS = 4_000;

/**
 * Loads the other screens one by one while the browser is idle (docs/rules/console.md#loading). A failed load is retried when the
 * screen is opened. Returns a function that stops it.
 */
export function preloadWhenIdle(paths: readonly string[]): () => void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 2_000));
  const left = [...paths];
  const next = () => {
    const path = left.shift();
    if (path)
      idle(
        () =>
          void preloadScreen(path)
            .catch(() => undefined)
            .then(next),
      );
  };
  const begin = window.setTimeout(next, FIRST_SCREEN_MS);
  return () => {
    window.clearTimeout(begin);
    left.length = 0;
  };
}
