/**
 * Where a person may be sent after signing in, and who the provider says they are. Pure.
 */

/** Target where the caller names none of ours. */
export const HOME_PATH = '/';

const LONGEST_PATH = 2_000;
const MOST_LAYERS = 5;
/** Only for parsing; nothing is ever sent there. */
const SOMEWHERE = 'http://portal.invalid';

/**
 * S4: returns the path of this portal that a text names, with search and hash, or HOME_PATH where it names another
 * place, even one that only shows itself after decoding.
 */
export function readReturnPath(text: unknown): string {
  if (typeof text !== 'string' || text.length > LONGEST_PATH || !isOwnPath(text)) return HOME_PATH;
  const url = URL.parse(text, SOMEWHERE);
  if (!url || url.origin !== SOMEWHERE || !staysOwn(url.pathname)) return HOME_PATH;
  return url.pathname + url.search + url.hash;
}

/** Returns whether a path has one slash at the start, and nothing that a browser reads as another one or leaves out. */
function isOwnPath(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
  return /^\/(?![/\\])/.test(path) && !/[\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(path);
}

/** Returns whether every layer of encoding names a path of ours: `/%2F%2Fevil.example` does not. */
function staysOwn(pathname: string): boolean {
  let path = pathname;
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    if (!isOwnPath(path)) return false;
    const plain = decode(path);
    if (plain === path) return true;
    if (plain === undefined) return false;
    path = plain;
  }
  return false;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Reads a claim as the text that members are known by; undefined where it is none. */
export function readSubject(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  return Number.isSafeInteger(value) ? String(value) : undefined;
}
