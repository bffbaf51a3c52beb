import { describe, expect, it } from 'vitest';

import { countCharacters, trimText } from './required-text.ts';

describe('what somebody wrote', () => {
  it.each(['', '  \n\t', '\u200B\u200B', '\u3164', ' \u2060 \uFEFF ', '\u2800', '\u115F\u1160', '\u00AD', '\uFE0F'])(
    'is nothing where nothing can be seen: %j',
    (text) => {
      expect(trimText(text)).toBe('');
      expect(countCharacters(text)).toBe(0);
    },
  );

  it('stays as it is where something can', () => {
    expect(trimText('  급해요\n\n바로 봐야 해요 ')).toBe('급해요\n\n바로 봐야 해요');
    expect(trimText('👩‍👩‍👧')).toBe('👩‍👩‍👧');
  });

  it('is as long as what can be seen', () => {
    expect(countCharacters(`a${' '.repeat(30)}b`)).toBe(3);
    expect(countCharacters('급\u200B해\u200B요\u200B')).toBe(3);
    expect(countCharacters('🙂🙂')).toBe(2);
    expect(countCharacters('이 학생이 위험해요')).toBe(10);
  });
});
