import type { ApiError } from './apiError';

/** The refusals of optional calls that the server does not have, by address. */
const missing = new Map<string | undefined, ApiError>();
const listeners = new Set<() => void>();

const tellAll = () => {
  for (const listener of listeners) listener();
};

/** Optional calls that the server has refused as missing in this session (docs/rules/calls.md#optional-calls). */
export const notBuilt = {
  /** The refusal that reported the call as missing. */
  get: (url: string | undefined) => missing.get(url),
  note: (url: string | undefined, error: ApiError) => {
    missing.set(url, error);
    tellAll();
  },
  clear: () => {
    missing.clear();
    tellAll();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
