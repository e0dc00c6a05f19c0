import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { FactorSetup } from './FactorSetup';

interface EnrolmentProps {
  onDone: () => void;
  onLeave: () => void;
}

/** Shown instead of the console while the session may only set up a second factor (docs/rules/session.md#required-factor). */
export default function Enrolment({ onDone, onLeave }: EnrolmentProps) {
  const t = useT();
  return (
    <main className="enrolment">
      <h1>{t('factor.enrolTitle')}</h1>
      <FactorSetup text={t('factor.enrolText')} onDone={onDone} />
      <p>
        <Button type="link" onClick={onLeave}>
          {t('common.user.logout')}
        </Button>
      </p>
    </main>
  );
}
