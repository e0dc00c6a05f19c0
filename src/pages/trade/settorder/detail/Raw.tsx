import { useRequest } from 'ahooks';
import { Button } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { LoadFailed } from '@/components/LoadFailed';
import { RawText } from '@/components/RawText';
import { Section } from '@/components/Section';
import { ignoreApiError } from '@/domain/apiError';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { listSettMessages } from '@/services/settDetail';

/** Raw messages to and from the upstream. Loads on request only, because each view is logged. */
export function Raw({ no }: { no: string }) {
  const t = useT();
  const format = useFormat();
  const granted = useAccess();
  const { data, error, runAsync, mutate } = useRequest(() => listSettMessages(no), { manual: true });
  if (!granted['trade:sett:raw']) return null;
  const show = () => runAsync().then(() => undefined, ignoreApiError);
  return (
    <Section title={t('settDetail.section.raw')}>
      <p className="soft">{t('settDetail.message.rawLogged')}</p>
      {data ? (
        <Button aria-expanded onClick={() => mutate(undefined)}>
          {t('settDetail.action.hideRaw')}
        </Button>
      ) : (
        <ActionButton access="trade:sett:raw" onClick={show}>
          {t('settDetail.action.raw')}
        </ActionButton>
      )}
      {error && !data && <LoadFailed error={error} title={t('common.detail.failed')} onRetry={() => void show()} />}
      {data?.length === 0 && <p>{t('settDetail.message.noRaw')}</p>}
      {data?.map(({ name, at, attemptNo, body }) => (
        <RawText
          key={`${name} ${attemptNo} ${at}`}
          label={t('settDetail.message.message', { name, no: attemptNo ?? 1, time: format.time(at) })}
          text={body ?? ''}
        />
      ))}
    </Section>
  );
}
