import { roundRules } from '@/domain/roundRule';
import { useLabel } from './useLabel';

/** Text for the rule by which routing excluded a channel. */
export function useRule(): (rule: string | null | undefined) => string | undefined {
  const labelOf = useLabel();
  return (rule) => (rule ? labelOf('parts.rule', roundRules, rule) : undefined);
}
