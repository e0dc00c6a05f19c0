import { nameOfKey } from '../../base/screens';
import { type Lang, say } from '../../engine/text';
import { productNameIn } from '../../model/catalog';
import type { World } from '../../model/world';
import { nameOfValue } from './words';

const regions: Readonly<Record<Lang, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  zh: new Intl.DisplayNames('zh-CN', { type: 'region' }),
};

function accountName(world: World, no: string, lang: Lang): string | undefined {
  const account = world.ledger.accounts.get(no);
  if (!account) return undefined;
  const holder = partyName(world, account.holderNo) ?? account.holderNo;
  return [holder, nameOfValue(lang, 'account', 'accountType', account.type), account.currency].join(' · ');
}

function entryName({ ips }: World, id: string, lang: Lang): string | undefined {
  const entry = [...ips.values()].flat().find((one) => one.id === id);
  return entry && [entry.cidr, nameOfValue(lang, 'white', 'scope', entry.scope), entry.owner.name].join(' · ');
}

function roleName({ roles }: World, code: string, lang: Lang): string | undefined {
  const role = roles.get(code);
  return role && say(lang, role.name);
}

const partyName = ({ holders }: World, no: string): string | undefined => holders.find((one) => one.no === no)?.name;

type Names = Readonly<Record<string, (world: World, value: string, lang: Lang) => string | undefined>>;

/** Names of records that a field names by their numbers. */
const BESIDE: Names = {
  accountNo: accountName,
  mchNo: partyName,
  allowMchNos: partyName,
  agentNo: partyName,
  operatorId: ({ operators }, id) => operators.find((one) => one.id === id)?.username,
  ipId: entryName,
  roleCode: roleName,
  upstreamCode: ({ catalog }, code) => catalog.upstreams.get(code)?.name,
  productCode({ catalog }, code, lang) {
    const product = catalog.products.get(code);
    return product && productNameIn(lang, product);
  },
};

/** Names that stand for a code. */
const INSTEAD: Names = {
  accessKeys: (_, key, lang) => say(lang, nameOfKey(key)),
  roleCodes: roleName,
  roles: roleName,
  mayGrant: roleName,
  evidenceFileId: ({ files }, id) => files.get(id)?.name,
  // Of a data scope: numbers of parties, or countries.
  values: (world, value, lang) =>
    /^[A-Z]{2}$/.test(value) ? regions[lang].of(value) : [value, partyName(world, value)].filter(Boolean).join(' · '),
};

/** A value with the name of its record, as `M1001 · Siam Mart`, or the name alone; undefined for other fields. */
export function nameIn(world: World, field: string, value: string, lang: Lang): string | undefined {
  const beside = BESIDE[field]?.(world, value, lang);
  return beside === undefined ? INSTEAD[field]?.(world, value, lang) : `${value} · ${beside}`;
}
