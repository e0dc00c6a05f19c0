import type { ApiError } from './apiError';

/** Answers of the optional calls that the server does not have, by their addresses. */
const missing = new Map<string | undefined, ApiError>();
const listeners = new Set<() => void>();

const tellAll = () => {
  for (const listener of listeners) listener();
};

/** What this session has learned of the calls that a server may leave out (docs/rules/calls.md#optional-calls). */
export const notBuilt = {
  /** The answer by which the server said that it does not have the call. */
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
