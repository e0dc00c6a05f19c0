import { Modal } from 'antd';
import { useState } from 'react';
import type { CurrentUser } from '@/contract';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { useIdle } from './useIdle';

/** Warns before the session ends, for want of input or at its longest time. */
export function SessionWatch({ session }: Pick<CurrentUser, 'session'>) {
  const t = useT();
  const format = useFormat();
  const { secondsLeft, isEnding, stay } = useIdle(session);
  const [seen, setSeen] = useState<string>();
  const endsAt = session?.endsAt;
  const isIdle = secondsLeft !== undefined;
  const of = isIdle ? 'idle' : 'limit';
  const close = isIdle ? stay : () => setSeen(endsAt);
  return (
    <Modal
      open={isIdle || (isEnding && seen !== endsAt)}
      title={t(`sessionEnd.${of}.title`)}
      closable={false}
      onCancel={close}
      onOk={close}
      okText={t(`sessionEnd.${of}.stay`)}
      cancelButtonProps={{ hidden: true }}
    >
      {isIdle
        ? t('sessionEnd.idle.text', { seconds: secondsLeft })
        : endsAt && t('sessionEnd.limit.text', { time: format.time(endsAt) })}
    </Modal>
  );
}
