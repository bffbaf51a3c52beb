/**
 * Warnings about a cover letter that a machine can give for certain: another company's name, words that blind hiring
 * forbids, a sentence that stands twice, spacing. It never judges what is said (docs/specification.md, Cover letters).
 */
import { findBlindWords, type BlindPerson } from './warnings-blind.ts';
import { findOtherCompanies } from './warnings-company.ts';
import { findSpacing } from './warnings-spacing.ts';
import type { BlindItem, Finding } from './warnings-words.ts';
import type { PaperLanguage } from './words.ts';

export const WARNING_KINDS = ['OTHER_COMPANY', 'BLIND', 'REPEATED', 'SPACING'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

export interface Warning {
  readonly kind: WarningKind;
  readonly questionId: string;
  /** UTF-16 units from the beginning of the answer. */
  readonly begins: number;
  readonly ends: number;
  /** The words of the answer that are meant. */
  readonly words: string;
  /** BLIND alone: what the words tell. */
  readonly item: BlindItem | null;
  /** SPACING alone: what should stand there. */
  readonly instead: string | null;
}

export interface WarningInput {
  readonly company: string;
  /** Companies of the student's other letters. */
  readonly otherCompanies: readonly string[];
  readonly person: BlindPerson;
  readonly language: PaperLanguage;
  readonly questionList: readonly { readonly questionId: string; readonly answer: string }[];
}

/** Shorter sentences may stand twice ("감사합니다."). */
const SENTENCE_LEAST = { ko: 12, en: 24 } as const;

/** Finds all warnings, in the order of the questions and of the words in each; takes time linear in the texts. */
export function findWarnings(input: WarningInput): Warning[] {
  const companies = { own: input.company, others: input.otherCompanies };
  const seen = new Set<string>();
  return input.questionList.flatMap(({ questionId, answer }) => {
    const found = [
      ...named('OTHER_COMPANY', findOtherCompanies(answer, companies)),
      ...named('BLIND', findBlindWords(answer, input.person, input.language)),
      ...named('REPEATED', findRepeated(answer, SENTENCE_LEAST[input.language], seen)),
      ...named('SPACING', findSpacing(answer, input.language)),
    ];
    return found
      .map(({ kind, begins, ends, item = null, instead = null }) => ({
        kind,
        questionId,
        begins,
        ends,
        words: answer.slice(begins, ends),
        item,
        instead,
      }))
      .sort((one, two) => one.begins - two.begins || one.ends - two.ends);
  });
}

function named(kind: WarningKind, findings: readonly Finding[]) {
  return findings.map((finding) => ({ kind, ...finding }));
}

/** Finds each sentence that stood before, in this answer or in one of `seen`, which takes up those of this answer. */
function findRepeated(answer: string, least: number, seen: Set<string>): Finding[] {
  return sentencesOf(answer).filter(({ begins, ends }) => {
    const key = answer
      .slice(begins, ends)
      .replace(/[.!?。…]+$/u, '')
      .replace(/\s+/gu, ' ')
      .toLowerCase();
    if (key.length < least) return false;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

/** Ends a sentence at a line's end, and at a stop that a blank follows or a Hangul syllable precedes (so not in 3.5). */
const STOP = /\n|[!?。…]+(?=\s|$)|(?<=[가-힣])[.!?]+|\.+(?=\s|$)/gu;

function sentencesOf(text: string): Finding[] {
  const sentences: Finding[] = [];
  let from = 0;
  for (const stop of [...text.matchAll(STOP), { index: text.length, 0: '' }]) {
    const ends = stop[0] === '\n' ? stop.index : stop.index + stop[0].length;
    const whole = text.slice(from, ends);
    const begins = from + (whole.length - whole.trimStart().length);
    const shown = whole.trim();
    if (shown !== '') sentences.push({ begins, ends: begins + shown.length });
    from = stop.index + stop[0].length;
  }
  return sentences;
}
