import { type LabelSet, labelGroups, toStoredLabels } from '@/domain/dictionary';
import { getLabels } from '@/services/common';

/** Labels stored by a console version with other groups, or other names of them, are read again. */
const GROUPS = Object.values(labelGroups)
  .join()
  .split('')
  .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/**
 * The labels of the dictionary; undefined when the present ones are current. Rejects when they cannot be read.
 * @param wanted version from the current-user call; undefined when the server sends none
 * @param present version of the present set
 */
export async function readLabels(wanted: string | undefined, present: string | undefined): Promise<LabelSet | undefined> {
  const sign = (version: string) => `${version} ${GROUPS}`;
  if (wanted !== undefined && sign(wanted) === present) return undefined;
  const { version, types } = await getLabels();
  return { version: sign(version), labels: toStoredLabels(types) };
}
