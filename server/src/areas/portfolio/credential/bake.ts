/** Puts a credential into a picture, so that the picture proves itself (Open Badges 3.0 §5.3). Pure. */
import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const KEYWORD = 'openbadgecredential';
const NAMESPACE = 'https://purl.imsglobal.org/ob/v3p0';

/** Adds the credential as a text of its own right after the header. @throws where it is no PNG */
export function bakePng(png: Buffer, credential: string): Buffer {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('A badge can only be baked into a PNG.');
  const headerEnd = SIGNATURE.length + 12 + png.readUInt32BE(SIGNATURE.length);
  // Keyword, not compressed, and neither a language nor a translated keyword.
  const data = Buffer.concat([Buffer.from(`${KEYWORD}\0\0\0\0\0`), Buffer.from(credential)]);
  return Buffer.concat([png.subarray(0, headerEnd), writeChunk('iTXt', data), png.subarray(headerEnd)]);
}

function writeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Adds the credential as an element of its own. @throws where the markup is not one SVG element */
export function bakeSvg(svg: string, credential: string): string {
  if (!svg.startsWith('<svg ')) throw new Error('A badge can only be baked into an SVG.');
  const text = credential.replaceAll(']]>', ']]]]><![CDATA[>');
  const element = `<openbadges:credential><![CDATA[${text}]]></openbadges:credential>`;
  return svg.replace('<svg ', `<svg xmlns:openbadges="${NAMESPACE}" `).replace('>', () => `>${element}`);
}
