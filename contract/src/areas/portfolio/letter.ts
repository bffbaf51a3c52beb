/** Cover letters: against a company's own form, saved by themselves, with versions of each answer (docs/specification.md, Cover letters). */
import { z } from 'zod';

import { ENUMS } from '../../enums.ts';
import { menu } from '../../access.ts';
import { get, post, put, remove } from '../../call.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { oneLine, RequiredLine } from '../../shared/one-line.ts';
import { Version } from '../../shared/workflow.ts';
import { LIMIT_UNITS, PAPER_LANGUAGES, PAPER_MOST, VERSION_REASONS } from './words.ts';

const MENU = 'PTF_CL';
const letterPath = '/portfolio/cl/letter';
const answerPath = '/portfolio/cl/answer';
const versionPath = '/portfolio/cl/version';
const withId = z.object({ id: Id });

/** A letter beside its questions; a line is empty until somebody writes it. */
const Head = z.object({
  title: oneLine(PAPER_MOST.title),
  company: oneLine(PAPER_MOST.line),
  job: oneLine(PAPER_MOST.line),
  dueOn: CalendarDate.nullable(),
  language: z.enum(PAPER_LANGUAGES),
});

/** A question as the company's form has it. */
const Question = z.object({
  /** Made by the browser. */
  questionId: Id,
  question: z.string().max(PAPER_MOST.question),
  /** The limit in `unit`; null: none. */
  most: z.number().int().min(1).max(PAPER_MOST.limit).nullable(),
  unit: z.enum(LIMIT_UNITS),
  countsSpaces: z.boolean(),
  /** Characters or bytes that a line break counts. */
  lineBreak: z.number().int().min(0).max(2),
});
export type LetterQuestion = z.output<typeof Question>;

export const LetterContent = Head.extend({ questionList: z.array(Question).max(PAPER_MOST.questions) });
export type LetterContent = z.output<typeof LetterContent>;

const Saved = z.object({ version: z.number().int(), changedAt: Instant.nullable() });

const Answer = z.object({
  questionId: Id,
  answer: z.string(),
  answerVersion: z.number().int(),
  answeredAt: Instant.nullable(),
});

const Letter = LetterContent.extend({
  letterId: Id,
  version: z.number().int(),
  changedAt: Instant,
  answerList: z.array(Answer),
  /** Companies of the caller's other letters, for warnings of a name that slipped in. */
  otherCompanyList: z.array(z.string()),
  /** Places and schools of the caller's résumés, for warnings of words that blind hiring forbids. */
  blind: z.object({ regionList: z.array(z.string()), schoolList: z.array(z.string()) }),
});
export type LetterToWrite = z.output<typeof Letter>;

const ListedLetter = Head.extend({
  letterId: Id,
  changedAt: Instant,
  /** One a question, in their order. */
  answeredList: z.array(z.boolean()),
  /** The latest request for a correction; null for none. */
  correction: z
    .object({ correctionId: Id, status: z.enum(ENUMS.correctionStatus), round: z.number().int() })
    .nullable(),
});
export type ListedLetter = z.output<typeof ListedLetter>;

const DeletedLetter = Head.pick({ title: true, company: true, job: true }).extend({ letterId: Id, deletedAt: Instant });
export type DeletedLetter = z.output<typeof DeletedLetter>;

const KeptAnswer = z.object({
  versionId: Id,
  number: z.number().int(),
  reason: z.enum(VERSION_REASONS),
  name: z.string(),
  createdAt: Instant,
  /** UTF-16 units. */
  length: z.number().int(),
});
export type KeptAnswer = z.output<typeof KeptAnswer>;

export const coverLetters = {
  listLetters: get(`${letterPath}/list`, {
    access: menu(MENU, 'R'),
    summary: 'All letters of the caller: what is still due first, then the latest change.',
    remark: 'answeredList: whether each question has an answer.',
    output: z.object({
      letterList: z.array(ListedLetter),
      /** Deleted within the last 30 days. */
      deletedList: z.array(DeletedLetter),
    }),
  }),
  createLetter: post(letterPath, {
    access: menu(MENU, 'C'),
    summary: 'Begins a letter.',
    body: LetterContent,
    output: z.object({ letterId: Id }),
  }),
  copyLetter: post(`${letterPath}/{id}/copy`, {
    access: menu(MENU, 'C'),
    summary: 'Begins a letter with the questions and answers of another one of the caller.',
    remark: 'Company, job and due day stay empty: they are those of another form.',
    params: withId,
    output: z.object({ letterId: Id }),
  }),
  readLetter: get(`${letterPath}/{id}`, {
    access: menu(MENU, 'RR'),
    summary: 'A letter of the caller, with each answer and its version.',
    params: withId,
    output: z.object({ letter: Letter }),
  }),
  saveLetter: put(`${letterPath}/{id}`, {
    access: menu(MENU, 'U'),
    summary: 'Keeps a letter and its questions; their answers are saved apart.',
    remark:
      'The same content again is no conflict. A question that is left out keeps its answer, and comes back with it when it is sent again.',
    params: withId,
    body: LetterContent.extend({ version: Version }),
    draft: true,
    output: Saved,
  }),
  deleteLetter: remove(`${letterPath}/{id}`, {
    access: menu(MENU, 'D'),
    summary: 'Deletes a letter; for 30 days it can be brought back.',
    params: withId,
    output: z.object({}),
  }),
  restoreLetter: post(`${letterPath}/{id}/restore`, {
    access: menu(MENU, 'D'),
    summary: 'Brings a deleted letter back.',
    params: withId,
    output: z.object({ letterId: Id }),
  }),
  readAnswer: get(`${answerPath}/{id}`, {
    access: menu(MENU, 'RR'),
    summary: 'The answer to a question of the caller’s letter, as it stands now.',
    params: withId,
    output: Answer,
  }),
  saveAnswer: put(`${answerPath}/{id}`, {
    access: menu(MENU, 'U'),
    summary: 'Keeps an answer.',
    remark:
      'The same text again is no conflict; another text on an older version is, with how it stands. What stood there before is kept as a version, at most once in ten minutes.',
    params: withId,
    body: z.object({ answer: z.string().max(PAPER_MOST.answer), version: Version }),
    draft: true,
    output: Saved,
  }),
  listVersions: get(`${answerPath}/{id}/version/list`, {
    access: menu(MENU, 'RR'),
    summary: 'Versions of an answer, the latest first.',
    params: withId,
    output: z.object({ versionList: z.array(KeptAnswer) }),
  }),
  keepVersion: post(`${answerPath}/{id}/version`, {
    access: menu(MENU, 'U'),
    summary: 'Keeps an answer as it stands under a name; it stays until the letter goes.',
    params: withId,
    body: z.object({ name: RequiredLine(PAPER_MOST.title) }),
    output: z.object({ versionId: Id }),
  }),
  readVersion: get(`${versionPath}/{id}`, {
    access: menu(MENU, 'RR'),
    summary: 'A version of an answer, with its text.',
    params: withId,
    output: KeptAnswer.extend({ answer: z.string() }),
  }),
  restoreVersion: post(`${versionPath}/{id}/restore`, {
    access: menu(MENU, 'U'),
    summary: 'Makes an answer what it was in a version; what stands there is kept as one first.',
    params: withId,
    body: z.object({ version: Version }),
    output: Saved,
  }),
};
