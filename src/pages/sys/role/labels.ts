import type { KeyRisk, Role } from '@/contract';
import { keyRiskTones } from '@/domain/keyRisk';
import { roleRisks, roleTiers } from '@/domain/role';
import { isOneOf } from '@/domain/typed';
import type { Locale } from '@/locales/locale';
import type { Translate } from '@/locales/store';

/** Role name in the current language. */
export const nameOf = ({ roleName, roleNameEn, roleCode }: Role, locale: Locale): string =>
  (locale === 'zh-CN' ? roleName : roleNameEn) || roleName || roleCode;

/** Review tier in words. An unknown one shows its code. */
export const tierOf = (tier: number | undefined, t: Translate): string =>
  tier === undefined ? '–' : isOneOf(roleTiers, tier) ? t(`sys.role.tier.T${tier}`) : String(tier);

/** Risk level in words. An unknown one shows its code. */
export const riskOf = (risk: string, t: Translate): string => (isOneOf(roleRisks, risk) ? t(`sys.role.riskLevel.${risk}`) : risk);

/** Read and change are ordinary risks and get no mark. */
export const isMarked = (risk: KeyRisk | undefined): risk is KeyRisk =>
  risk !== undefined && risk !== 'READ' && risk !== 'CHANGE' && Object.hasOwn(keyRiskTones, risk);
