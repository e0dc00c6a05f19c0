import { useRequest } from 'ahooks';
import { Alert, Button, Checkbox, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { CopyText } from '@/components/CopyText';
import type { FactorKind } from '@/contract';
import { canUsePasskey } from '@/hooks/passkey';
import { useT } from '@/hooks/useT';
import { pageFactors } from '@/services/factor';
import { AppSetup, PasskeySetup } from './FactorForms';
import './Factors.css';

/** Shown this once: the operator confirms having stored them. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT();
  const [isStored, setIsStored] = useState(false);
  return (
    <>
      <Alert type="success" showIcon role="status" title={t('factor.codesTitle')} description={t('factor.codesText')} />
      <p>
        <CopyText text={codes.join('\n')} name={t('factor.codesTitle')}>
          <output className="number factor-codes" aria-label={t('factor.codesTitle')}>
            {codes.join('\n')}
          </output>
        </CopyText>
      </p>
      <p>
        <Checkbox checked={isStored} onChange={(event) => setIsStored(event.target.checked)}>
          {t('factor.codesStored')}
        </Checkbox>
      </p>
      <Button type="primary" disabled={!isStored} onClick={onDone}>
        {t('factor.done')}
      </Button>
    </>
  );
}

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
