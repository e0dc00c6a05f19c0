import { LABELS_AFTER_MS, LABELS_KEY } from '@/constants';
import type { LabelSet, StoredLabel } from '@/domain/dictionary';
import { putLabels } from '@/locales/store';
import { onSessionChange, sessionEpoch } from '@/request/session';

/** While a list is being read; what somebody waits for comes first. */
const READING = '#content > :not([hidden], [style*="display: none"]) [aria-busy="true"]';

/** Which labels are in force in this tab; undefined when none are. */
let version: string | undefined;

const isLabel = (label: unknown): label is StoredLabel =>
  Array.isArray(label) && label.length === 4 && label.every((part) => typeof part === 'string');

/** Puts labels in force, and keeps them for the next start. */
function keep(next: LabelSet): void {
  version = next.version;
  putLabels(next.labels);
  try {
    localStorage.setItem(LABELS_KEY, JSON.stringify(next));
  } catch {
    // A full storage costs one call at the next start.
  }
}

/** Puts those of the last time in force: this runs with the code of the layout, before anything is drawn. */
function restore(): void {
  try {
    const stored = JSON.parse(localStorage.getItem(LABELS_KEY) ?? '') as LabelSet;
    putLabels(stored.labels.filter(isLabel));
    version = stored.version;
  } catch {
    // Nothing is stored, or it is damaged: the console's own words stand until they are read.
  }
}

restore();
onSessionChange((isSignedIn) => {
  if (isSignedIn) return;
  version = undefined;
  putLabels([]);
});

/**
 * Sees to it that the labels of the dictionary are in force, once nobody waits for rows any more. Gives back what stops it.
 * @param wanted the version that the current user is told; undefined when the server tells none
 */
export function watchLabels(wanted: string | undefined): () => void {
  const timer = window.setInterval(() => {
    if (document.querySelector(READING)) return;
    window.clearInterval(timer);
    const epoch = sessionEpoch();
    void import(/* webpackChunkName: "label-reader" */ './labelReader')
      .then(({ readLabels }) => readLabels(wanted, version))
      // Those of a session that has ended are nobody's any more.
      .then((labels) => labels && epoch === sessionEpoch() && keep(labels))
      // Quiet: without them the console's own words stay.
      .catch(() => undefined);
  }, LABELS_AFTER_MS);
  return () => window.clearInterval(timer);
}
