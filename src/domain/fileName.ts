const EXTENSIONS = ['csv', 'xlsx', 'xls', 'zip', 'pdf', 'png', 'jpg', 'jpeg', 'json', 'xml', 'html', 'svg', 'txt'];
/** File extensions by type, for an answer without a file name. */
const ENDINGS = [
  ['spreadsheetml', 'xlsx'],
  ['csv', 'csv'],
  ['json', 'json'],
  ['html', 'html'],
  ['svg', 'svg'],
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

/**
 * Makes a file name safe: no path, no control or bidirectional characters, no leading dot, no reserved Windows name, at most 120
 * characters. Only document extensions are allowed, so that the system runs none. Undefined when nothing usable is left.
 */
export function cleanFileName(raw: string): string | undefined {
  const base = raw
    .replace(/[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, '')
    .normalize('NFC')
    .split(/[/\\]/)
    .pop()
    ?.replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (!base || RESERVED.test(base)) return undefined;
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
 * Name for a downloaded file (docs/rules/export.md#names): the `file-name` header, else content-disposition, else the fallback.
 * @param headers the headers as received, undefined when missing
 * @param fallback name without extension, for example withdraw-20261120-063102
 */
export function chooseFileName(
  headers: { fileName?: string; disposition?: string; contentType?: string },
  fallback: string,
): string {
  const named = headers.fileName ? cleanFileName(decodeOnce(headers.fileName)) : undefined;
  const disposed = headers.disposition ? nameOfDisposition(headers.disposition) : undefined;
  const ending = ENDINGS.find(([type]) => headers.contentType?.includes(type))?.[1] ?? 'xlsx';
  return named ?? (disposed ? cleanFileName(disposed) : undefined) ?? `${fallback}.${ending}`;
}
