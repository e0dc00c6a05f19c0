import { createHash, randomBytes } from 'node:crypto';
import { HOUR, iso } from '../../engine/time';
import type { Operator } from '../../model/operators';
import type { Link, Mail } from '../../model/signIn';
import type { World } from '../../model/world';
import { tellEmail } from '../inbox/ownNotices';

export const LINK_MS = 24 * HOUR;
const TOKEN_BYTES = 32;
/** The oldest mails of the simulated mailbox are forgotten. */
const KEPT_MAILS = 100;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Mails a link to set a password. The former link of the operator is void. @param at time of the call, in ms UTC
 * @param token equal worlds have equal links, so the seed names its own
 * @returns its expiry
 */
export function mailLink(
  { links: { byOperator, mails } }: World,
  operator: Operator,
  at: number,
  token = randomBytes(TOKEN_BYTES).toString('base64url'),
): number {
  const { id, email: to, username, status } = operator;
  const kind = status === 'INVITED' ? 'INVITE' : 'RESET';
  const expiresAt = at + LINK_MS;
  operator.linkUntil = expiresAt;
  byOperator.set(id, { kind, hash: hashOf(token), expiresAt });
  post(mails, { to, username, kind, sentAt: at, link: { token, validUntil: expiresAt } });
  return expiresAt;
}

function post(mails: Mail[], mail: Mail): void {
  mails.push(mail);
  if (mails.length > KEPT_MAILS) mails.shift();
}

/** Tells the former address and the operator's sessions that the address changes (docs/rules/operator.md#signing-in-as-another-person). */
export function tellMoved(world: World, operator: Operator, by: Operator): void {
  const { email: to, username } = operator;
  post(world.links.mails, { to, username, kind: 'EMAIL_CHANGED', sentAt: world.clock.now(), link: null });
  tellEmail(world, operator, by);
}

/** Makes the link of an operator void: it was used, or the operator may no longer sign in. */
export function voidLink({ links }: World, operator: Operator): void {
  links.byOperator.delete(operator.id);
  operator.linkUntil = null;
}

/** The operator whose link has this token; undefined when it is unknown, expired, used or void. */
export function findLink(
  { links: { byOperator }, operators }: World,
  token: unknown,
  at: number,
): { operator: Operator; link: Link } | undefined {
  const hash = hashOf(String(token));
  const [id, link] = [...byOperator].find(([, known]) => known.hash === hash && known.expiresAt > at) ?? [];
  const operator = operators.find((one) => one.id === id);
  if (!link || !operator) return undefined;
  const { status, validUntil } = operator;
  const isClosed = status === 'DISABLED' || status === 'LEFT' || (validUntil !== null && validUntil <= at);
  return isClosed ? undefined : { operator, link };
}

/** The mails of the simulated platform, newest first, for its development inbox. @param origin where the console is read */
export const showInbox =
  ({ links, factors }: World) =>
  (_query: URLSearchParams, origin: string) => ({
    list: links.mails
      .map(({ sentAt, link, ...mail }) => ({
        ...mail,
        sentAt: iso(sentAt),
        ...(link && {
          address: `${factors.origin ?? origin}/login#${mail.kind === 'INVITE' ? 'invite' : 'reset'}=${link.token}`,
          validUntil: iso(link.validUntil),
        }),
      }))
      .reverse(),
  });
