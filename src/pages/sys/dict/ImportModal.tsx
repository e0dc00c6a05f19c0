import { PlanImport } from '@/components/PlanImport';
import { isDictFile } from '@/domain/dict';
import { useLocale, useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/types';
import { importDict } from '@/services/dict';
import type { DialogProps } from './dialog';

const FILE_BYTES = 2_000_000;

/** Imports an exported dictionary. */
export function ImportModal({ finish, onClose }: Pick<DialogProps, 'finish' | 'onClose'>) {
  const t = useT();
  const named = useLocale() === 'zh-CN' ? ['label', 'name'] : ['labelEn', 'nameEn'];
  return (
    <PlanImport
      group="sys.dict"
      title={t('sys.dict.import.title')}
      maxBytes={FILE_BYTES}
      isContent={isDictFile}
      call={importDict}
      nameOf={({ dictType, value }) => (
        <>
          {value ?? dictType}
          {value && <small className="soft">{dictType}</small>}
        </>
      )}
      fieldOf={(name) => t(`sys.dict.field.${name}` as MessageKey)}
      addedOf={({ changes }) => changes?.find(({ field }) => named.includes(field))?.after ?? undefined}
      onDone={(count) => finish(t('sys.dict.import.done', { count }))}
      onClose={onClose}
    />
  );
}
