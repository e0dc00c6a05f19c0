import { OptionsSelect, whyDenied } from '@/components/OptionsSelect';
import type { Operator } from '@/contract';
import { pageOptions } from '@/services/common';

const LIST = 'assignableRole';

/** Whether the server has said that the operator cannot assign one of these roles. */
export const hasDenied = (codes: readonly string[]): boolean => codes.some((code) => whyDenied(LIST, code) !== undefined);

interface RolesSelectProps {
  /** Set by the form item. */
  id?: string;
  value?: string[];
  onChange?: (next: string[]) => void;
  /** Whose roles are chosen at first. */
  source?: Operator;
  /** Whether these are the person's own: they may stay whoever assigned them. */
  areHeld?: boolean;
}

/** Roles for somebody; those that the operator cannot assign are disabled, with the reason. */
export function RolesSelect({ source, areHeld = false, ...item }: RolesSelectProps) {
  const known = (source?.roles ?? []).map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }));
  return (
    <OptionsSelect
      {...item}
      cacheKey={LIST}
      fetchChoices={(keyword, current) => pageOptions(LIST, keyword, current)}
      known={known}
      held={areHeld ? known.map(({ value }) => value) : []}
    />
  );
}
