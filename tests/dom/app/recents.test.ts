import { endSession, startSession } from '@/request/session';
import { noteRecent, readRecents } from '@/stores/recents';

const order = (no: string) => ({ entity: 'withdraw', no }) as const;
const numbers = (operatorId = 'O1') => readRecents(operatorId).map(({ no }) => no);
beforeEach(() => localStorage.clear());

describe('recently opened records', () => {
  test('are at most ten, newest first, each once', () => {
    for (let index = 1; index <= 12; index += 1) noteRecent('O1', order(`W10${index}`));
    noteRecent('O1', order('W105'));
    expect(numbers()).toEqual(['W105', 'W1012', 'W1011', 'W1010', 'W109', 'W108', 'W107', 'W106', 'W104', 'W103']);
  });

  test('belong to one operator', () => {
    noteRecent('O1', order('W101'));
    expect(numbers('O2')).toEqual([]);
    noteRecent('O2', order('W102'));
    expect(numbers('O2')).toEqual(['W102']);
    expect(numbers('O1')).toEqual([]);
  });

  test.each([
    'no json',
    'null',
    '[]',
    '{"operatorId":"O1"}',
    '{"operatorId":"O1","list":{}}',
    '{"operatorId":"O1","list":[null,1,{"entity":"toString","no":"W1000"},{"entity":"withdraw","no":"<b>"},{"entity":"withdraw"}]}',
  ])('recover from %s', (damaged) => {
    localStorage.setItem('recents', damaged);
    expect(numbers()).toEqual([]);
    noteRecent('O1', order('W101'));
    expect(numbers()).toEqual(['W101']);
  });

  test('keep valid entries beside damaged ones, and only record numbers', () => {
    const list = [{ entity: 'withdraw', no: 'W101', payeeName: 'Somebody' }, { entity: 'nothing', no: 'W102' }, order('W103')];
    localStorage.setItem('recents', JSON.stringify({ operatorId: 'O1', list }));
    expect(readRecents('O1')).toEqual([order('W101'), order('W103')]);
    noteRecent('O1', order('W104'));
    expect(localStorage.getItem('recents')).not.toContain('Somebody');
  });

  test('are removed with the session', () => {
    startSession('token');
    noteRecent('O1', order('W101'));
    endSession('logout');
    expect(localStorage.getItem('recents')).toBeNull();
  });
});
