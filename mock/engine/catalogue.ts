import type { ApiDocument, Operation } from '../../config/contract/document';
import type { Envelope } from './call';

/** The answer to one item of a bulk call that was refused. */
interface FailedItem {
  code?: number;
  error?: string;
  [name: string]: unknown;
}

const failedIn = (data: unknown): readonly FailedItem[] => {
  const failed = typeof data === 'object' && data !== null && 'failed' in data ? data.failed : undefined;
  return Array.isArray(failed) ? (failed as FailedItem[]).filter(({ error }) => error !== undefined) : [];
};

/** Checks refusals against the error catalogue of the contract (docs/rules/calls.md#refusals). */
export function createCatalogue({ 'x-error-catalogue': catalogue }: ApiDocument) {
  function* faultsIn(
    { id, errors }: Operation,
    { error = '', code }: FailedItem,
    data: object,
    isItem: boolean,
  ): Generator<string, void> {
    const entry = catalogue[error];
    if (!errors.includes(error) || !entry) {
      yield `${id} is refused with ${error}, which the contract does not name for it`;
      return;
    }
    if (entry.code !== code) yield `${id} is refused with ${error} and code ${code}, which is ${entry.code} in the contract`;
    for (const name of entry.always ?? []) if (!(name in data)) yield `${id} is refused with ${error} without ${name}`;
    // A failed item has its own fields in addition to those of the refusal.
    for (const name of isItem ? [] : Object.keys(data))
      if (!entry.data.includes(name)) yield `${id} is refused with ${error} and ${name}, which the contract does not name for it`;
  }

  return {
    /** Refusals and fields of an answer that the contract does not define. */
    *faultsOf(operation: Operation, { code, error, data }: Envelope): Generator<string> {
      if (error !== undefined) yield* faultsIn(operation, { code, error }, (data ?? {}) as object, false);
      else for (const item of failedIn(data)) yield* faultsIn(operation, item, item, true);
    },
  };
}
