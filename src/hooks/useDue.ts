import { serverNow } from '@/domain/serverClock';
import { dueGrade, type Grade } from '@/domain/thresholds';
import { useFormat } from './useFormat';
import { useT } from './useT';

/** Words and grade of a due time: `due in 12 min`. Takes an ISO time, or the time left in ms where the clock is stopped. */
export function useDue(): (due: string | number) => { words: string; grade: Grade } {
  const t = useT();
  const format = useFormat();
  return (due) => {
    const left = typeof due === 'number' ? due : Date.parse(due) - serverNow();
    const grade = dueGrade(left);
    const time = format.duration(Math.abs(left) / 1_000);
    return { words: t(grade === 'error' ? 'common.due.over' : 'common.due.in', { time }), grade };
  };
}
