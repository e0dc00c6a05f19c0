/** Bytes that are read at once: few enough for a file of any size. */
const SLICE = 1_000_000;
const [QUOTE, LINE_FEED] = [0x22, 0x0a];
const ARCHIVE = [0x50, 0x4b];
/** The last record of an archive, and the longest comment behind it. */
const [END, END_BYTES, COMMENT] = [[0x50, 0x4b, 0x05, 0x06], 22, 0xffff];
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/** The start of a row in a sheet, in any namespace, and the part of one at the end of a chunk. */
const ROW = /<(?:\w+:)?row[\s/>]/g;
const TAIL = /<[^<>]{0,40}$/;

const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });

async function* chunksOf(blob: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < blob.size; at += SLICE) yield await bytesOf(blob.slice(at, at + SLICE));
}

/** Records of a CSV file that end with a line break; one inside quotes ends none. */
async function csvRows(blob: Blob): Promise<number> {
  let [isQuoted, rows] = [false, 0];
  for await (const chunk of chunksOf(blob))
    for (const byte of chunk)
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LINE_FEED && !isQuoted) rows += 1;
  return rows;
}

/** Whether an archive has its last record, with its comment, where its end must be. */
async function hasEnd(blob: Blob): Promise<boolean> {
  const bytes = await bytesOf(blob.slice(-END_BYTES - COMMENT));
  const commentAt = (from: number) => (bytes[from + END_BYTES - 2] ?? 0) + 256 * (bytes[from + END_BYTES - 1] ?? 0);
  for (let from = bytes.length - END_BYTES; from >= 0; from -= 1)
    if (END.every((byte, at) => bytes[from + at] === byte) && from + END_BYTES + commentAt(from) === bytes.length) return true;
  return false;
}

/** Rows of the sheets of a workbook that arrived completely; 0 when it ends early. */
async function xlsxRows(blob: Blob): Promise<number> {
  const { Unzip, UnzipInflate } = await import(/* webpackChunkName: "unzip" */ 'fflate');
  if (!(await hasEnd(blob))) return 0;
  let [rows, open] = [0, 0];
  const unzip = new Unzip((file) => {
    if (!SHEET.test(file.name)) return;
    open += 1;
    const decoder = new TextDecoder();
    let rest = '';
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      const text = rest + decoder.decode(data, { stream: !isLast });
      rows += text.match(ROW)?.length ?? 0;
      const tail = TAIL.exec(text)?.[0] ?? '';
      // A whole start of a row was counted already.
      rest = tail.match(ROW) ? '' : tail;
      if (isLast) open -= 1;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of chunksOf(blob)) unzip.push(chunk);
    unzip.push(new Uint8Array(), true);
  } catch {
    return 0;
  }
  return open === 0 ? rows : 0;
}

/**
 * Number of rows that arrived of a table file (CSV or XLSX): all rows, those of the description, titles and totals too
 * (docs/rules/export.md#rows).
 */
export async function countRows(blob: Blob): Promise<number> {
  const start = await bytesOf(blob.slice(0, 2));
  return ARCHIVE.every((byte, at) => start[at] === byte) ? xlsxRows(blob) : csvRows(blob);
}
