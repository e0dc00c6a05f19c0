import type { FileType } from '../contract';

const EXTENSIONS = ['csv', 'xlsx', 'xls', 'zip', 'pdf', 'png', 'jpg', 'jpeg', 'json', 'xml', 'txt'];
/** Extensions of a file whose content was checked. A file without one of them gets the first. */
const CHECKED: Readonly<Record<FileType, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
};
/** Endings that a system or a browser runs. */
const RUNS =
  /\.(app|apk|appref-ms|bash|bat|chm|cmd|com|command|cpl|desktop|dll|dmg|docm|dotm|exe|gadget|hta|html?|inf|iso|jar|jnlp|jse?|lnk|mht(ml)?|mjs|ms[cip]|php|pif|pkg|pl|pptm|ps[12]|psm1|py|rb|reg|scf|scr|sct|sh|shtml?|svgz?|sys|url|vb[es]?|webloc|ws[cfh]|xht(ml)?|xla?m|xll|xlsm|xsl|xltm)$/i;
/** File extensions by type, for an answer without a file name. */
const ENDINGS = [
  ['spreadsheetml', 'xlsx'],
  ['csv', 'csv'],
  ['json', 'json'],
  // What a browser would run is saved as a text.
  ['html', 'txt'],
  ['svg', 'txt'],
  ['xml', 'xml'],
  ['text/plain', 'txt'],
  ['pdf', 'pdf'],
  ['png', 'png'],
  ['jpeg', 'jpg'],
] as const;
const MAX_LENGTH = 120;
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])\s*(\.|$)/i;

/** Percent-decodes a text; returns it unchanged when it is not properly encoded. */
function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** File name from a content-disposition header: `filename*` first, then `filename`. Undefined without either. */
function nameOfDisposition(header: string): string | undefined {
  const extended = /filename\*\s*=\s*(?:utf-8|iso-8859-1)?'[^']*'([^;]+)/i.exec(header)?.[1];
  if (extended) return decodeOnce(extended.trim());
  const plain = /filename\s*=\s*("(?:[^"\\]|\\.)*"|[^;]+)/i.exec(header)?.[1]?.trim();
  return plain?.startsWith('"') ? plain.slice(1, -1).replace(/\\(.)/g, '$1') : plain;
}

/** A name without path, control or bidirectional characters. Undefined when nothing usable is left. */
function plainName(raw: string): string | undefined {
  const base = raw
    .replace(/[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, '')
    .normalize('NFC')
    .split(/[/\\]/)
    .pop()
    ?.replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return !base || RESERVED.test(base) ? undefined : base;
}

/**
 * Makes a file name safe: no path, no control or bidirectional characters, no leading dot, no reserved Windows name, at most 120
 * characters. Only document extensions are allowed, so that the system runs none. Undefined when nothing usable is left.
 */
export function cleanFileName(raw: string): string | undefined {
  const base = plainName(raw);
  if (base === undefined) return undefined;
  const dot = base.lastIndexOf('.');
  const extension = base.slice(dot + 1).toLowerCase();
  if (dot < 1 || !EXTENSIONS.includes(extension)) return undefined;
  // The cut may leave half a surrogate pair, a space or a dot at the end. Remove it before the extension.
  const stem = base
    .slice(0, Math.min(dot, MAX_LENGTH - extension.length - 1))
    .replace(/\p{Cs}$/u, '')
    .replace(/[\s.]+$/, '');
  return stem === '' ? undefined : `${stem}.${extension}`;
}

/**
 * Safe name of a file whose content has this type (docs/rules/export.md#evidence): its extension follows the type, whatever the name
 * says. Undefined for a name that is unusable or ends in a type that runs.
 */
export function checkedFileName(raw: string, type: FileType): string | undefined {
  const base = plainName(raw);
  if (base === undefined || RUNS.test(base)) return undefined;
  const [, stem = base, extension = ''] = /^(.+)\.([^.]+)$/.exec(base) ?? [];
  const own = CHECKED[type];
  if (own.includes(extension.toLowerCase())) return cleanFileName(base);
  return cleanFileName(`${EXTENSIONS.includes(extension.toLowerCase()) ? stem : base}.${own[0]}`);
}

/**
 * Name for a downloaded file (docs/rules/export.md#names): the `file-name` header, else content-disposition, else the fallback.
 * @param headers the headers as received, undefined when missing
 * @param fallback name without extension, for example withdraw-20261120-063102
 */
export function chooseFileName(
  headers: { fileName?: string; disposition?: string; contentType?: string },
  fallback: string,
): string {
  const type = headers.contentType?.split(';')[0]?.trim() ?? '';
  const cleaned = (raw: string) => (Object.hasOwn(CHECKED, type) ? checkedFileName(raw, type as FileType) : cleanFileName(raw));
  const named = headers.fileName ? cleaned(decodeOnce(headers.fileName)) : undefined;
  const disposed = headers.disposition ? nameOfDisposition(headers.disposition) : undefined;
  const ending = ENDINGS.find(([type]) => headers.contentType?.includes(type))?.[1] ?? 'xlsx';
  return named ?? (disposed ? cleaned(disposed) : undefined) ?? `${fallback}.${ending}`;
}
