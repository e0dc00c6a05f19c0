import { PlanImport } from '@/components/PlanImport';
import type { MchPortal } from '@/contract';
import { isPortalFile } from '@/domain/mchMenu';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { importMchMenu } from '@/services/mchMenu';

const FILE_BYTES = 500_000;
/** API names whose label has another key here. */
const LABELS: Readonly<Record<string, NamesIn<'mchMenu.field'>>> = { name: 'nameZh' };

interface ImportModalProps {
  portal: MchPortal;
  titleOf: (named: { name: string; nameEn: string }) => string;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Imports an exported portal menu. */
export function ImportModal({ portal, titleOf, onDone, onClose }: ImportModalProps) {
  const t = useT();
  return (
    <PlanImport
      group="mchMenu"
      title={t('mchMenu.import.title', { portal: t(`mchMenu.portal.${portal}`) })}
      maxBytes={FILE_BYTES}
      isContent={isPortalFile}
      faultOf={(content) => (content.portal === portal ? undefined : 'mchMenu.import.otherPortal')}
      call={importMchMenu}
      nameOf={(entry) => (
        <>
          {titleOf(entry)}
          <small className="soft">{entry.accessKey}</small>
        </>
      )}
      fieldOf={(name) => t(`mchMenu.field.${LABELS[name] ?? (name as 'path')}`)}
      onDone={(count) => onDone(t('mchMenu.import.done', { count }))}
      onClose={onClose}
    />
  );
}
