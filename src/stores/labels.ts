import { local } from '@/browserStore';
import { LABELS_AFTER_MS, LABELS_KEY } from '@/constants';
import type { LabelSet, StoredLabel } from '@/domain/dictionary';
import { putLabels } from '@/locales/store';
import { onSessionChange, sessionEpoch } from '@/request/session';
import { whenRead } from './whenRead';

/** Version of this tab's labels; undefined without any. */
let version: string | undefined;

const isLabel = (label: unknown): label is StoredLabel =>
  Array.isArray(label) && label.length === 4 && label.every((part) => typeof part === 'string');

/** Applies labels, and stores them for the next start. */
function keep(next: LabelSet): void {
  version = next.version;
  putLabels(next.labels);
  local.put(LABELS_KEY, JSON.stringify(next));
}

/** Applies the stored labels. This runs with the code of the layout, before the first render. */
function restore(): void {
  try {
    const stored = JSON.parse(local.get(LABELS_KEY) ?? '') as LabelSet;
    // Of another version: its labels are read again.
    if (!stored.labels.every(isLabel)) return;
    putLabels(stored.labels);
    version = stored.version;
  } catch {
    // Nothing is stored, or it is damaged: use the console's own texts until the labels are read.
  }
}

restore();
onSessionChange((isSignedIn) => {
  if (isSignedIn) return;
  version = undefined;
  putLabels([]);
});

/**
 * Reads the dictionary's labels, once no list is loading. Returns a function that stops it.
 * @param wanted version from the current-user call; undefined when the server sends none
 */
export function watchLabels(wanted: string | undefined): () => void {
  return whenRead(LABELS_AFTER_MS, () => {
    const epoch = sessionEpoch();
    void import(/* webpackChunkName: "after-rows" */ './labelReader')
      .then(({ readLabels }) => readLabels(wanted, version))
      // Discard the labels of an ended session.
      .then((labels) => labels && epoch === sessionEpoch() && keep(labels))
      // Quiet: on failure the console's own texts stay.
      .catch(() => undefined);
  });
}
