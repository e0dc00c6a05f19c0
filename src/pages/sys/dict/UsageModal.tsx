import { useRequest } from 'ahooks';
import { Button, Modal, Skeleton } from 'antd';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import type { DictItem } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { useT } from '@/hooks/useT';
import { getDictUsage } from '@/services/dict';

/** Places that use a value, with counts. */
export function UsageModal({ item, onClose }: { item: DictItem; onClose: () => void }) {
  const t = useT();
  const { dictType, value } = item;
  const { data, error, refresh } = useRequest(() => getDictUsage({ dictType, value }, { isQuiet: true }), {
    onError: ignoreApiError,
  });
  const title = t('sys.dict.usage.title', { value });
  return (
    <Modal
      open
      width={480}
      title={title}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('common.action.close')}
        </Button>
      }
    >
      {error ? (
        <LoadFailed error={error} title={t('common.detail.failed')} onRetry={refresh} />
      ) : !data ? (
        <Skeleton active title={false} />
      ) : data.usedCount === null ? (
        <p>{t('sys.dict.usage.none')}</p>
      ) : (
        <ScrollTable
          label={title}
          rows={[...data.places, { place: t('sys.dict.usage.total'), count: data.usedCount }]}
          rowKey={({ place }, index) => `${index} ${place}`}
          columns={[
            { title: t('sys.dict.usage.place'), isHeader: true, render: ({ place }) => place },
            { title: t('sys.dict.usage.count'), isNumeric: true, render: ({ count }) => count },
          ]}
        />
      )}
    </Modal>
  );
}
