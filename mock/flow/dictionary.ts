import { createHash } from 'node:crypto';
import type { DictLabels } from '@/contract';
import { KeptWith } from '../engine/kept';
import type { Dictionary } from '../model/settings';
import type { World } from '../model/world';

const labelsCache = new KeptWith<Dictionary, { revision: number; labels: DictLabels }>('labelsCache');

/** Dictionary labels for all screens. Their version is a digest of the labels, so that equal labels have the same version. */
export function labelsOf({ dict }: World): DictLabels {
  const known = labelsCache.get(dict);
  if (known?.revision === dict.revision) return known.labels;
  const types = Object.fromEntries(
    [...dict.types.values()]
      .filter(({ status }) => status === 'ACTIVE')
      .map(({ code, items }) => [
        code,
        items
          .filter(({ status }) => status === 'ACTIVE')
          .map(({ value, label, labelEn, color, isDefault, parentValue, extra }) => ({
            value,
            label,
            labelEn,
            color,
            isDefault,
            parentValue,
            extra,
          })),
      ]),
  );
  const version = createHash('sha256').update(JSON.stringify(types)).digest('hex').slice(0, 16);
  const labels = { version, types };
  labelsCache.set(dict, { revision: dict.revision, labels });
  return labels;
}
