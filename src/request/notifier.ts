import type { ApiError } from '@/domain/apiError';

/** Shows failures; the layout and the login page each install their own. */
type Notifier = (error: ApiError) => void;

let notifier: Notifier | undefined;
let waiting: ApiError[] = [];

/** Installs the notifier and shows the failures that came before it. Returns a function that removes it. */
export function setNotifier(next: Notifier): () => void {
  notifier = next;
  const missed = waiting;
  waiting = [];
  for (const error of missed) next(error);
  return () => {
    if (notifier === next) notifier = undefined;
  };
}

/** Shows a failure once, or keeps it until a notifier is installed. */
export function tell(error: ApiError): void {
  if (notifier) notifier(error);
  else waiting = [...waiting.slice(-4), error];
}
