import { measure } from '@naru/contract/areas/portfolio/count.ts';
import type { LetterQuestion } from '@naru/contract/areas/portfolio/letter.ts';
import { useMemo } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { letterTexts } from './texts.ts';

/** Says how long an answer is by the rule of its question. */
export function useCountText(question: LetterQuestion, answer: string) {
  const texts = useTexts(letterTexts).count;
  const format = useFormat();
  const { most, unit, countsSpaces, lineBreak } = question;
  const size = useMemo(
    () => measure(answer, { unit, countsSpaces, lineBreak }),
    [answer, unit, countsSpaces, lineBreak],
  );
  const say = (count: number): string => (unit === 'CHARACTER' ? texts.characters : texts.bytes)(format.number(count));
  const of = most === null ? say(size) : texts.of(format.number(size), say(most));
  return {
    size,
    isOver: most !== null && size > most,
    short: most === null ? format.number(size) : `${format.number(size)}/${format.number(most)}`,
    long: countsSpaces ? of : `${of} (${texts.noSpaces})`,
    over: say(size - (most ?? size)),
  };
}
