let opener: (() => void) | undefined;
/** Asked for before the code that opens it was there. */
let isAsked = false;

/** Opens the security of the own account from anywhere, as its button does. */
export function openSecurity(): void {
  isAsked = opener === undefined;
  opener?.();
}

/** Tells what opens it. Returns a function that takes that back. */
export function whenSecurityOpens(open: () => void): () => void {
  opener = open;
  if (isAsked) openSecurity();
  return () => {
    opener = undefined;
  };
}
