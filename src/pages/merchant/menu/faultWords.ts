import type { PortalFault } from '@/domain/mchMenu';
import type { Translate } from '@/locales/store';

/** Why a node may not stand there, in words. */
export function faultWords(t: Translate, fault: PortalFault | undefined, name: string): string | undefined {
  if (!fault) return undefined;
  return fault === 'kind' ? t('mchMenu.move.kind') : t(`tree.${fault}`, { name });
}
