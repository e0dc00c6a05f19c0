import type { KeyRisk, Role } from '@/contract';
import { keyRiskTones } from '@/domain/keyRisk';
import { roleRisks, roleTiers } from '@/domain/role';
import type { Locale } from '@/locales/locale';
import type { Translate } from '@/locales/store';
import type { MessageKey } from '@/locales/types';

/** A role's name in the language in force. */
export const nameOf = ({ roleName, roleNameEn, roleCode }: Role, locale: Locale): string =>
  (locale === 'zh-CN' ? roleName : roleNameEn) || roleName || roleCode;

/** A review tier in words; one that this console does not know is shown raw. */
export const tierOf = (tier: number | undefined, t: Translate): string =>
  tier === undefined
    ? '–'
    : (roleTiers as readonly number[]).includes(tier)
      ? t(`sys.role.tier.T${tier}` as MessageKey)
      : String(tier);

/** How dangerous a role is, in words; an unknown level raw. */
export const riskOf = (risk: string, t: Translate): string =>
  (roleRisks as readonly string[]).includes(risk) ? t(`sys.role.riskLevel.${risk}` as MessageKey) : risk;

/** Risks of keys that are worth a mark: what only reads or changes has none. */
export const isMarked = (risk: KeyRisk | undefined): risk is KeyRisk =>
  risk !== undefined && risk !== 'READ' && risk !== 'CHANGE' && Object.hasOwn(keyRiskTones, risk);
