import { useRequest } from 'ahooks';
import { Modal } from 'antd';
import { NotifyLines } from '@/components/NotifyLines';
import { Part } from '@/components/Part';
import type { Callback } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import { listTries } from '@/services/commonCallback';

/** Request and answer of each attempt of one callback. */
export function CallbackTries({ row: { entity, no, notifyUrl }, onClose }: { row: Callback; onClose: () => void }) {
  const t = useT();
  const asked = useRequest(() => listTries(entity, no, { isQuiet: true }), { onError: ignoreApiError });
  const title = t('callback.triesOf', { no });
  return (
    <Modal open width={820} title={title} footer={null} onCancel={onClose}>
      <p className="soft">{notifyUrl}</p>
      <Part asked={asked} failed={t('callback.triesFailed')}>
        {(tries) =>
          tries.length > 0 ? <NotifyLines label={title} tries={tries} /> : <p className="soft">{t('callback.noTries')}</p>
        }
      </Part>
    </Modal>
  );
}
