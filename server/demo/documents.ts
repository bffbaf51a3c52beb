/**
 * Small real files for the demonstration: a PDF with some lines, and a poster. Pure.
 */
import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 640;
const HEIGHT = 400;
const LINE = 22;
const TITLE_SIZE = 18;
const TEXT_SIZE = 11;

/** Makes one page of A4. The reader's own font shows Korean, as with any PDF that embeds none. */
export function makePdf(title: string, lines: readonly string[]): Buffer {
  const write = (text: string, size: number, y: number): string =>
    `BT /F1 ${size} Tf 1 0 0 1 56 ${y} Tm <${utf16(text)}> Tj ET`;
  const page = [write(title, TITLE_SIZE, 770), ...lines.map((line, at) => write(line, TEXT_SIZE, 730 - at * LINE))];
  const content = page.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 7 0 R >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium /Encoding /UniKS-UTF16-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /FontDescriptor 6 0 R /DW 1000 /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 2 >> >>',
    '<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 6 /FontBBox [-6 -145 1003 880] /ItalicAngle 0 /Ascent 752 /Descent -271 /CapHeight 737 /StemV 58 >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex');
}

/** Draws water and a light over it, in the colours of the number. */
export function makePoster(number: number): Buffer {
  const hue = (number * 47) % 90;
  const rows = Array.from({ length: HEIGHT }, (_row, y) => {
    const row = Buffer.alloc(1 + WIDTH * 3);
    for (let x = 0; x < WIDTH; x += 1) row.set(colourAt(x, y, hue), 1 + x * 3);
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    begin,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number, hue: number): readonly [number, number, number] {
  const isLight = (x - 470) ** 2 + (y - 120) ** 2 < 60 ** 2;
  if (isLight) return [255, 214, 120];
  const depth = [240, 290, 340].filter((level) => y > level + 14 * Math.sin((x + level) / 55)).length;
  if (depth === 0) return [222, 240 - Math.round(y / 12), 238];
  return [11 + hue - depth * 3, 150 - depth * 28, 150 - depth * 24];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
