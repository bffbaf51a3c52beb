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
  resume: z
    .object({
      title: z.string(),
      /** Without what its student hides, and without evidence. */
      content: ResumeContent,
      /** How the university stood to its items when it was handed in; requests from before that have none. */
      confirmationList: z.array(ItemConfirmation).optional(),
      language: z.enum(PAPER_LANGUAGES),
    })
    .nullable(),
});
export type PaperSnapshot = z.output<typeof PaperSnapshot>;
