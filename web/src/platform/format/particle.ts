import { josa } from 'es-hangul';
import { findLastSound } from './sound.ts';

const UNDECIDED = {
  '은/는': '은(는)',
  '이/가': '이(가)',
  '을/를': '을(를)',
  '으로/로': '(으)로',
  '와/과': '와(과)',
  '이에요/예요': '이에요(예요)',
};

export type Particle = keyof typeof UNDECIDED;

/**
 * Picks the particle that follows the word, without the word. es-hangul knows Hangul only, so digits, Latin words and
 * closing brackets become the syllable that is heard; both forms if that is unknown, '' after nothing.
 */
export function pickParticle(word: string, particle: Particle): string {
  if (word.trim() === '') return '';
  const sound = findLastSound(word);
  return sound === undefined ? UNDECIDED[particle] : josa.pick(sound, particle);
}

/** The word with its particle: `상담을`, `서류를`, `PDF로`, `상담(대면)은`, `3월 2일로`. */
export function addParticle(word: string, particle: Particle): string {
  const text = word.trimEnd();
  return text + pickParticle(text, particle);
}

const WITHOUT_AT = /(?:방금|오늘|어제|그저께|내일|모레)$/u;

/** The moment at which something happens: `3월 2일에`, `20분 전에`, but `방금` and `어제`. */
export function addAt(moment: string): string {
  return WITHOUT_AT.test(moment) ? moment : `${moment}에`;
}
