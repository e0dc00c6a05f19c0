import { roundRules } from '@/domain/roundRule';
import { useLabel } from './useLabel';

/** Why routing left a channel out, in words. */
export function useRule(): (rule: string | null | undefined) => string | undefined {
  const labelOf = useLabel();
  return (rule) => (rule ? labelOf('parts.rule', roundRules, rule) : undefined);
}
