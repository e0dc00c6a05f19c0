import { DoneNotice } from './DoneNotice';
import { Unknown } from './Unknown';
import type { Desk } from './useDesk';

/** What became of changes: those without an answer, above the list, and the last decision, which can be undone. */
export function Notices({ desk }: { desk: Desk }) {
  return (
    <>
      <Unknown sent={desk.sent} learn={desk.learn} onDone={desk.absorb} />
      <DoneNotice desk={desk} />
    </>
  );
}
