import { minorDigits } from '../../src/domain/currencyDigits';
import { labelGroups } from '../../src/domain/dictionary';
import { departments } from '../../src/domain/operator';
import { messageOf } from '../base/words/labels';
import type { DictItem, DictType } from '../model/settings';
import type { World } from '../model/world';
import { SYSTEM } from './systemLists';

type Row = Pick<DictItem, 'value' | 'label' | 'labelEn'> & Partial<DictItem>;

const rows = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [value = '', labelEn = '', label = ''] = line.trim().split('|');
      return { value, labelEn, label };
    });

const CURRENCY_NAMES = rows(`
  THB|Thai baht|泰铢
  VND|Vietnamese dong|越南盾
  IDR|Indonesian rupiah|印尼盾
  INR|Indian rupee|印度卢比
  PHP|Philippine peso|菲律宾比索
  MYR|Malaysian ringgit|马来西亚林吉特
  USD|US dollar|美元
  SGD|Singapore dollar|新加坡元
  EUR|Euro|欧元`);

const COUNTRIES = rows(`
  TH|Thailand|泰国
  VN|Viet Nam|越南
  ID|Indonesia|印度尼西亚
  IN|India|印度
  PH|Philippines|菲律宾
  MY|Malaysia|马来西亚
  SG|Singapore|新加坡
  KH|Cambodia|柬埔寨
  LA|Laos|老挝`);

const BANK_NAMES: Readonly<Record<string, string>> = {
  SMKB: '暹罗市场银行',
  CHPB: '湄南人民银行',
  MKCB: '湄公商业银行',
  RDVB: '红三角洲银行',
  NSAB: '努沙群岛银行',
  GRDB: '花园岛银行',
  DCNB: '德干概念银行',
  SPRB: '香料之路银行',
  ISLB: '岛屿储蓄银行',
  LUZB: '吕宋虚构银行',
  STRB: '海峡橡胶银行',
  TNJB: '丹戎样本银行',
};

const INDUSTRIES = rows(`
  GAMING|Games|游戏
  RETAIL|Retail|零售
  TRAVEL|Travel|旅游
  FOOD|Food|食品
  MEDIA|Media and books|媒体与图书
  LEISURE|Leisure|休闲娱乐
  EDUCATION|Education|教育`);

/** Fills the dictionary with enums labelled as in the console, and with business code lists (docs/rules/dict.md#types). */
export function seedDict(
  world: World,
  banks: Readonly<Record<string, readonly (readonly [code: string, name: string])[]>>,
): void {
  const at = world.clock.now();
  const by = { updatedAt: at, updatedBy: 'admin' };
  const add = (code: string, nameEn: string, name: string, category: DictType['category'], items: readonly Row[]) => {
    world.dict.types.set(code, {
      code,
      name,
      nameEn,
      category,
      valueKind: 'STRING',
      status: 'ACTIVE',
      remark: null,
      version: 1,
      createdAt: at,
      createdBy: 'admin',
      ...by,
      items: items.map((item) => ({
        id: world.numberOf('DI'),
        color: 'default',
        isDefault: false,
        status: 'ACTIVE',
        parentValue: null,
        extra: null,
        remark: null,
        ...by,
        ...item,
      })),
    });
  };
  for (const [code, nameEn, name, values, color] of SYSTEM) {
    const label = (lang: 'en' | 'zh', value: string) => messageOf(lang, `${labelGroups[code]}.${value}`);
    const items = values.map((value) => ({
      value,
      label: label('zh', value),
      labelEn: label('en', value),
      color: color?.(value) ?? ('default' as const),
    }));
    add(code, nameEn, name, 'SYSTEM', items);
  }
  add(
    'currency',
    'Currency',
    '币种',
    'BUSINESS',
    CURRENCY_NAMES.map((row) => ({ ...row, extra: { minorDigits: minorDigits(row.value) ?? null } })),
  );
  add('country', 'Country', '国家/地区', 'BUSINESS', COUNTRIES);
  const listed = Object.entries(banks).flatMap(([country, list]) =>
    list.map(([value, labelEn]) => ({
      value,
      labelEn,
      label: BANK_NAMES[value] ?? labelEn,
      parentValue: country,
      extra: { accountPattern: '^[0-9]{10,16}$', isPayoutOn: true },
    })),
  );
  add('bank', 'Bank', '银行', 'BUSINESS', listed);
  add(
    'department',
    'Department',
    '部门',
    'BUSINESS',
    departments.map((value) => ({
      value,
      label: messageOf('zh', `${labelGroups.department}.${value}`),
      labelEn: messageOf('en', `${labelGroups.department}.${value}`),
    })),
  );
  add('industry', 'Industry', '行业', 'BUSINESS', INDUSTRIES);
  // Operators add entries when they map an unknown code (docs/rules/payrecord.md#failures).
  add('upstream_code', 'Upstream code', '上游返回码', 'BUSINESS', []);
}
