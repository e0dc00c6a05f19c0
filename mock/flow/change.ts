import { bulk, changesIn } from '../base/bulk';
import type { FieldChange } from '../base/callLog';
import type { Text } from '../engine/text';
import type { CallWith, PlatformCall } from '../model/operators';
import type { Stamped } from '../model/stamped';
import { touch } from './versions';

type Audited = Pick<Stamped, 'version' | 'updatedAt' | 'updatedBy'>;

/** What is particular to a kind of record when it changes. */
interface Kind<Key extends string, One extends Audited, Before, Action, Row> {
  /** Wire name of its number. */
  key: Key;
  /** @throws Refusal 404 when it does not exist or the caller may not see it */
  find: (call: PlatformCall, no: unknown) => One;
  nameOf: (one: One) => string;
  /** Checks all conditions of an action on the version that the caller saw. @throws Refusal */
  demand: (call: PlatformCall, one: One, action: Action, version: unknown) => void;
  /** What the log compares. */
  before: (one: One) => Before;
  changesSince: (before: Before, one: One) => FieldChange[];
  /** After the change, when it counts. */
  made?: (call: PlatformCall, one: One, action: Action) => void;
  show: (call: PlatformCall, one: One) => Row;
  /** What a refusal of the conditions or of the change becomes, for a kind that adds the current row. */
  refused?: (error: unknown, current: () => Row) => unknown;
}

/** How the records of a kind change: found in the scope, checked, changed, stamped, logged and shown. */
export function changer<Key extends string, One extends Audited, Before, Action, Row>(kind: Kind<Key, One, Before, Action, Row>) {
  const { key, find, nameOf, demand, before, changesSince, made, show, refused } = kind;

  /** A change of one record. @returns what the log says of it */
  function apply(call: PlatformCall, one: One, action: Action, version: unknown, run: (one: One) => void): FieldChange[] {
    const was = before(one);
    try {
      demand(call, one, action, version);
      run(one);
    } catch (error) {
      throw refused ? refused(error, () => show(call, one)) : error;
    }
    made?.(call, one, action);
    touch(one, call);
    return changesSince(was, one);
  }

  /** A call that changes one record; the answer is the new row. */
  function change(call: PlatformCall, action: Action, run: (one: One) => void): { data: Row } {
    const { note, body } = call;
    const one = find(call, body[key]);
    note.about = { ...note.about, name: nameOf(one) };
    const changes = apply(call, one, action, body.version, run);
    note.about = { ...note.about, name: nameOf(one), changes: [...changes, ...changesIn(call)] };
    return { data: show(call, one) };
  }

  /** The same change of several records, each separately; the refusal of the only one is the answer (docs/rules/calls.md#bulk). */
  function changeEach<Ref extends Readonly<Record<Key, string>> & { version: number }, Status>(
    call: CallWith<{ items: Ref[] }>,
    text: Text,
    action: Action,
    statusOf: (one: One) => Status,
    run: (one: One) => void,
  ) {
    const changes: FieldChange[] = [];
    const answer = bulk(call, key, text, (ref: Ref) => {
      const one = find(call, ref[key]);
      changes.push(...apply(call, one, action, ref.version, run).map((made) => ({ id: ref[key], ...made })));
      return { status: statusOf(one), version: one.version, current: show(call, one) };
    });
    call.note.about = { changes };
    return answer;
  }

  return { apply, change, changeEach };
}
