import type { ViewContent } from '@/contract';
import { maskNumbers } from '../../base/mask';
import { HIDDEN, PRIVATE } from './views';

/** The body of a call on a view without what may be neither stored nor logged; that a filter was there stays to be seen. */
export function hidePrivate(body: Record<string, unknown>): Record<string, unknown> {
  const { content, name } = body;
  const isWhole = typeof content === 'object' && content !== null && 'filters' in content;
  if (!isWhole && !('viewId' in body)) return body;
  const filters = isWhole && Object.entries((content as ViewContent).filters).map(([key, value]) => [key, hideIn(key, value)]);
  return {
    ...body,
    ...(typeof name === 'string' && { name: maskNumbers(name) }),
    ...(filters && { content: { ...content, filters: Object.fromEntries(filters) } }),
  };
}

// Limits of amounts can be as long as account numbers.
const hideIn = (key: string, value: string) => (PRIVATE.has(key) ? HIDDEN : /(Min|Max)$/.test(key) ? value : maskNumbers(value));
