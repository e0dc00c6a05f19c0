import { type FileKind, SheetFault } from './fault';

/** First bytes of files that are neither text nor an archive, because names can be wrong. */
const OTHERS: readonly string[] = ['%PDF', '\x89PNG', 'GIF8', '\xff\xd8\xff', '\x1f\x8b', '7z\xbc\xaf', 'Rar!', '{\\rtf'];
const ARCHIVES: readonly string[] = ['PK\x03\x04', 'PK\x05\x06'];
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** A workbook with a password is an OLE file with a stream of this name. */
const ENCRYPTED = 'EncryptedPackage';
const HEAD = 64;

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Some bank sites export an HTML page named CSV or Excel. A byte order mark is ignored. */
const isMarkup = (head: string) => /^(\xef\xbb\xbf)?\s*</.test(head);

function isEncrypted(bytes: Uint8Array): boolean {
  const wanted = [...ENCRYPTED].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

function kindOf(bytes: Uint8Array): FileKind {
  const head = latin(bytes.subarray(0, HEAD));
  if (ARCHIVES.some((start) => head.startsWith(start))) return 'xlsx';
  if (head.startsWith(OLE)) return 'xls';
  return isMarkup(head) || OTHERS.some((start) => head.startsWith(start)) ? 'other' : 'csv';
}

/**
 * The type of a file, when its name and content agree. Throws a SheetFault (`wrongType`, `encrypted`) when they disagree or the
 * type is not supported.
 */
export function fileKind(bytes: Uint8Array, fileName: string): 'csv' | 'xlsx' {
  const found = kindOf(bytes);
  if (found === 'xls' && isEncrypted(bytes)) throw new SheetFault({ code: 'encrypted' });
  const named = /\.(csv|xlsx)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  if (found === 'xls' || found === 'other') throw new SheetFault({ code: 'wrongType', found });
  if (named !== found) throw new SheetFault({ code: 'wrongType', found: named ? found : 'other' });
  return found;
}
