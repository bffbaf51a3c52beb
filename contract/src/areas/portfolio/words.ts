/** Words and shapes that all calls about papers share (docs/specification.md, Résumés). */
import { z } from 'zod';

import { ENUMS } from '../../enums.ts';
import { Id, Instant } from '../../shared/id.ts';
import { defineActions, needs, takesText } from '../../shared/workflow.ts';

export const PAPER_LANGUAGES = ['ko', 'en'] as const;
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number];

/** Units of a limit as real forms have them. EUC-KR is CP949: two bytes a Hangul syllable. */
export const LIMIT_UNITS = ['CHARACTER', 'BYTE_EUC_KR', 'BYTE_UTF8'] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];

/** AUTO: kept along the way. RESTORE, IMPORT: as it was before that. CORRECTION: as it was handed in. */
export const VERSION_REASONS = ['AUTO', 'NAMED', 'RESTORE', 'IMPORT', 'CORRECTION'] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

export const CORRECTION_STATUSES = ENUMS.correctionStatus;
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number];

/** People whom a student asks to correct. */
export const CORRECTOR_KINDS = ['ANY', 'CAREER', 'PROFESSOR', 'COACH'] as const;
export type CorrectorKind = (typeof CORRECTOR_KINDS)[number];

/** A remark without a suggestion ends DONE; a suggestion is accepted or refused. */
export const COMMENT_STATUSES = ['OPEN', 'ACCEPTED', 'REFUSED', 'DONE'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** Points of a rubric, each from 1 to 5. */
export const RUBRIC_POINTS = ['CONCRETENESS', 'FIT', 'STRUCTURE', 'EXPRESSION', 'LENGTH'] as const;
export type RubricPoint = (typeof RUBRIC_POINTS)[number];

/** People beside the student who may read a paper while the student lets them. */
export const PAPER_AUDIENCES = ['ADVISOR', 'COACH'] as const;
export type PaperAudience = (typeof PAPER_AUDIENCES)[number];

export const PAPER_MOST = {
  /** Papers of a kind that a person keeps. */
  resumes: 30,
  letters: 200,
  cards: 300,
  title: 80,
  line: 200,
  reason: 500,
  message: 1000,
  /** Characters of a description in a résumé. */
  text: 2000,
  items: 60,
  links: 10,
  questions: 20,
  question: 500,
  /** UTF-16 units of an answer. */
  answer: 10_000,
  limit: 30_000,
  comments: 300,
  comment: 1000,
  suggestion: 2000,
  overall: 5000,
  template: 1000,
  tags: 10,
  /** Versions of a kind that comes by itself, of one paper; the oldest go first. */
  autoVersions: 50,
  /** Minutes between two of them. */
  autoMinutes: 10,
  /** Open requests of a student. */
  openCorrections: 2,
  /** Days after completion in which the corrector may read what they corrected. */
  readDays: 30,
  /** Days in which a paper that was deleted can be brought back. */
  undoDays: 30,
} as const;

/** A text in both languages; a paper prints one of them. */
export const Both = z.object({ ko: z.string(), en: z.string() });
export type Both = z.output<typeof Both>;

/** The student's step of a request, until its first comment. */
export const OWN_CORRECTION_STEPS = defineActions({ WITHDRAW: { needs: {} } });

export const Rubric = z.partialRecord(z.enum(RUBRIC_POINTS), z.number().int().min(1).max(5));
export type Rubric = z.output<typeof Rubric>;

/** Steps at the desk; ASSIGN is for who handles all requests. */
export const DESK_CORRECTION_STEPS = defineActions({
  RELEASE: { needs: { reason: takesText(PAPER_MOST.reason) } },
  ASSIGN: { needs: { assigneeId: needs(Id), reason: takesText(PAPER_MOST.reason) } },
  CLAIM: { needs: {} },
  /** At least one comment, or the rubric, or a word on the whole. */
  FINISH: { needs: { overall: needs(z.string().max(PAPER_MOST.overall)), rubric: needs(Rubric) } },
});

/** A paper that somebody else opened. */
export const PaperView = z.object({
  viewerNm: z.string(),
  audience: z.enum(['ADVISOR', 'COACH', 'CORRECTOR']),
  viewedAt: Instant,
});
