import type { useAppProps } from 'antd/es/app/context';
import { LOSS_SEC } from '@/constants';
import type { SavedView } from '@/contract';
import { ApiError, noticeKey } from '@/domain/apiError';
import { toState, type ViewOptions } from '@/domain/savedView';
import { serverNow } from '@/domain/serverClock';
import { lostFilters } from '@/domain/viewLoss';
import type { Translate } from '@/locales/store';
import type { ListState } from './useListState';

/** How a word is told. */
interface Told {
  app: Pick<useAppProps, 'message' | 'notification'>;
  t: Translate;
}
interface Applied extends Told {
  view: SavedView;
  state: ListState;
  status: 'ready' | 'failed';
  error: unknown;
  viewOptions: ViewOptions;
  timeZone: string;
  /** Changes the list without a new entry of the history. */
  change: (next: Partial<ListState>) => void;
  /** Shows the plain list. */
  leave: () => void;
}

const NOTICE_SEC = 6;

/** What is known of the views of one session, whose messages these are: view and version. */
interface Known {
  /** Views of which the operator has heard. */
  told: Set<string>;
  /** Views whose sort order was left out because the server refused it. */
  unsorted: Set<string>;
}
const ofSession = new WeakMap<object, Known>();
function knownOf({ message }: Told['app']): Known {
  const known = ofSession.get(message) ?? { told: new Set(), unsorted: new Set() };
  ofSession.set(message, known);
  return known;
}

const sameFilters = (a: ListState['filters'], b: ListState['filters'], names: readonly string[]) =>
  names.every((name) => (a[name] ?? '') === (b[name] ?? ''));

/** Says that the list is shown without its view. */
export function tellUnapplied({ app, t }: Told, isGone: boolean): void {
  void app.message.info(t(isGone ? 'views.gone' : 'views.unread'), NOTICE_SEC);
}

/**
 * A view of another version can name what this one, or the server, no longer has (docs/rules/lists.md#saved-views). Its list is shown
 * without it, and the operator is told once.
 */
export function healView(applied: Applied): void {
  const { view, state, status, error, viewOptions, timeZone, app, t, change, leave } = applied;
  const key = `${view.viewId}.${view.version}`;
  const { name } = view;
  const { told, unsorted } = knownOf(app);
  if (status === 'failed') {
    if (!(error instanceof ApiError) || error.error !== 'BAD_REQUEST') return;
    const kept = toState(view.content, viewOptions, { now: serverNow(), timeZone });
    // The operator's own change is refused: nothing of that is the view's.
    if (!sameFilters(kept.filters, state.filters, viewOptions.names)) return;
    // Its words are about the view, which the message below says better.
    const shown = noticeKey(error, error.msg);
    app.message.destroy(shown);
    app.notification.destroy(shown);
    if (state.sortField !== undefined && state.sortField === kept.sortField) {
      unsorted.add(key);
      change({ sortField: undefined, sortOrder: undefined });
      return;
    }
    unsorted.delete(key);
    void app.message.warning(t('views.unreadable', { name }), LOSS_SEC);
    leave();
    return;
  }
  if (told.has(key)) return;
  const lost = lostFilters(view.content, viewOptions);
  if (lost?.length === 0 && !unsorted.has(key)) return;
  told.add(key);
  const names = [...(lost ?? []), ...(unsorted.has(key) && view.content.sortField ? [view.content.sortField] : [])];
  void app.message.warning(lost ? t('views.lost', { name, names: names.join(', ') }) : t('views.unreadable', { name }), LOSS_SEC);
}
