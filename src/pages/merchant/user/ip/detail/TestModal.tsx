import { Alert } from 'antd';
import { useState } from 'react';
import { FormModal } from '@/components/FormModal';
import type { WhiteScope, WhiteVerdict } from '@/contract';
import { parseAddress, showRange } from '@/domain/ip';
import { whiteScopes, whiteWhys } from '@/domain/white';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { testWhiteIp } from '@/services/white';

interface Values {
  ip: string;
  scope: WhiteScope;
}

/** Tests whether an address would pass now, and why. Stays open for further tests. */
export function TestModal({ mchNo, onClose }: { mchNo: string; onClose: () => void }) {
  const t = useT();
  const field = fieldsFor<typeof testWhiteIp>()('white', t);
  const [verdict, setVerdict] = useState<WhiteVerdict>();
  const why = whiteWhys.find((one) => one === verdict?.why);
  return (
    <FormModal<Values, WhiteVerdict>
      id="white-test"
      isFilled="never"
      title={t('white.test.title')}
      okText={t('white.test.ok')}
      initialValues={{ scope: 'PAYOUT' }}
      send={({ ip, scope }) => testWhiteIp({ mchNo, ip: ip.trim(), scope })}
      onDone={setVerdict}
      onClose={onClose}
    >
      {field.text('ip', 45, {
        validateTrigger: 'onSubmit',
        faultOf: (value) => (parseAddress(value) ? undefined : t('white.test.form')),
      })}
      {field.one('scope', whiteScopes)}
      <div role="status">
        {verdict && (
          <Alert
            type={verdict.passes ? 'success' : 'warning'}
            showIcon
            title={t(verdict.passes ? 'white.test.passes' : 'white.test.refused', {
              ip: verdict.ip,
              scope: t(`white.scope.${verdict.scope}`),
            })}
            description={
              <>
                {why && <div>{t(`white.why.${why}`)}</div>}
                {verdict.cidr && verdict.status && (
                  <div>
                    {t('white.test.entry', { cidr: showRange(verdict.cidr), status: t(`white.status.${verdict.status}`) })}
                  </div>
                )}
              </>
            }
          />
        )}
      </div>
    </FormModal>
  );
}
