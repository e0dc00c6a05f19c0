import type { Operation } from '../../../config/contract/document';
import type { Handler } from '../../engine/call';
import { Refusal } from '../../engine/text';
import type { Operator, PlatformCall } from '../../model/operators';

/** The record that a call is about, as its maker sees it; empty for a new one. */
export type RecordOf = (operation: Operation, call: PlatformCall) => Readonly<Record<string, unknown>>;

/**
 * Reads the record of a call from the detail beside its path: that of `/sys/role/grant` is `/sys/role/detail`, by the number that its
 * query and the body both have. A server needs no code for each operation (docs/rules/approval.md#detail).
 */
export function createRecordReader(
  operations: readonly Operation[],
  handlers: Readonly<Record<string, Handler<Operator>>>,
  readQuery: (operation: Operation, search: URLSearchParams) => Record<string, unknown>,
): RecordOf {
  const details = new Map(operations.filter(({ method }) => method === 'GET').map((one) => [one.path, one]));
  return ({ path }, call) => {
    const detail = details.get(`${path.slice(0, path.lastIndexOf('/'))}/detail`);
    const [name = ''] = Object.keys(detail?.query.properties ?? {});
    if (!detail || call.body[name] === undefined) return {};
    try {
      const query = readQuery(detail, new URLSearchParams({ [name]: String(call.body[name]) }));
      const { data } = handlers[detail.id]?.({ ...call, body: {}, query, note: {} }) ?? {};
      // The number says which record it is: it does not change.
      return { ...(data as object), [name]: undefined };
    } catch (refusal) {
      if (refusal instanceof Refusal) return {};
      throw refusal;
    }
  };
}
