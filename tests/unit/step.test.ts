import { step } from '../support/step';

const failing = (error: unknown) =>
  step('Approve the batch', () => {
    throw error;
  }).catch((caught: unknown) => caught);

describe('a test step', () => {
  it('returns the result of its work', async () => {
    await expect(step('Add', async () => 2)).resolves.toBe(2);
  });

  it('prefixes the message of the same error with its name, and keeps stack and cause', async () => {
    const cause = new Error('Refused');
    const error = new TypeError('No button', { cause });
    const place = error.stack?.split('\n').slice(1);
    expect(await failing(error)).toBe(error);
    expect(error.message).toBe('Approve the batch: No button');
    expect(error.stack?.split('\n')).toEqual(['TypeError: Approve the batch: No button', ...(place ?? [])]);
    expect(error.cause).toBe(cause);
  });

  it('names nested steps from the outside in', async () => {
    const inner = () => step('Click', () => Promise.reject(new Error('No button')));
    await expect(step('Approve', inner)).rejects.toThrow('Approve: Click: No button');
  });

  it('keeps a message with characters that are special in a replacement', async () => {
    const error = new Error("Costs $& and $'");
    await failing(error);
    expect(error.stack).toContain("Approve the batch: Costs $& and $'");
  });

  it('wraps a thrown value that is no error, with it as the cause', async () => {
    expect(await failing('gone')).toMatchObject({ message: 'Approve the batch: gone', cause: 'gone' });
  });
});
