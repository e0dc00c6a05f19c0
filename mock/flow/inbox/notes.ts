import type { Operator } from '../../model/operators';
import type { Mention, Note, Subject } from '../../model/records';
import type { World } from '../../model/world';
import { tellMention } from './ownNotices';

/**
 * Adds a note to a record, and shows it to the mentioned operators (docs/rules/lists.md#shared-calls).
 * @param isAnswer it answers their question
 */
export function writeNote(
  world: World,
  { actor, traceId }: { actor: Operator; traceId: string },
  subject: Subject,
  record: { notes: readonly Note[] },
  text: string,
  mentions: readonly Operator[],
  isAnswer = false,
): Note {
  const note: Note = { no: world.numberOf('N'), at: world.clock.now(), by: actor, text, mentions, traceId };
  record.notes = [...record.notes, note];
  world.notes.set(note.no, { ...subject, note });
  for (const one of mentions) {
    const mention: Mention = { ...subject, note, isRead: one === actor };
    world.mentions.set(one.id, [...(world.mentions.get(one.id) ?? []), mention]);
    if (one !== actor) tellMention(world, one, mention, isAnswer);
  }
  return note;
}
