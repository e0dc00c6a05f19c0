import { matchRoutes } from '@umijs/max';
import type { ComponentType, LazyExoticComponent } from 'react';

export type RouteTable = Record<string, { id: string; path?: string; parentId?: string }>;
export type RouteComponents = Record<string, LazyExoticComponent<ComponentType>>;

interface RouteNode {
  id: string;
  path?: string;
  children?: RouteNode[];
}

/** React's own protocol of a lazy component: init throws the pending promise, or gives the loaded component. */
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

/** Remembers Umi's routes, so that a screen's code can be fetched before the address changes. */
export function registerRoutes(routes: RouteTable, routeComponents: RouteComponents): void {
  tree = childrenOf(routes, undefined);
  components = routeComponents;
}

async function load(component: LazyExoticComponent<ComponentType> | undefined): Promise<void> {
  const lazy = component as unknown as LazyInternals | undefined;
  if (!lazy?._init) return;
  try {
    lazy._init(lazy._payload);
  } catch (pending) {
    await pending;
  }
}

/**
 * Fetches the code of all components of an address. A screen whose code is there renders directly: React holds a fallback for
 * 300 ms, even when the code is in memory, unless the lazy component itself has been resolved (decisions §27).
 */
export async function preloadScreen(path: string): Promise<void> {
  const matched = matchRoutes(tree as never, path) ?? [];
  await Promise.all(matched.map(({ route }) => load(components[(route as RouteNode).id])));
}
