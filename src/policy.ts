// Runs before all other code (config/umiPlugin.ts).

/**
 * The policy of deploy/headers.conf forbids setting HTML from text. Charts clear their container with an empty HTML string, so only
 * the empty string is allowed.
 */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => void;
}
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });

/**
 * A translator puts the texts of a page into elements of its own, where React does not find them: it would fail as soon as it takes
 * a text away or puts something before it. The page is not to be translated (config/umiPlugin.ts), but some translators ask for
 * nothing. What React does not find at its parent is taken from where it is now; a text that is in the page no more stays away.
 */
const { insertBefore, removeChild } = Node.prototype;
function childWith(parent: Node, node: Node | null): Node | null {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}
Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
  insertBefore.call(this, node, childWith(this, before));
  return node;
};
Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
  const at = childWith(this, node);
  if (at) removeChild.call(this, at);
  return node;
};

export {};
