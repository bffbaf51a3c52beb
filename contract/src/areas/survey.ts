/**
 * Surveys: built once, answered about a context of an area (a counselling session, a mentoring), read as results
 * (docs/specification.md, Surveys). Areas say who answers and what is asked about; the calls are the same for all.
 */
import { z } from 'zod';

import { menu, signedIn } from '../access.ts';
import { get, post, put } from '../call.ts';
import { ENUMS } from '../enums.ts';
import { ExportReason, ExportStarted } from '../shared/export.ts';
import { AskedMoment, Id, Instant } from '../shared/id.ts';
import { PageQuery, pageOf } from '../shared/page.ts';
import { oneLine } from '../shared/one-line.ts';
import { type ActionOf, defineActions, stepCall, stepsOf, Version } from '../shared/workflow.ts';

export const QUESTION_TYPES = ENUMS.surveyQuestionType;
export type QuestionType = (typeof QUESTION_TYPES)[number];
export const SURVEY_STATUSES = ['DRAFT', 'OPEN', 'CLOSED'] as const;
export type SurveyStatus = (typeof SURVEY_STATUSES)[number];
/** A survey that nobody was ever asked goes altogether. */
export const SURVEY_STATES = [...SURVEY_STATUSES, 'DELETED'] as const;
export type SurveyState = (typeof SURVEY_STATES)[number];
export const SURVEY_STEPS = defineActions({
  /** Makes a version of the draft, which never changes again and is the one that people answer from now on. */
  PUBLISH: { needs: {} },
  CLOSE: { needs: {} },
  REOPEN: { needs: {} },
  DELETE: { needs: {}, access: menu('ADM_SURVEY', 'D') },
});
export type SurveyAction = ActionOf<typeof SURVEY_STEPS>;
/** Where a person stands with what is asked of them. */
export const FORM_STATUSES = ['OPEN', 'NOT_YET', 'OVER', 'ANSWERED'] as const;
export type FormStatus = (typeof FORM_STATUSES)[number];

export const QUESTIONS_MOST = 50;
export const OPTIONS_MOST = 20;
export const SHORT_MOST = 200;
export const LONG_MOST = 2000;

/** Names a question or an option within its survey, over all versions. */
const Part = z.string().regex(/^[a-z0-9-]{1,40}$/);
const Words = z.string().max(500);

const Branch = z.object({
  /** The option; `Y` or `N`; `1` to `5`. */
  answer: z.string().max(40),
  /** A later question; null for the end. */
  goTo: Part.nullable(),
});

/** A question as it is built: both languages, which may be missing until it is published. */
const Question = z.object({
  questionId: Part,
  type: z.enum(QUESTION_TYPES),
  textKo: Words,
  textEn: Words,
  isRequired: z.boolean(),
  /** MULTI only; null for as many as there are. */
  maxSelections: z.number().int().min(1).max(OPTIONS_MOST).nullable(),
  /** SINGLE and MULTI only. */
  optionList: z.array(z.object({ optionId: Part, textKo: Words, textEn: Words })).max(OPTIONS_MOST),
  /** SINGLE, SCALE5 and YES_NO only. */
  branchList: z.array(Branch).max(OPTIONS_MOST),
});
export type Question = z.output<typeof Question>;

/** A question as it is answered: one language. */
const AskedQuestion = Question.omit({ textKo: true, textEn: true, optionList: true }).extend({
  text: z.string(),
  optionList: z.array(z.object({ optionId: z.string(), text: z.string() })),
});
export type AskedQuestion = z.output<typeof AskedQuestion>;

const Answer = z.object({
  questionId: Part,
  /** Options, `Y` or `N`, or `1` to `5`. */
  choiceList: z.array(z.string().max(40)).max(OPTIONS_MOST),
  /** SHORT and LONG. */
  text: z.string().max(LONG_MOST).nullable(),
});
export type Answer = z.output<typeof Answer>;

const SurveyForm = z.object({
  status: z.enum(FORM_STATUSES),
  name: z.string(),
  purpose: z.string(),
  /** The thing that it is about, as its area calls it. */
  about: z.string(),
  isAnonymous: z.boolean(),
  /** From how many answers on results are shown. */
  leastAnswers: z.number().int(),
  opensAt: Instant.nullable(),
  closesAt: Instant.nullable(),
  versionId: z.string(),
  questionList: z.array(AskedQuestion),
  /** Seals the draft that the browser keeps; the server keeps none. Base64, 32 bytes. */
  draftKey: z.string(),
});
export type SurveyForm = z.output<typeof SurveyForm>;

const ContextType = z.object({ code: z.string(), name: z.string() });

const SurveySummary = z.object({
  surveyId: z.string(),
  name: z.string(),
  contextTypeNm: z.string(),
  status: z.enum(SURVEY_STATUSES),
  isAnonymous: z.boolean(),
  /** Null before it was published. */
  versionNo: z.number().int().nullable(),
  questionCount: z.number().int(),
  answerCount: z.number().int(),
  opensAt: Instant.nullable(),
  closesAt: Instant.nullable(),
  updatedAt: Instant,
});
export type SurveySummary = z.output<typeof SurveySummary>;

const SurveyContent = z.object({
  nameKo: oneLine(100),
  nameEn: oneLine(100),
  purposeKo: Words,
  purposeEn: Words,
  contextType: z.string().max(40),
  isAnonymous: z.boolean(),
  opensAt: AskedMoment.nullable(),
  closesAt: AskedMoment.nullable(),
  questionList: z.array(Question).max(QUESTIONS_MOST),
});
export type SurveyContent = z.output<typeof SurveyContent>;

const Survey = SurveyContent.extend({
  surveyId: z.string(),
  contextTypeNm: z.string(),
  status: z.enum(SURVEY_STATUSES),
  leastAnswers: z.number().int(),
  answerCount: z.number().int(),
  /** The newest version; null before it was published. */
  published: z.object({ versionNo: z.number().int(), publishedAt: Instant }).nullable(),
  /** The questions differ from those of the newest version. */
  hasChanges: z.boolean(),
  version: Version,
  updatedAt: Instant,
  can: z.object({ change: z.boolean(), copy: z.boolean(), export: z.boolean() }),
  stepList: stepsOf(SURVEY_STEPS),
});
export type Survey = z.output<typeof Survey>;

/** Narrows results to one value of one property of what was asked about. */
const ResultFilters = z.object({
  /** The newest one that has answers unless told. */
  versionId: Id.optional(),
  facet: z.string().max(40).optional(),
  value: z.string().max(64).optional(),
});

const QuestionResult = z.object({
  questionId: z.string(),
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  /** How many answered it. */
  answered: z.number().int(),
  countList: z.array(z.object({ answer: z.string(), text: z.string(), count: z.number().int() })),
  /** SCALE5 only, with two digits. */
  mean: z.number().nullable(),
  /** In no order. */
  textList: z.array(z.string()),
});
export type QuestionResult = z.output<typeof QuestionResult>;

const SurveyResult = z.object({
  surveyId: z.string(),
  name: z.string(),
  isAnonymous: z.boolean(),
  leastAnswers: z.number().int(),
  /** Null while no version has answers. */
  versionId: z.string().nullable(),
  versionList: z.array(z.object({ versionId: z.string(), versionNo: z.number().int(), publishedAt: Instant })),
  /** Answers that the figures are made of. */
  counted: z.number().int(),
  /** Answers that wait until there are enough of their kind. */
  waiting: z.number().int(),
  facetList: z.array(
    z.object({
      facet: z.string(),
      name: z.string(),
      valueList: z.array(z.object({ value: z.string(), name: z.string(), count: z.number().int() })),
    }),
  ),
  questionList: z.array(QuestionResult),
});
export type SurveyResult = z.output<typeof SurveyResult>;

const OfContext = z.object({ contextType: z.string().max(40), contextId: Id });
const OfSurvey = z.object({ id: Id });
export const survey = {
  readSurveyForm: get('/survey/{contextType}/{contextId}', {
    access: signedIn,
    summary: 'What is asked about something, by whoever it is asked of.',
    remark: 'The questions are those of the newest version.',
    params: OfContext,
    output: z.object({ form: SurveyForm }),
  }),
  answerSurvey: post('/survey/{contextType}/{contextId}', {
    access: signedIn,
    summary: 'Answers, once; answers to another version than the newest are refused with the newest named.',
    remark: 'A conflict has the status where it is not open or was answered, with the versionId of a newer version.',
    params: OfContext,
    body: z.object({ versionId: Id, answerList: z.array(Answer).max(QUESTIONS_MOST) }),
    output: z.object({ status: z.enum(FORM_STATUSES) }),
  }),
  readOwnResult: get('/survey/{contextType}/result', {
    access: signedIn,
    summary: 'The figures of what people said about the caller’s own work; never a text that they wrote.',
    params: z.object({ contextType: z.string().max(40) }),
    output: z.object({ result: SurveyResult }),
  }),
  pageSurveys: get('/admin/survey/page', {
    access: menu('ADM_SURVEY', 'R'),
    summary: 'Surveys, the newest first.',
    query: PageQuery.omit({ sort: true }).extend({
      status: z.enum(SURVEY_STATUSES).optional(),
      contextType: z.string().max(40).optional(),
    }),
    output: z.object({
      surveyPage: pageOf(SurveySummary),
      /** Kinds of things that surveys can be about. */
      contextTypeList: z.array(ContextType),
      canCreate: z.boolean(),
    }),
  }),
  readSurvey: get('/admin/survey/{id}', {
    access: menu('ADM_SURVEY', 'RR'),
    summary: 'A survey as it is built, with what can be done with it now.',
    params: OfSurvey,
    output: z.object({ survey: Survey, contextTypeList: z.array(ContextType) }),
  }),
  createSurvey: post('/admin/survey', {
    access: menu('ADM_SURVEY', 'C'),
    summary: 'Begins a survey; nobody is asked before it is published.',
    body: SurveyContent,
    output: z.object({ surveyId: z.string() }),
  }),
  copySurvey: post('/admin/survey/{id}/copy', {
    access: menu('ADM_SURVEY', 'C'),
    summary: 'Begins a survey with the questions of another one.',
    params: OfSurvey,
    output: z.object({ surveyId: z.string() }),
  }),
  changeSurvey: put('/admin/survey/{id}', {
    access: menu('ADM_SURVEY', 'U'),
    summary: 'Keeps the draft; what was published stays as it is.',
    remark: 'A conflict where somebody changed it first.',
    params: OfSurvey,
    body: SurveyContent.extend({ version: Version }),
    output: z.object({ survey: Survey, contextTypeList: z.array(ContextType) }),
  }),
  stepSurvey: stepCall({
    path: '/admin/survey',
    access: menu('ADM_SURVEY', 'U'),
    summary: 'Publishes, closes or opens a survey again, or throws away one that was never published.',
    remark: 'What is not whole is named by its field when it is published.',
    actions: SURVEY_STEPS,
    statuses: SURVEY_STATES,
  }),
  readResult: get('/admin/survey/{id}/result', {
    access: menu('ADM_SURVEY', 'RR'),
    summary: 'The figures of a version, and what was written, in no order.',
    params: OfSurvey,
    query: ResultFilters,
    output: z.object({ result: SurveyResult, canExport: z.boolean() }),
  }),
  exportResult: post('/admin/survey/{id}/excel', {
    access: menu('ADM_SURVEY', 'E'),
    summary: 'The results as an Excel file: with names a row an answer, anonymous ones as figures; needs a reason.',
    params: OfSurvey,
    body: ResultFilters.extend({ reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
