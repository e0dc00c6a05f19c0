import { editedMerchant, formOf, healedDraft, newMerchant, priceOf } from '@/pages/merchant/user/values';

describe('the rolling reserve of a merchant', () => {
  const sent = (reserveRate: unknown) => editedMerchant('M1', 1, { reserveRate, reserveDays: '30' });

  it('is entered as percent and sent as a ratio, with its days as a number', () => {
    expect(sent(' 12.25 ')).toMatchObject({ reserveRate: '0.1225', reserveDays: 30 });
    expect(formOf({ reserveRate: '0.122525', reserveDays: 30 }, ['reserveRate', 'reserveDays'])).toEqual({
      reserveRate: '12.2525',
      reserveDays: '30',
    });
  });

  it('ends when the field is emptied, and stays when the form lacks the field', () => {
    expect([sent(''), sent(undefined)].map(({ reserveRate }) => reserveRate)).toEqual(['0', '0']);
    expect(editedMerchant('M1', 1, {})).toEqual({ mchNo: 'M1', version: 1 });
  });
});

describe('the price of a product', () => {
  it('needs a rate when the product is enabled, and is sent with 0 when it is disabled without one', () => {
    expect(priceOf({ productCode: 'QR', enabled: true, rate: '2.5' }).rate).toBe('0.025');
    expect(priceOf({ productCode: 'QR', enabled: false, rate: '2.5' }).rate).toBe('0.025');
    expect(priceOf({ productCode: 'QR', enabled: false, rate: '' }).rate).toBe('0');
    expect(() => priceOf({ productCode: 'QR', enabled: true, rate: '' })).toThrow(TypeError);
  });
});

describe('a stored draft of a merchant', () => {
  const NAMES = ['mchName', 'currencies', 'withdrawWeekdays', 'kycExpireAt', 'prices'];

  it('is taken as it is when it fits the form', () => {
    const draft = {
      mchName: 'Quokka',
      currencies: ['THB'],
      kycExpireAt: '2027-01-01T00:00:00Z',
      prices: [{ productCode: 'QR', rate: '2' }],
    };
    expect(healedDraft({ ...draft, withdrawWeekdays: undefined }, NAMES)).toEqual({ draft, isCut: false });
    expect(healedDraft({ mchName: '', prices: [] }, NAMES)).toEqual({ draft: {}, isCut: false });
  });

  it('of another version loses what has no field, so that nothing unseen is sent', () => {
    const { draft, isCut } = healedDraft({ mchName: 'Quokka', riskNote: 'of before' }, NAMES);
    expect({ draft, isCut }).toEqual({ draft: { mchName: 'Quokka' }, isCut: true });
    expect(newMerchant(draft ?? {})).toEqual({ mchName: 'Quokka' });
  });

  it.each([
    ['currencies', 'THB'],
    ['withdrawWeekdays', '1,2'],
    ['withdrawWeekdays', { monday: true }],
    ['kycExpireAt', 'next year'],
    ['mchName', ['Quokka']],
    ['mchName', { en: 'Quokka' }],
    ['prices', { QR: '2' }],
    ['prices', ['2']],
  ])('loses a value over which the form would fail: %s = %j', (name, value) => {
    expect(healedDraft({ mchName: 'Quokka', [name]: value }, NAMES)).toEqual({
      draft: name === 'mchName' ? {} : { mchName: 'Quokka' },
      isCut: true,
    });
  });

  it.each([undefined, null, 'v2:e30=', ['mchName'], 7])('that is none (%j) is no draft', (stored) => {
    expect(healedDraft(stored, NAMES)).toEqual({ isCut: false });
  });
});
