import { history } from '@umijs/max';
import type { WhiteIp, WhiteScope } from '@/contract';
import { showRange } from '@/domain/ip';

export type Dialog =
  | { kind: 'add'; ip?: string; scope?: WhiteScope }
  | { kind: 'test' }
  | { kind: 'edit' | 'enable' | 'disable' | 'remove'; row: WhiteIp };

export type Ask = (dialog: Dialog) => void;

/** What a message of success links: an entry has no page of its own, so it is found in the list. */
export const linkOf = (cidr: string): [no: string, to: string] => {
  const range = showRange(cidr);
  return [range, `${history.location.pathname}?keyword=${encodeURIComponent(range)}`];
};
