import { UNMAPPED, unifiedCodes } from '../../../src/domain/payRecord';
import { FAILURES } from '../../model/catalog';
import type { PayRecord } from '../../model/payments';
import type { World } from '../../model/world';

/** Dictionary type of upstream codes: value `<upstream>.<code>`, its meaning in `extra`. */
export const CODE_TYPE = 'upstream_code';

/** Field of `extra` with the unified code. */
export const MEANING = 'unifiedCode';

type Meaning = Pick<PayRecord, 'failClass'> & { unifiedCode: string };

/** A unified code with its failure class. */
export const classed = (unifiedCode: string): Meaning => ({
  unifiedCode,
  failClass: (FAILURES.find(([code]) => code === unifiedCode)?.[1] ?? 'OTHER') as Meaning['failClass'],
});

/** Meaning of an upstream's code, built-in or from the dictionary; undefined when unmapped. */
export function meaningOf({ dict }: World, upstreamCode: string, rawCode: string): Meaning | undefined {
  const known = FAILURES.find(([unified, , raw]) => raw === rawCode && unified !== UNMAPPED);
  if (known) return classed(known[0]);
  const type = dict.types.get(CODE_TYPE);
  const item = type?.items.find(({ value, status }) => value === `${upstreamCode}.${rawCode}` && status === 'ACTIVE');
  const code = unifiedCodes.find((one) => one === item?.extra?.[MEANING]);
  return code && type?.status === 'ACTIVE' ? classed(code) : undefined;
}
