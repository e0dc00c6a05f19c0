import { Button, Space } from 'antd';
import type { ComponentProps } from 'react';
import { serverNow } from '@/domain/serverClock';
import { soonTimes } from '@/domain/soon';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { UntilInput } from './UntilInput';

/** A time to wait for: one of the usual ones, or any in the future. */
export function SoonInput(item: ComponentProps<typeof UntilInput>) {
  const t = useT();
  const { timeZone } = useFormat();
  return (
    <>
      <UntilInput {...item} />
      <Space wrap>
        {(['hour', 'tomorrow', 'days'] as const).map((name) => (
          <Button
            key={name}
            size="small"
            type="link"
            style={{ padding: 0 }}
            onClick={() => item.onChange?.(soonTimes(timeZone, serverNow())[name])}
          >
            {t(`parts.soon.${name}`)}
          </Button>
        ))}
      </Space>
    </>
  );
}
