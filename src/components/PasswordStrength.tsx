import { useStrength } from '@/hooks/useStrength';
import { useT } from '@/hooks/useT';

const STEPS = { 1: 'veryWeak', 2: 'weak', 3: 'good', 4: 'strong' } as const;

interface PasswordStrengthProps {
  password: string;
  /** Names of the owner; must be stable. */
  names: readonly string[];
}

/** Says how strong a password is and what makes it weak (docs/rules/session.md#password). Without antd, for the page of a link. */
export function PasswordStrength({ password, names }: PasswordStrengthProps) {
  const t = useT();
  const strength = useStrength(password, names);
  return (
    <span role="status">
      {strength && (
        <>
          <b>{t(`security.strength.step.${STEPS[strength.step]}`)}</b>
          {strength.weakness && <span>{` ${t(`security.strength.weakness.${strength.weakness}`)}`}</span>}
        </>
      )}
    </span>
  );
}
