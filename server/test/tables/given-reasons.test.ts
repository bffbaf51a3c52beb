/**
 * The portal's own texts are stored as codes and said in the reader's language; words are stored only where a person
 * wrote them. So a value from a file of words, or a sentence in the code, never goes into a row or under a seal.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../../src');

/** They hold words, or answer with them; nothing in them writes a row. */
const SPEAKS = /(?:^|\/)(?:words|texts|letters|todos|notifications|test-rows)(?:\.\w+)?\.ts$|\/(?:todo|notice|demo)\//;

const WORDS = String.raw`(?:\(?\s*)?(?:say\b|(?:\w+W|w)ords\[|['"\`][^'"\`]*(?:[가-힣]|[a-z] [a-z]))`;
const KEPT: readonly (readonly [string, RegExp])[] = [
  ['as a reason', new RegExp(String.raw`\b\w*[rR]eason\w*\s*[:=](?!=)\s*${WORDS}`)],
  ['as a note', new RegExp(String.raw`\b(?:note|comment|remark|memo)(?:_?(?:ko|en|Ko|En))?:\s*${WORDS}`)],
  ['under a seal', new RegExp(String.raw`\bseal\(\s*'\w+',\s*${WORDS}`)],
];

function findKept(text: string): string[] {
  return KEPT.filter(([, pattern]) => pattern.test(text)).map(([how]) => how);
}

describe('words of the portal', () => {
  it('are kept nowhere: no call and no job writes them', () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !SPEAKS.test(file));
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      findKept(readFileSync(path.join(SOURCE, file), 'utf8')).map((how) => `${file}: ${how}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['const moved = { ending: "RESCHEDULED", reason: say.moved };', 'as a reason'],
    ["reason: '시간이 지나 자동으로 거절됐어요.',", 'as a reason'],
    ['end_reason: words[ctx.locale].over,', 'as a reason'],
    ["const reason = 'Closed by the clock';", 'as a reason'],
    ["reason: key.seal('reason', say.moved)", 'under a seal'],
    ["note: roomWords[ctx.locale].blocked('x')", 'as a note'],
  ])('would be found: %s', (text, how) => {
    expect(findKept(text)).toContain(how);
  });

  it.each(['reason: change.reason ?? null,', "endReason: 'SIGN_OUT',", 'if (reason === null) return;'])(
    'are told from codes and from what people wrote: %s',
    (text) => {
      expect(findKept(text)).toEqual([]);
    },
  );
});
