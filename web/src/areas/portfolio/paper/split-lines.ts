/** Lines as they were typed, without empty ones at the beginning and the end. */
export function splitLines(text: string): string[] {
  const trimmed = text.replace(/^\s*\n/u, '').trimEnd();
  return trimmed === '' ? [] : trimmed.split(/\r\n|[\r\n]/u);
}
