import { aPlatform } from './support';

/* The check of the platform's books is what most other tests rest on: it must see what it is there for, at every look. */

describe('the check of masks', () => {
  it('sees a full account number that came into the log after the last look, and says so again', () => {
    const { platform } = aPlatform({ days: 1 });
    expect(platform.check()).toEqual([]);
    const [payee] = platform.world.payees;
    const [entry] = platform.log.entries;
    if (!payee || !entry) throw new Error('The world is empty');
    platform.log.append({ ...entry, detail: `to ${payee.accountNo}` });
    const told = [`29: ${payee.accountNo.slice(0, 3)}... is shown unmasked`];
    expect(platform.check()).toEqual(told);
    expect(platform.check()).toEqual(told);
  });

  it('looks for the number of a beneficiary who is new in what is old', () => {
    const { platform } = aPlatform({ days: 1 });
    const [entry] = platform.log.entries;
    const [payee] = platform.world.payees;
    if (!payee || !entry) throw new Error('The world is empty');
    platform.log.append({ ...entry, detail: 'to 9080706050' });
    expect(platform.check()).toEqual([]);
    platform.world.payees.push({ ...payee, accountNo: '9080706050', name: 'New Beneficiary' });
    expect(platform.check()).toEqual(['29: 908... is shown unmasked']);
  });
});
