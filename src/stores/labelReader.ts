import { type LabelSet, labelGroups, toStoredLabels } from '@/domain/dictionary';
import { getLabels } from '@/services/common';

/** Labels that were kept by a console that knew other groups are read again. */
const GROUPS = Object.keys(labelGroups).length;

/**
 * The labels of the dictionary; undefined when those in force are the wanted ones. Rejects when they cannot be read.
 * @param wanted what the current user is told; undefined when nobody knows which are the newest
 * @param present version of the set in force
 */
export async function readLabels(wanted: string | undefined, present: string | undefined): Promise<LabelSet | undefined> {
  const sign = (version: string) => `${version} ${GROUPS}`;
  if (wanted !== undefined && sign(wanted) === present) return undefined;
  const { version, types } = await getLabels();
  return { version: sign(version), labels: toStoredLabels(types) };
}
