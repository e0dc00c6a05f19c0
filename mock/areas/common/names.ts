import type { NamedEntity, NamedRecord } from '@/contract';
import { namesOf } from '../../../src/domain/typed';
import { maskName } from '../../base/mask';
import { plainName } from '../../base/rowFilter';
import { shownHolder } from '../../flow/cards/holder';
import type { Operator } from '../../model/operators';
import { isInScope, seesCard, seesChannel, seesNames } from '../../model/scope';
import type { World } from '../../model/world';

const LIMIT = 20;

/** A record by the names that its screen shows; the first one is its name in the answer. */
interface Candidate {
  id: string;
  names: readonly string[];
}

interface Kind {
  /** Stem of the keys for its detail and its list; either one lets its records be read. */
  keys: string;
  /** The records in the operator's data scope. */
  all: (world: World, actor: Operator) => Candidate[];
}

/** Names are matched only in the form in which they are shown, so a search never tells the hidden part of one. */
const KINDS: Readonly<Record<NamedEntity, Kind>> = {
  merchant: {
    keys: 'merchant:user',
    all: ({ merchants }, actor) =>
      [...merchants.values()]
        .filter(({ holder }) => isInScope(actor, holder))
        .map(({ no, holder, shortName }) => ({ id: no, names: [holder.name, shortName] })),
  },
  agent: {
    keys: 'user:agent',
    all: ({ agencies }, actor) =>
      [...agencies.values()]
        .filter(({ holder }) => isInScope(actor, holder))
        .map(({ no, agent }) => ({ id: no, names: [agent.name] })),
  },
  operator: {
    keys: 'sys:operator',
    all: ({ operators }, actor) =>
      operators.map(({ id, username, realName }) => {
        const shown = seesNames(actor) ? realName : maskName(realName);
        return { id, names: [`${username} (${shown})`, shown] };
      }),
  },
  channel: {
    keys: 'bank:channel',
    all: ({ catalog }, actor) =>
      [...catalog.channels.values()]
        .filter((channel) => seesChannel(actor, channel))
        .map(({ code, name }) => ({ id: code, names: [name, code] })),
  },
  card: {
    keys: 'bank:card:proxy:card',
    all: ({ pool }, actor) =>
      [...pool.cards.values()]
        .filter((card) => seesCard(actor, card))
        .map((card) => ({ id: card.id, names: [shownHolder(card)] })),
  },
};

/** How well a record fits; lower is better, undefined when it does not. */
function rankOf({ names }: Candidate, sought: string): number | undefined {
  const plain = names.map(plainName);
  if (plain.some((name) => name.startsWith(sought))) return 0;
  // One character is within almost every name.
  return [...sought].length > 1 && plain.some((name) => name.includes(sought)) ? 1 : undefined;
}

/**
 * The records with this text in their name that the operator may read; names that begin with it come first
 * (docs/rules/lists.md#names).
 */
export function recordsByName(world: World, actor: Operator, text: string): NamedRecord[] {
  const sought = plainName(text);
  if (sought === '') return [];
  const kinds = namesOf(KINDS).filter((entity) =>
    ['detail', 'page'].some((right) => actor.access.has(`${KINDS[entity].keys}:${right}`)),
  );
  const found = kinds.flatMap((entity) =>
    KINDS[entity]
      .all(world, actor)
      .flatMap((candidate) => {
        const rank = rankOf(candidate, sought);
        return rank === undefined ? [] : [{ rank, record: { entity, id: candidate.id, name: candidate.names[0] ?? '' } }];
      })
      .sort((a, b) => a.rank - b.rank)
      .map((one, place) => ({ ...one, place })),
  );
  // The kinds take turns, so that many merchants do not crowd out the rest.
  const shown = found.sort((a, b) => a.rank - b.rank || a.place - b.place).slice(0, LIMIT);
  return shown.map(({ record }) => record);
}
