import type { PlaceFault } from '@/domain/menu';
import type { Translate } from '@/locales/store';

/** Why a node may not stand there, in words. */
export function faultWords(t: Translate, fault: PlaceFault | undefined, name: string): string | undefined {
  if (!fault) return undefined;
  return fault === 'circle' || fault === 'depth' ? t(`tree.${fault}`, { name }) : t(`sys.menu.move.${fault}`);
}
