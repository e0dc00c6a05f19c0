/** One text on an A4 page; coordinates in points from the lower left corner. */
export interface PdfText {
  x: number;
  y: number;
  size: number;
  text: string;
  isBold?: boolean;
}

/** A thin horizontal line; coordinates in points from the lower left corner. */
export interface PdfRule {
  y: number;
  from: number;
  to: number;
}

const WIDTH = 595;
const HEIGHT = 842;

/** Splits a text into parts for the standard Latin font and parts for the Chinese font. */
const RUNS = /[\x20-\x7e]+|[^\x20-\x7e]+/g;

const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

/** Big-endian UTF-16, required by the encoding UniGB-UCS2-H. */
const wide = (text: string) =>
  `<${[...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

function show({ x, y, size, text, isBold }: PdfText): string {
  const runs = (text.match(RUNS) ?? []).map((run) =>
    run.charCodeAt(0) < 0x7f ? `/${isBold ? 'F2' : 'F1'} ${size} Tf ${literal(run)} Tj` : `/F3 ${size} Tf ${wide(run)} Tj`,
  );
  return `BT ${x} ${y} Td ${runs.join(' ')} ET`;
}

/**
 * A PDF of one page with Latin and Chinese text. It embeds no fonts: all readers have these fonts or fetch them. So no library is
 * needed.
 * @param title document title; Latin letters only
 */
export function pdfOf(title: string, at: Date, texts: readonly PdfText[], rules: readonly PdfRule[]): Buffer {
  const lines = rules.map(({ y, from, to }) => `0.5 w 0.75 G ${from} ${y} m ${to} ${y} l S`);
  const content = [...lines, ...texts.map(show)].join('\n');
  const made = at.toISOString().replace(/\D/g, '').slice(0, 14);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 5 0 R /F2 6 0 R /F3 7 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [8 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor 9 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Title ${literal(title)} /CreationDate (D:${made}Z) >>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = Buffer.byteLength(file, 'latin1');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = Buffer.byteLength(file, 'latin1');
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
