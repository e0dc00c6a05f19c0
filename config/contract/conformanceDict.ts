import { randomUUID } from 'node:crypto';
import { type Caller, dataIn, demand, demandDone, rowsIn } from './conformanceClient';
import { type Run, Skip } from './conformanceRun';

const TYPE = 'conformance_probe';
const FIT = '^(?:[0-9]{10,16}|TH[0-9A-Z]{8})$';
/** Does not compile, is not anchored, and takes exponential time. */
const UNFIT = ['(', '[0-9]{10}', '^([0-9]+)+$'];

/** Asks for the effect of a file, which changes nothing. @throws Error when a pattern is taken, or a good one refused */
async function demandPatterns(caller: Caller): Promise<void> {
  const items = [FIT, ...UNFIT].map((accountPattern, at) => {
    const value = `P${at}`;
    return { value, label: value, labelEn: value, extra: { accountPattern } };
  });
  const type = { dictType: TYPE, name: TYPE, nameEn: TYPE, category: 'BUSINESS', status: 'ACTIVE', items };
  const content = { format: 'payment-console-dictionary', formatVersion: 1, types: [type] };
  const answer = await caller.send('POST', '/sys/dict/import', { body: { dryRun: true, content }, key: randomUUID() });
  demandDone(answer);
  const entries = rowsIn(dataIn(answer).entries);
  for (const [at, pattern] of [FIT, ...UNFIT].entries()) {
    const { result } = entries.find(({ value }) => value === `P${at}`) ?? {};
    demand(result === (at === 0 ? 'ADDED' : 'REFUSED'), `the pattern ${pattern} is ${String(result)}`);
  }
}

/** Checks the patterns of the dictionary. */
export async function checkDict({ user, caller, isReadOnly, may, check, operationAt }: Run): Promise<void> {
  const importing = operationAt('/sys/dict/import');
  if (!importing) return;
  await check('the dictionary takes no pattern of account numbers that could take long', async () => {
    if (isReadOnly) throw new Skip('read-only');
    if (!may(importing)) throw new Skip(`${user} does not have ${importing.accessKey}`);
    await demandPatterns(caller);
  });
}
