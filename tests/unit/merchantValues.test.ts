import { editedMerchant, formOf, priceOf } from '@/pages/merchant/user/values';

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
