/** Finds where the text of a file stops being JSON: the parser of the platform names no place for most mistakes. Pure. */

type State = 'VALUE' | 'VALUE_OR_END' | 'KEY' | 'KEY_OR_END' | 'COLON' | 'COMMA_OR_END' | 'DONE';

/** Blanks, then a mark, the beginning of a text, a number or a word. */
const TOKEN = /[ \t\n\r]*([{}[\],:"]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** Returns the line, from 1, in which something stands that cannot stand there; the last one where the text breaks off. */
export function findBrokenLine(text: string): number {
  const open: ('{' | '[')[] = [];
  let state: State = 'VALUE';
  let place = 0;
  while (place < text.length) {
    TOKEN.lastIndex = place;
    const [whole = '', token = ''] = TOKEN.exec(text) ?? [];
    const next: State | undefined = token === '' ? undefined : step(state, token, open);
    if (next === undefined) break;
    state = next;
    place += whole.length;
    if (token !== '"') continue;
    const end = endOfText(text, place);
    if (end === undefined) break;
    place = end;
  }
  // Blanks before what is wrong are no part of its line.
  const at = place + (/^[ \t\n\r]*/.exec(text.slice(place))?.[0].length ?? 0);
  return text.slice(0, at).split('\n').length;
}

const isEnd = (token: string, open: readonly string[]): boolean =>
  (token === '}' && open.at(-1) === '{') || (token === ']' && open.at(-1) === '[');

/** Takes a token; undefined where it cannot stand there. */
function step(state: State, token: string, open: ('{' | '[')[]): State | undefined {
  if ((state === 'COMMA_OR_END' || state === 'VALUE_OR_END' || state === 'KEY_OR_END') && isEnd(token, open)) {
    open.pop();
    return afterValue(open);
  }
  switch (state) {
    case 'VALUE':
    case 'VALUE_OR_END':
      return beginValue(token, open);
    case 'KEY':
    case 'KEY_OR_END':
      return token === '"' ? 'COLON' : undefined;
    case 'COLON':
      return token === ':' ? 'VALUE' : undefined;
    case 'COMMA_OR_END':
      if (token !== ',') return undefined;
      return open.at(-1) === '{' ? 'KEY' : 'VALUE';
    case 'DONE':
      return undefined;
  }
}

function beginValue(token: string, open: ('{' | '[')[]): State | undefined {
  if (token === '{' || token === '[') {
    open.push(token);
    return token === '{' ? 'KEY_OR_END' : 'VALUE_OR_END';
  }
  return '}],:'.includes(token) ? undefined : afterValue(open);
}

const afterValue = (open: readonly string[]): State => (open.length === 0 ? 'DONE' : 'COMMA_OR_END');

/** Returns where a text is over that began before; undefined where it is not ended, or has a line in it. */
function endOfText(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') return at + 1;
    if (character < ' ') return undefined;
    if (character === '\\') at += 1;
  }
  return undefined;
}
