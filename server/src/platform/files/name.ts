/**
 * Names of files: as people gave them, without what deceives or breaks out.
 */

const LONGEST = 200;
/** Controls, marks of direction, and invisible characters: `annexe\u202Efdp.exe` reads as annexeexe.pdf. */
const UNSEEN = /[\p{Cc}\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/** Returns the last part of a path, composed (NFC), of readable characters; empty where nothing is left. */
export function cleanName(given: string): string {
  const text = decodeQuotes(given).toWellFormed().normalize('NFC').replace(UNSEEN, '');
  const name = text
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '');
  return shorten(name);
}

/** Returns the ending in small letters, without the dot; empty where there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** Browsers write these three so in a multipart header (WHATWG, multipart/form-data). */
function decodeQuotes(text: string): string {
  return text.replaceAll(/%0D|%0A/gi, '').replaceAll('%22', '"');
}

function shorten(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= LONGEST) return name;
  const extension = extensionOf(name);
  if (extension === '' || extension.length > 10) return characters.slice(0, LONGEST).join('');
  const base = characters.slice(0, LONGEST - extension.length - 1).join('');
  return `${base.trimEnd()}.${extension}`;
}

/** Writes the Content-Disposition of a file that is saved and never shown (RFC 6266, RFC 8187). */
export function attachmentHeader(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7E]|["%\\]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Numbers repeated names before their ending: `보고서 (2).pdf`. Case does not distinguish names. */
export function numberNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const extension = extensionOf(name);
    const base = extension === '' ? name : name.slice(0, -extension.length - 1);
    const ending = extension === '' ? '' : name.slice(base.length);
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${base} (${number})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
