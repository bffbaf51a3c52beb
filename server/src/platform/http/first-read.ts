/** The address of a screen's first read, from the screen's own address. */
export interface FirstRead {
  /** `{name}` stands for the part or the search parameter of this name in the screen's address. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
}

const MARK = /^\{(\w+)\}$/;

/** Writes the address as the browser's client does; undefined where the screen's address does not say all of it. */
export function fillRead(
  read: FirstRead,
  { parts, search }: { readonly parts: Readonly<Record<string, string | undefined>>; readonly search: string },
): string | undefined {
  const given = new URLSearchParams(search);
  const valueOf = (word: string): string | undefined => {
    const name = MARK.exec(word)?.[1];
    if (name === undefined) return word;
    // A part that the address may leave out is no search parameter where it does.
    if (!(name in parts)) return given.get(name) ?? undefined;
    const part = parts[name];
    return part === undefined ? undefined : decodePart(part);
  };
  const words: string[] = [];
  for (const word of read.path.split('/')) {
    const value = valueOf(word);
    // Dots would lead to another call's address.
    if (value === undefined || (MARK.test(word) && /^\.{0,2}$/.test(value))) return undefined;
    words.push(MARK.test(word) ? encodeURIComponent(value) : word);
  }
  const query = new URLSearchParams(
    read.query.flatMap<[string, string]>(([name, word]) => {
      const value = valueOf(word);
      return value === undefined ? [] : [[name, value]];
    }),
  ).toString();
  return words.join('/') + (query && `?${query}`);
}

/** Undefined for a part that is not encoded as it should be. */
function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined; // the screen itself says that there is no such record
  }
}
