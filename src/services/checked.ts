import { isRight, recordsOf } from '@/domain/answerTable';
import { compareRows } from '@/request/compared';

/**
 * Reads pages of a list whose rows a component may trust: what differs from the contract is unknown (docs/rules/calls.md#wrong-fields).
 * @param answer from `src/contract/answers`; what is in order costs no further code
 * @param rowKey a row without it cannot be told from others, and is left out
 */
export function checked<Query, Options, Row extends object, Page extends { list: Row[] }>(
  fetchPage: (query: Query, options: Options) => Promise<Page & { list: Row[] }>,
  answer: string,
  rowKey: keyof Row & string,
) {
  const [operation = '', table = ''] = answer.split(':');
  const records = recordsOf(table);
  return async (query: Query, options: Options): Promise<Page & { lost?: number }> => {
    const page = await fetchPage(query, options);
    return isRight(records, '0', page) ? page : compareRows(operation, page, rowKey, records);
  };
}
