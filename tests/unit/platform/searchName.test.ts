import { aDesk, type Desk } from './deskSupport';

let desk: Desk;
beforeEach(() => {
  desk = aDesk();
});

interface Named {
  entity: string;
  id: string;
  name: string;
}
const search = (who: string, text: string) =>
  desk.call(who, `GET /common/search/name?${new URLSearchParams({ text })}`).envelope as unknown as {
    code: number;
    data: Named[];
  };
const idsOf = (who: string, text: string, entity: string) =>
  search(who, text)
    .data.filter((one) => one.entity === entity)
    .map(({ id }) => id);

/** Takes keys from an operator of this test's world. */
function without(who: string, ...keys: string[]) {
  const operator = desk.operator(who);
  operator.access = new Set([...operator.access].filter((key) => !keys.includes(key)));
  return operator;
}
const aMerchant = () => {
  const [one] = desk.platform.world.merchants.values();
  if (!one) throw new Error('No merchant');
  return one;
};
const aPrivateCard = () => {
  const card = [...desk.platform.world.pool.cards.values()].find(({ holderType }) => holderType === 'PERSONAL');
  if (!card) throw new Error('No private card');
  return card;
};

describe('the search by name', () => {
  test('finds a merchant without regard to accents, case and spaces, in the middle of its name too', () => {
    const { no, holder } = aMerchant();
    holder.name = 'Thé Grand  Café';
    for (const text of ['the grand', ' THEGRAND cafe', 'grandcafé', 'CAFE', 'é G'])
      expect([text, idsOf('admin', text, 'merchant')]).toEqual([text, [no]]);
    expect(search('admin', 'grand').data).toContainEqual({ entity: 'merchant', id: no, name: 'Thé Grand  Café' });
    expect(search('admin', 'grande café').data).toEqual([]);
  });

  test('finds agents, operators and channels by their names', () => {
    const { world } = desk.platform;
    const [agency] = world.agencies.values();
    const [channel] = world.catalog.channels.values();
    if (!agency || !channel) throw new Error('Nothing seeded');
    agency.agent.name = 'Tangerine Partners';
    channel.name = 'Tangerine instant';
    expect(search('admin', 'tangerine').data).toEqual([
      { entity: 'agent', id: agency.no, name: 'Tangerine Partners' },
      { entity: 'channel', id: channel.code, name: 'Tangerine instant' },
    ]);
    expect(idsOf('admin', 'li.na', 'operator')).toEqual([desk.operator('li.na').id]);
  });

  test('one character finds only names that begin with it, and names that begin with the text come first', () => {
    const { holder, no } = aMerchant();
    holder.name = 'Café Qx';
    const [, other] = desk.platform.world.merchants.values();
    if (!other) throw new Error('One merchant only');
    other.holder.name = 'Qx Café';
    expect(idsOf('admin', 'qx', 'merchant')).toEqual([other.no, no]);
    expect(idsOf('admin', 'q', 'merchant')).toEqual([other.no]);
    expect(search('admin', 'e').data.length).toBeLessThanOrEqual(20);
  });

  test('either key lets a record be found, and neither does not', () => {
    const { no, holder } = aMerchant();
    holder.name = 'Quartz House';
    const keys = ['merchant:user:detail', 'merchant:user:page'] as const;
    const all = new Set(desk.operator('admin').access);
    for (const key of keys) {
      without('admin', key);
      expect(idsOf('admin', 'quartz', 'merchant')).toEqual([no]);
      desk.operator('admin').access = new Set(all);
    }
    without('admin', ...keys);
    expect(search('admin', 'quartz')).toMatchObject({ code: 200, data: [] });
  });

  test('outside the data scope nothing is found', () => {
    const { no, holder } = aMerchant();
    holder.name = 'Quartz House';
    const operator = desk.operator('admin');
    operator.scope = { type: 'MERCHANT', values: [no] };
    expect(idsOf('admin', 'quartz', 'merchant')).toEqual([no]);
    const [channel] = desk.platform.world.catalog.channels.values();
    expect(search('admin', channel?.name ?? '').data).toEqual([]);
    operator.scope = { type: 'MERCHANT', values: ['M-other'] };
    expect(search('admin', 'quartz').data).toEqual([]);
  });

  test('a private card holder is found by the first character only', () => {
    const card = aPrivateCard();
    card.holderName = 'Żaneta Quillfeather';
    const found = { entity: 'card', id: card.id, name: 'Ż**' };
    for (const text of ['z', 'Ż', 'ż*', 'Ż**']) expect(search('admin', text).data).toContainEqual(found);
    for (const text of ['za', 'Żaneta', 'Żaneta Quillfeather', 'quillfeather', 'aneta'])
      expect([text, idsOf('admin', text, 'card')]).toEqual([text, []]);
    card.holderType = 'CORPORATE';
    expect(search('admin', 'quillfeather').data).toEqual([{ ...found, name: 'Żaneta Quillfeather' }]);
  });

  test('the real name of an operator is found only by those who see it', () => {
    const { id, username } = desk.operator('li.na');
    desk.operator('li.na').realName = 'Quillon Reed';
    expect(search('admin', 'quillon').data).toEqual([{ entity: 'operator', id, name: `${username} (Quillon Reed)` }]);
    without('admin', 'sys:operator:edit');
    expect(search('admin', 'quillon').data).toEqual([]);
    expect(search('admin', username).data).toEqual([{ entity: 'operator', id, name: `${username} (Q**)` }]);
  });

  test('a text without characters is refused', () => {
    for (const text of ['', '   ', 'x'.repeat(65)]) expect(search('admin', text).code).toBe(400);
  });
});
