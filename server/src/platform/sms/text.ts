/** Length of a text message: Korean carriers count in EUC-KR (with CP949's syllables), two bytes a Korean character. */
import iconv from 'iconv-lite';

const ENCODING = 'cp949';
/** A short message (SMS); what is longer leaves as a long one (LMS), which costs more. */
const SHORT_BYTES = 90;
const LONG_BYTES = 2000;
const ELLIPSIS = '…';

export interface FittedText {
  readonly text: string;
  readonly isLong: boolean;
}

/** Characters that phones would not get become a question mark; what is too long even for a long one is cut. */
export function fitText(text: string): FittedText {
  const sendable = iconv.decode(iconv.encode(text, ENCODING), ENCODING);
  const bytes = countBytes(sendable);
  if (bytes <= LONG_BYTES) return { text: sendable, isLong: bytes > SHORT_BYTES };
  let room = LONG_BYTES - countBytes(ELLIPSIS);
  let end = 0;
  for (const character of sendable) {
    room -= countBytes(character);
    if (room < 0) break;
    end += character.length;
  }
  return { text: `${sendable.slice(0, end)}${ELLIPSIS}`, isLong: true };
}

function countBytes(text: string): number {
  return iconv.encode(text, ENCODING).length;
}
