import { entryAt } from '../../src/domain/typed';
import { BANKS } from '../base/banks';
import { type CurrencyInfo, currencies, currencyInfo } from '../base/money';
import { DAY } from '../engine/time';
import { createPayee } from '../flow/payees';
import { accessOf } from '../flow/roles';
import { nobody, type Operator, type Scope } from '../model/operators';
import type { Agent, Level } from '../model/parties';
import type { World } from '../model/world';
import { seedCustomRoles } from './customRoles';
import { seedDict } from './dictionary';
import { seedMenu } from './menu';
import { seedProfiles } from './operators';
import { seedTheRoles } from './roles';

const ALL: Scope = { type: 'ALL', values: [] };

/** username, real name, role, tier, data scope */
const staff: readonly (readonly [string, string, string, number, Scope?, Operator['status']?])[] = [
  ['admin', 'Adi Pratamo', 'SUPER_ADMIN', 3],
  ['m.tan', 'Mei Tanaka-Lo', 'SUPER_ADMIN', 3],
  ['sys.admin', 'Sam Quill', 'SYS_ADMIN', 0],
  ['j.ortega', 'Jun Ortegas', 'SYS_ADMIN', 0],
  ['ops.lee', 'Orin Leeway', 'OPS_LEAD', 2],
  ['a.nguyen', 'An Nguyenne', 'OPS_LEAD', 2],
  ['s.devi', 'Sari Devine', 'OPS_LEAD', 2],
  ['li.na', 'Lina Marsh', 'FIN_REVIEWER', 1],
  ['w.chai', 'Wit Chailor', 'FIN_REVIEWER', 1],
  ['p.garcia', 'Paz Garcio', 'FIN_REVIEWER', 1, { type: 'MERCHANT', values: ['M100001', 'M100002', 'M100003', 'M100005'] }],
  ['t.pham', 'Tien Phamley', 'FIN_REVIEWER', 1, ALL, 'LOCKED'],
  ['d.kumar', 'Dev Kumaris', 'FIN_REVIEWER', 1, { type: 'COUNTRY', values: ['TH', 'VN'] }],
  ['chen.yu', 'Chen Yuland', 'FIN_CHECKER', 3],
  ['y.sato', 'Yori Satoko', 'FIN_CHECKER', 3],
  ['n.hassan', 'Nur Hassanby', 'FIN_CHECKER', 3],
  ['r.santos', 'Rio Santosa', 'RISK', 3],
  ['e.lim', 'Eli Limber', 'RISK', 3],
  ['g.rao', 'Gita Raoul', 'CHANNEL_OPS', 0],
  ['h.mendoza', 'Hal Mendozi', 'CHANNEL_OPS', 0],
  ['b.suwan', 'Boon Suwanna', 'CARD_OPS', 0],
  ['c.le', 'Cam Lerwick', 'CARD_OPS', 0],
  ['i.putri', 'Ika Putrina', 'CARD_OPS', 0],
  ['v.reyes', 'Vic Reyesson', 'MCH_MANAGER', 0, { type: 'AGENT', values: ['A2001'] }],
  ['o.bakar', 'Omar Bakarin', 'MCH_MANAGER', 0],
  ['k.wong', 'Kit Wongley', 'SUPPORT', 0],
  ['f.tran', 'Fay Trannel', 'SUPPORT', 0, ALL, 'LOCKED'],
  ['z.iyer', 'Zia Iyerly', 'SUPPORT', 0, ALL, 'INVITED'],
  ['auditor', 'Ada Quist', 'AUDITOR', 0],
];

function seedOperators(world: World): Operator[] {
  return staff.map(([username, realName, role, withdrawTier, scope = ALL, status = 'ACTIVE'], index) => ({
    ...nobody,
    id: String(11 + index),
    username,
    realName,
    roles: [role],
    access: accessOf(world, [role]),
    withdrawTier,
    scope,
    status,
  }));
}

const FIRST = [
  'Lotus',
  'Banyan',
  'Harbor',
  'Cobalt',
  'Jasmine',
  'Monsoon',
  'Pepper',
  'Orchid',
  'Lantern',
  'Cinnamon',
  'Tidal',
  'Bamboo',
  'Copper',
  'Mango',
  'Saffron',
  'Willow',
];

const SECOND = ['Games', 'Market', 'Travel', 'Books', 'Foods', 'Media', 'Sports', 'Fashion'];
const SUFFIX: Readonly<Record<string, string>> = { TH: 'Co.', VN: 'JSC', ID: 'PT', IN: 'Pvt', PH: 'Inc.', MY: 'Bhd' };

const AGENTS = [
  'Delta Partners',
  'Northgate',
  'Riverbend',
  'Three Palms',
  'Blue Kite',
  'Stonebridge',
  'Cedar Row',
  'Sunmark',
  'Fourwinds',
];

function seedAgents(): Agent[] {
  const agents: Agent[] = [];
  AGENTS.forEach((name, index) => {
    const depth = index < 4 ? 1 : index < 7 ? 2 : 3;
    const parent = depth === 1 ? undefined : agents[depth === 2 ? index - 4 : index - 3];
    agents.push({ no: `A${2001 + index}`, name, depth, parent });
  });
  return agents;
}

/** Creates operators, agents, merchants, the platform and their beneficiaries (docs/rules/simulation.md#world). */
export function seedPeople(world: World) {
  const { random, ledger } = world;
  const long = world.clock.now() - 90 * DAY;
  seedMenu(world);
  seedTheRoles(world);
  world.operators.push(...seedOperators(world));
  seedProfiles(world);

  seedCustomRoles(world);

  seedDict(world, BANKS);

  world.agents.push(...seedAgents());
  const countries = ['TH', 'VN', 'ID', 'PH', 'TH', 'MY', 'VN', 'IN'];
  const byCountry = new Map<string, CurrencyInfo>(Object.values(currencies).map((facts) => [facts.country, facts]));

  const open = (holderNo: string, type: string, { currency, base, digits }: CurrencyInfo, size: number) => ({
    account: ledger.account(holderNo, currency, type, type !== 'PROFIT'),
    target: BigInt(Math.round(base * size)) * 10n ** BigInt(digits),
  });

  for (let index = 0; index < 64; index++) {
    const no = `M${100_001 + index}`;
    const country = entryAt(countries, index % countries.length);
    const facts = byCountry.get(country) as CurrencyInfo;
    // Zipf with s = 1.1: the first eight have most of the volume.
    const weight = 1 / (index + 1) ** 1.1;
    const size = Math.max(0.5, 4 * weight ** 0.5 * random.logNormal(1, 0.25));
    const level: Level = index < 4 ? 'S' : index < 16 ? 'A' : index < 40 ? 'B' : 'C';
    const status =
      index < 48 ? 'ACTIVE' : index < 53 ? 'SUSPENDED' : index < 57 ? 'PENDING_REVIEW' : index < 60 ? 'CLOSED' : 'ACTIVE';
    const isTest = index >= 60;
    const accounts = [open(no, 'BALANCE', facts, size)];
    if (index % 9 === 1) accounts.push(open(no, 'BALANCE', currencyInfo('USD'), size));
    const payees = Array.from({ length: random.int(1, 4) }, () => createPayee(world, country, long));
    const name = `${FIRST[index % 16]} ${SECOND[(index + Math.floor(index / 16)) % 8]} ${SUFFIX[country]}`;
    const agent = random.chance(0.6) ? random.pick(world.agents) : undefined;
    const feeMode = random.chance(0.7) ? 'INNER' : 'OUTER';
    world.holders.push({ type: 'MERCHANT', no, name, level, country, agent, accounts, payees, weight, feeMode, isTest, status });
  }
  for (const agent of world.agents) {
    const facts = currencyInfo(random.pick(['THB', 'VND', 'PHP', 'USD']));
    const country = facts.country === 'SG' ? 'TH' : facts.country;
    const accounts = [open(agent.no, 'COMMISSION', facts, 1.4)];
    const payees = [createPayee(world, country, long)];
    const { no, name, parent } = agent;
    world.holders.push({
      type: 'AGENT',
      no,
      name,
      level: 'B',
      country,
      agent: parent,
      accounts,
      payees,
      weight: 0.09,
      feeMode: 'INNER',
      isTest: false,
      status: 'ACTIVE',
    });
  }
  const profits = ['THB', 'USD'].map((currency) => open('P1', 'PROFIT', currencyInfo(currency), 12));
  world.holders.push({
    type: 'PLATFORM',
    no: 'P1',
    name: 'Platform',
    level: 'S',
    country: 'SG',
    accounts: profits,
    payees: [createPayee(world, 'TH', long)],
    weight: 0.27,
    feeMode: 'INNER',
    isTest: false,
    status: 'ACTIVE',
  });
}
