import type { WhiteIp, WhiteScope } from '@/contract';

export type Dialog =
  | { kind: 'add'; ip?: string; scope?: WhiteScope }
  | { kind: 'test' }
  | { kind: 'edit' | 'enable' | 'disable' | 'remove'; row: WhiteIp };

export type Ask = (dialog: Dialog) => void;
