/** Asks the layout to read what the operator may do, and the menu, anew. */
type Ask = () => void;

let ask: Ask | undefined;

/** Takes the layout's way of reading the rights; gives back what takes it away. */
export function setRightsReader(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Reads rights and menu anew, now: after a change of roles, menu or dictionary that concerns the operator too. */
export function refreshRights(): void {
  ask?.();
}
