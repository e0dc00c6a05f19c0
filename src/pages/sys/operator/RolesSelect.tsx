import { OptionsSelect, whyDenied } from '@/components/OptionsSelect';
import type { Operator } from '@/contract';
import { pageOptions } from '@/services/common';

const LIST = 'assignableRole';

/** Whether the server does not let you assign one of these roles. */
export const hasDenied = (codes: readonly string[]): boolean => codes.some((code) => whyDenied(LIST, code) !== undefined);

interface RolesSelectProps {
  /** Set by the form item. */
  id?: string;
  value?: string[];
  onChange?: (next: string[]) => void;
  /** The operator whose roles are preselected. */
  source?: Operator;
  /** Whether these are the person's current roles. They may stay even if you cannot assign them. */
  areHeld?: boolean;
}

/** Roles that you cannot assign are disabled, with the reason. */
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
