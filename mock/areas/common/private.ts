import type { ViewContent } from '@/contract';
import { hideFullNumbers } from '../../../src/domain/fullNumbers';
import { HIDDEN, PRIVATE } from './views';

/** The body of a saved-view call for the log: private filter values are masked, their names remain. */
export function hidePrivate(body: Record<string, unknown>): Record<string, unknown> {
  const { content, name } = body;
  const isWhole = typeof content === 'object' && content !== null && 'filters' in content;
  if (!isWhole && !('viewId' in body)) return body;
  const filters = isWhole && Object.entries((content as ViewContent).filters).map(([key, value]) => [key, hideIn(key, value)]);
  return {
    ...body,
    ...(typeof name === 'string' && { name: hideFullNumbers(name) }),
    ...(filters && { content: { ...content, filters: Object.fromEntries(filters) } }),
  };
}

// Amount limits can have as many digits as an account number.
const hideIn = (key: string, value: string) =>
  PRIVATE.has(key) ? HIDDEN : /(Min|Max)$/.test(key) ? value : hideFullNumbers(value);
