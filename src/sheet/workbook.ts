import type { PartOf } from './archive';
import { SheetFault } from './fault';
import { readXml } from './xml';

/** Parts of a workbook that are needed to read a sheet. */
export interface Workbook {
  sheet: Uint8Array;
  strings: Uint8Array | undefined;
  styles: Uint8Array | undefined;
  /** Whether days are counted from 1904 instead of 1900. */
  is1904: boolean;
  hiddenSheets: number;
  /** Names of the further visible sheets. */
  otherSheets: string[];
}

interface Relation {
  id: string;
  /** Last part of the type's URI, because the URI has two versions. */
  kind: string;
  target: string;
}

/** Resolves a target relative to the part that names it; empty for an external target. */
function resolve(from: string, { Target: target = '', TargetMode: mode }: Readonly<Record<string, string>>): string {
  if (mode === 'External') return '';
  const path: string[] = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of target.split('/'))
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  return path.join('/');
}

function relationsOf(part: string, partOf: PartOf): Relation[] {
  const cut = part.lastIndexOf('/') + 1;
  const bytes = partOf(`${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`);
  const found: Relation[] = [];
  if (bytes)
    readXml(bytes, {
      onOpen: (name, attributes) => {
        if (name !== 'Relationship') return;
        const all = attributes();
        found.push({ id: all.Id ?? '', kind: all.Type?.split('/').at(-1) ?? '', target: resolve(part, all) });
      },
    });
  return found;
}

function readList(bytes: Uint8Array) {
  const visible: { id: string; name: string }[] = [];
  let root: string | undefined;
  let is1904 = false;
  let hiddenSheets = 0;
  readXml(bytes, {
    onOpen: (name, attributes) => {
      root ??= name;
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes().date1904 ?? '');
      if (name !== 'sheet') return;
      const { id = '', name: title = '', state = 'visible' } = attributes();
      if (state === 'visible') visible.push({ id, name: title });
      else hiddenSheets += 1;
    },
  });
  // Text documents and presentations are the same kind of archive.
  if (root !== 'workbook') throw new SheetFault({ code: 'wrongType', found: 'other' });
  return { visible, is1904, hiddenSheets };
}

/**
 * Finds the first visible sheet of a workbook and its related parts. Throws a SheetFault: `wrongType` for an archive that is not
 * a workbook, `unreadable` for one without a visible sheet.
 */
export function openWorkbook(partOf: PartOf): Workbook {
  const book = relationsOf('', partOf).find(({ kind }) => kind === 'officeDocument')?.target ?? '';
  const list = partOf(book);
  if (!list) throw new SheetFault({ code: 'wrongType', found: 'other' });
  const { visible, ...rest } = readList(list);
  const relations = relationsOf(book, partOf);
  const sheets = relations.filter(({ kind }) => kind === 'worksheet');
  const shown = visible.flatMap(({ id, name }) => sheets.filter((one) => one.id === id).map(({ target }) => ({ name, target })));
  const [first, ...others] = shown;
  const sheet = first && partOf(first.target);
  if (!sheet) throw new SheetFault({ code: 'unreadable' });
  const byKind = (wanted: string) => partOf(relations.find(({ kind }) => kind === wanted)?.target ?? '');
  return {
    sheet,
    strings: byKind('sharedStrings'),
    styles: byKind('styles'),
    otherSheets: others.map(({ name }) => name),
    ...rest,
  };
}
