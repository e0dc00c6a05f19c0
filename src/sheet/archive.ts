import { type UnzipFileInfo, unzipSync } from 'fflate';
import { SheetFault } from './fault';

const MAX_ENTRIES = 200;
const MAX_UNPACKED = 60_000_000;
/** A higher ratio than any text reaches: such a part was made to fill the memory. Small parts are not checked. */
const MAX_RATIO = 200;
const SMALL_PART = 1_000_000;
/** A workbook has at most four levels. */
const MAX_LEVELS = 6;
const IS_ENCRYPTED = 1;

/** Returns a part of the archive as bytes; undefined when there is no such part. */
export type PartOf = (name: string) => Uint8Array | undefined;

const isStrange = (name: string) =>
  /^\/|\\|\0/.test(name) || name.split('/').some((step) => step === '..') || name.split('/').length > MAX_LEVELS;

/** Checks the list of parts against the limits before anything is unpacked. */
function createGuard() {
  const names = new Set<string>();
  let total = 0;
  return ({ name, size, originalSize }: UnzipFileInfo): void => {
    total += originalSize;
    const isDense = originalSize > SMALL_PART && originalSize > size * MAX_RATIO;
    if (isStrange(name) || names.size >= MAX_ENTRIES || total > MAX_UNPACKED || isDense) throw new SheetFault({ code: 'bomb' });
    // Duplicate part names: programs disagree about which one counts.
    if (names.has(name)) throw new SheetFault({ code: 'unreadable' });
    names.add(name);
  };
}

function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof SheetFault ? error : new SheetFault({ code: 'unreadable' });
  }
}

/**
 * Opens an archive and unpacks one part at a time, on demand. A part never exceeds its declared size: if the packed data
 * continue, unpacking fails as `unreadable`. Throws a SheetFault (`bomb`, `encrypted`, `unreadable`), and so does the returned
 * function.
 */
export function openArchive(bytes: Uint8Array): PartOf {
  // Flags of the first part.
  if (((bytes[6] ?? 0) & IS_ENCRYPTED) !== 0) throw new SheetFault({ code: 'encrypted' });
  const guard = createGuard();
  const known = new Set<string>();
  unzip(bytes, (file) => {
    guard(file);
    known.add(file.name);
    return false;
  });
  return (name) => (known.has(name) ? unzip(bytes, (file) => file.name === name)[name] : undefined);
}
