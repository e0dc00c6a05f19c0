import type { ApiError } from '@/domain/apiError';

/** Where failures are shown; the layout and the login page each put their own in place. */
type Notifier = (error: ApiError) => void;

let notifier: Notifier | undefined;
let waiting: ApiError[] = [];

/** Puts the place in force and shows what failed before there was one; gives back what removes it. */
export function setNotifier(next: Notifier): () => void {
  notifier = next;
  const missed = waiting;
  waiting = [];
  for (const error of missed) next(error);
  return () => {
    if (notifier === next) notifier = undefined;
  };
}

/** Shows a failure once; kept when nothing can show it yet. */
export function tell(error: ApiError): void {
  if (notifier) notifier(error);
  else waiting = [...waiting.slice(-4), error];
}
