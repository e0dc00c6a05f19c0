import type { Operator } from '../model/operators';
import type { Note, Subject } from '../model/records';
import type { World } from '../model/world';

/** Adds a note to a record, and shows it to the mentioned operators (docs/rules/lists.md#shared-calls). */
export function writeNote(
  world: World,
  { actor, traceId }: { actor: Operator; traceId: string },
  subject: Subject,
  record: { notes: readonly Note[] },
  text: string,
  mentions: readonly Operator[],
): Note {
  const note: Note = { no: world.numberOf('N'), at: world.clock.now(), by: actor, text, mentions, traceId };
  record.notes = [...record.notes, note];
  world.notes.set(note.no, { ...subject, note });
  for (const one of mentions)
    world.mentions.set(one.id, [...(world.mentions.get(one.id) ?? []), { ...subject, note, isRead: one === actor }]);
  return note;
}
