import { CHANGED, conflict, MOVED } from '../../../mock/base/conflict';
import { say } from '../../../mock/engine/text';

const change = { who: 'ops.lee', at: Date.UTC(2026, 10, 20, 8), now: Date.UTC(2026, 10, 20, 8, 12), lang: 'en' } as const;
const sentenceOf = ({ text, values }: ReturnType<typeof conflict>, lang: 'en' | 'zh' = 'en') => say(lang, text, values);

describe('an answer of 409', () => {
  it('says who changed the record, when, and how long ago', () => {
    const refusal = conflict('VERSION_CONFLICT', CHANGED, change);
    expect([refusal.code, refusal.error]).toEqual([409, 'VERSION_CONFLICT']);
    expect(sentenceOf(refusal)).toBe('Changed by ops.lee 12 min ago.');
    expect(refusal.data).toEqual({ changedBy: 'ops.lee', changedAt: '2026-11-20T08:00:00.000Z' });
  });

  it('is in Chinese on request', () => {
    const refusal = conflict('STATE_CONFLICT', MOVED, { ...change, lang: 'zh' });
    expect(sentenceOf(refusal, 'zh')).toBe('12 分钟前已被 ops.lee 变更，当前状态不允许此操作。');
  });

  it('includes the given row and values', () => {
    const refusal = conflict('STATE_CONFLICT', ['{name} is closed.', '{name} 已关闭。'], change, { name: 'A1' }, { no: 'A1' });
    expect(sentenceOf(refusal)).toBe('A1 is closed.');
    expect(refusal.data).toEqual({ current: { no: 'A1' }, changedBy: 'ops.lee', changedAt: '2026-11-20T08:00:00.000Z' });
  });
});
