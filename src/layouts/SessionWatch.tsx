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
  const close = isIdle ? stay : () => setSeen(endsAt);
  return (
    <Modal
      open={isIdle || (isEnding && seen !== endsAt)}
      title={t(isIdle ? 'common.idle.title' : 'common.ending.title')}
      closable={false}
      onCancel={close}
      onOk={close}
      okText={t(isIdle ? 'common.idle.stay' : 'common.ending.goOn')}
      cancelButtonProps={{ hidden: true }}
    >
      {isIdle
        ? t('common.idle.text', { seconds: secondsLeft })
        : endsAt && t('common.ending.text', { time: format.time(endsAt) })}
    </Modal>
  );
}
