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
/** Routes whose code and texts are there. */
const loaded = new Set<string>();

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
  const ids = routesOf(path);
  await Promise.all(ids.map((id) => load(components[id])));
  for (const id of ids) loaded.add(id);
}

/** Ids of the routes that an address renders: layout and screen. */
const routesOf = (path: string) => (matchRoutes(tree as never, path) ?? []).map(({ route }) => (route as RouteNode).id);

/** True once everything that an address renders is loaded. */
export const isLoaded = (path: string): boolean => routesOf(path).every((id) => loaded.has(id));
