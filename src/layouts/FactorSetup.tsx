import { useRequest } from 'ahooks';
import { Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import type { FactorKind } from '@/contract';
import { canUsePasskey } from '@/hooks/passkey';
import { useT } from '@/hooks/useT';
import { pageFactors } from '@/services/factor';
import { AppSetup, PasskeySetup } from './FactorForms';
import { RecoveryCodes } from './RecoveryCodes';
import './Factors.css';

interface FactorSetupProps {
  /** Why, until the factor is confirmed. */
  text?: string;
  onDone: () => void;
  onCancel?: () => void;
}

/** Sets up a second factor of a kind that server and browser know, and shows the recovery codes (docs/rules/session.md#own-factors). */
export function FactorSetup({ text, onDone, onCancel }: FactorSetupProps) {
  const t = useT();
  const [codes, setCodes] = useState<readonly string[]>();
  const [chosen, setChosen] = useState<FactorKind>();
  const { data, loading } = useRequest(pageFactors, { onError: () => undefined });
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (loading) return <Skeleton active title={false} />;
  const kinds = data?.kinds?.filter((kind) => kind !== 'PASSKEY' || canUsePasskey()) ?? [];
  const kind = chosen ?? kinds[0] ?? 'TOTP';
  const Setup = kind === 'PASSKEY' ? PasskeySetup : AppSetup;
  return (
    <>
      {text && <p>{text}</p>}
      {kinds.length > 1 && (
        <p>
          <Segmented
            aria-label={t('factor.field.kind')}
            options={kinds.map((value) => ({ value, label: t(`factor.kind.${value}`) }))}
            value={kind}
            onChange={setChosen}
          />
        </p>
      )}
      <Setup onDone={setCodes} onCancel={onCancel} />
    </>
  );
}
