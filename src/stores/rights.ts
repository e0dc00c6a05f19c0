/** Makes the layout read the operator's rights and the menu again. */
type Ask = () => void;

let ask: Ask | undefined;

/** Registers the layout's function for reading the rights. Returns a function that removes it. */
export function setRightsReader(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Reads rights and menu again now: after a change of roles, menu or dictionary that may affect the operator. */
export function refreshRights(): void {
  ask?.();
}
