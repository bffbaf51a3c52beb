/** A paper as it was handed in to be corrected: frozen, whatever becomes of the paper (docs/specification.md, Corrections). */
import { z } from 'zod';

import { CalendarDate, Id } from '../../shared/id.ts';
import { ItemConfirmation, ResumeContent } from './resume-content.ts';
import { LIMIT_UNITS, PAPER_LANGUAGES } from './words.ts';

/** A question with its answer, and the limit of the real form. */
export const SnapshotQuestion = z.object({
  questionId: Id,
  question: z.string(),
  /** Null: no limit. */
  most: z.number().int().nullable(),
  unit: z.enum(LIMIT_UNITS),
  countsSpaces: z.boolean(),
  /** Characters or bytes that a line break counts. */
  lineBreak: z.number().int(),
  answer: z.string(),
});
export type SnapshotQuestion = z.output<typeof SnapshotQuestion>;

const FrozenResume = z.object({
  title: z.string(),
  /** Without what its student hides, what the university no longer confirms, and evidence. */
  content: ResumeContent,
  language: z.enum(PAPER_LANGUAGES),
});

export const PaperSnapshot = z.object({
  /** The language in which it is to be corrected. */
  language: z.enum(PAPER_LANGUAGES),
  /** Null: the résumé alone. */
  letter: z
    .object({
      title: z.string(),
      company: z.string(),
      job: z.string(),
      dueOn: CalendarDate.nullable(),
      questionList: z.array(SnapshotQuestion),
    })
    .nullable(),
  /** Blinded where the résumé is blind; null: the letter alone. */
  resume: FrozenResume.nullable(),
});
export type PaperSnapshot = z.output<typeof PaperSnapshot>;

/** A frozen paper as it is read: what the university stands by is asked then, not when it was handed in. */
export const ReadSnapshot = PaperSnapshot.extend({
  resume: FrozenResume.extend({ confirmationList: z.array(ItemConfirmation) }).nullable(),
});
export type ReadSnapshot = z.output<typeof ReadSnapshot>;
