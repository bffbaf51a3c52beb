/** Résumés as JSON Resume, out and in (docs/specification.md, Résumés). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post } from '../../call.ts';
import { Id } from '../../shared/id.ts';
import { RequiredLine } from '../../shared/one-line.ts';
import { RESUME_SECTIONS } from './resume-content.ts';
import { PAPER_LANGUAGES, PAPER_MOST } from './words.ts';

const path = '/portfolio/resume';
const MENU = 'PTF_RES';

export const EXCHANGE_MOST = {
  /** Characters of a file. */
  file: 500_000,
  /** Bytes of a file that the browser sends; the rest of a request's limit is for quotes and breaks. */
  bytes: 700_000,
  /** Problems that are told one by one, and names that are not known. */
  told: 100,
} as const;

/** Reasons why a value does not come in as it is. */
export const EXCHANGE_PROBLEMS = ['DATE', 'LONG', 'TYPE', 'ADDRESS', 'MANY'] as const;
export type ExchangeProblemCode = (typeof EXCHANGE_PROBLEMS)[number];

const Problem = z.object({
  /** As the file names it: `work[1].startDate`. */
  path: z.string(),
  code: z.enum(EXCHANGE_PROBLEMS),
  /** The same place in words. */
  place: z.string(),
  /** Tells why, and how it comes in instead. */
  text: z.string(),
});
export type ExchangeProblem = z.output<typeof Problem>;

const Language = z.enum(PAPER_LANGUAGES);
const FileText = z.string().min(1).max(EXCHANGE_MOST.file);

export const exchange = {
  exportResume: get(`${path}/{id}/exchange`, {
    access: menu(MENU, 'RR'),
    summary: 'One résumé of the caller in one language, as JSON Resume.',
    remark:
      'What prints, and nothing else: without hidden entries and those that the university no longer confirms, and blind where the résumé is. Without photo and evidence.',
    params: z.object({ id: Id }),
    query: z.object({ language: Language.default('ko') }),
    output: z.object({
      fileNm: z.string(),
      /** The file itself. */
      fileText: z.string(),
    }),
  }),
  checkImport: post(`${path}/exchange/preview`, {
    access: menu(MENU, 'C'),
    summary: 'Reads a JSON Resume and says what would come in where, and what would not; keeps nothing.',
    remark: 'unknownList: names in the file that JSON Resume does not have, which stay out.',
    repeatable: false,
    body: z.object({ fileText: FileText, language: Language }),
    output: z.object({
      name: z.string(),
      headline: z.string(),
      sectionList: z.array(
        z.object({
          section: z.enum(RESUME_SECTIONS),
          itemList: z.array(z.object({ title: z.string(), place: z.string(), begins: z.string(), ends: z.string() })),
        }),
      ),
      /** The first 100. */
      problemList: z.array(Problem),
      problemCount: z.number().int(),
      /** The first 100. */
      unknownList: z.array(z.string()),
      unknownCount: z.number().int(),
    }),
  }),
  importResume: post(`${path}/exchange`, {
    access: menu(MENU, 'C'),
    summary: 'Makes a résumé of a JSON Resume, or puts it in the place of what a résumé says.',
    remark:
      'resumeId: the one that takes it in; as it was is kept as a version before, and the person’s words in the other language stay. Null: a new one, with the title.',
    body: z.object({
      fileText: FileText,
      language: Language,
      title: RequiredLine(PAPER_MOST.title),
      resumeId: Id.nullable().default(null),
    }),
    output: z.object({ resumeId: Id }),
  }),
};
