/** Taking a test: which there are, answers that are never lost, and handing in (docs/specification.md, Taking a test). */
import { z } from 'zod';

import { anyMenu } from '../../access.ts';
import { get, post, put } from '../../call.ts';
import { AskedMoment, CalendarDate, Id, Instant } from '../../shared/id.ts';
import { QUALITY_FLAGS, SESSION_STATUSES, TEST_FAMILIES, TEST_LANGUAGES, TEST_MENUS, TEST_MOST } from './words.ts';

const path = '/ability/test';
const takes = anyMenu(TEST_MENUS, 'C');
const ofFamily = z.object({ family: z.enum(TEST_FAMILIES) });
const ofSession = z.object({ id: Id });

/** Why a test can't be taken again yet: once a term, or a number of days. */
export const RETAKE_RULES = ['TERM', 'DAYS'] as const;
export type RetakeRule = (typeof RETAKE_RULES)[number];

const Both = z.object({ ko: z.string(), en: z.string() });

/** A session that somebody is in the middle of. */
const OpenSession = z.object({
  sessionId: Id,
  answeredCount: z.number().int(),
  itemCount: z.number().int(),
  lastAt: Instant,
  /** The last day on which it can be finished. */
  finishBy: CalendarDate,
});

const Attempt = z.object({
  sessionId: Id,
  takenAt: Instant,
  versionNo: z.number().int(),
  status: z.enum(SESSION_STATUSES),
  /** Doubts about how it was answered. */
  qualityList: z.array(z.enum(QUALITY_FLAGS)),
  /** Why the testing centre took it out of everything. */
  reason: z.string().nullable(),
});

const Test = z.object({
  testId: Id,
  testNm: z.string(),
  summary: z.string(),
  instructions: z.string(),
  source: z.string(),
  minutes: z.number().int(),
  itemCount: z.number().int(),
  /** Evidence of its quality is published. */
  isValidated: z.boolean(),
  open: OpenSession.nullable(),
  /** The caller can begin it now. */
  canBegin: z.boolean(),
  /** It is compulsory for the caller, and due on this day; null: it is not. */
  dueOn: CalendarDate.nullable(),
  retake: z
    .object({
      rule: z.enum(RETAKE_RULES),
      /** Null: from the next term on, whose first day is not known yet. */
      againOn: CalendarDate.nullable(),
    })
    .nullable(),
  attemptList: z.array(Attempt),
});
export type TestToTake = z.output<typeof Test>;

/** An answer as the browser keeps and sends it. */
const Answer = z.object({
  item: z.string().max(40),
  value: z.number().int().min(-100).max(100),
  language: z.enum(TEST_LANGUAGES),
  /** The moment of the choice, by the server’s clock as the browser knows it. */
  changedAt: AskedMoment,
});
export type TestAnswer = z.output<typeof Answer>;

const Seconds = z.number().int().min(0).max(10_000_000);

const Session = z.object({
  sessionId: Id,
  testId: Id,
  family: z.enum(TEST_FAMILIES),
  testNm: Both,
  instructions: Both,
  status: z.enum(SESSION_STATUSES),
  /** Its version was retired too long ago to be finished. */
  isClosed: z.boolean(),
  finishBy: CalendarDate,
  language: z.enum(TEST_LANGUAGES),
  /** The item that was in view last; null: none yet. */
  atItem: z.string().nullable(),
  elapsedSeconds: z.number().int(),
  itemsPerPage: z.number().int(),
  minutes: z.number().int(),
  responseList: z.array(
    z.object({ code: z.string(), optionList: z.array(z.object({ value: z.number().int(), label: Both })) }),
  ),
  itemList: z.array(z.object({ code: z.string(), text: Both, responses: z.string(), isOptional: z.boolean() })),
  answerList: z.array(Answer.extend({ changedAt: Instant })),
  /** Seals the answers that the browser keeps until they have arrived. Base64, 32 bytes. */
  draftKey: z.string(),
});
export type SessionToTake = z.output<typeof Session>;

export const testSessions = {
  listTests: get(`${path}/{family}/list`, {
    access: anyMenu(TEST_MENUS, 'R'),
    summary: 'The published tests of a family, and how the caller stands with each.',
    remark: 'A test that is no longer published stays while the caller has a result of it or is in the middle of it.',
    params: ofFamily,
    output: z.object({ testList: z.array(Test) }),
  }),
  startSession: post(`${path}/{family}/session`, {
    access: takes,
    summary: 'Begins a test, or gives the session that the caller has begun.',
    remark: 'One open session a person and test. When it may be taken again is told at `testId`.',
    params: ofFamily,
    body: z.object({ testId: Id, language: z.enum(TEST_LANGUAGES) }),
    output: z.object({ sessionId: Id }),
  }),
  readSession: get('/ability/session/{id}', {
    access: takes,
    summary: 'One session of the caller: its items in both languages, and the answers so far.',
    remark: 'now: the server’s clock, by which the browser dates its answers.',
    params: ofSession,
    output: z.object({ session: Session, now: Instant }),
  }),
  saveAnswers: put('/ability/session/{id}/answers', {
    access: takes,
    summary: 'Keeps answers of a session that is under way.',
    remark:
      'Of two answers to an item the later one stays, in whatever order they arrive. A session that is over is a conflict with how it stands.',
    params: ofSession,
    body: z.object({
      answerList: z.array(Answer).max(TEST_MOST.save),
      atItem: z.string().max(40).nullable(),
      /** Seconds in which the test was in view, so far. */
      elapsedSeconds: Seconds,
    }),
    draft: true,
    output: z.object({ savedAt: Instant }),
  }),
  submitSession: post('/ability/session/{id}/submit', {
    access: takes,
    summary: 'Hands a session in and scores it.',
    remark:
      'The same submissionId again is the same result. Items that were left out are told at `itemList.code` unless acceptsMissing.',
    params: ofSession,
    body: z.object({
      /** Made by the browser, once a session. */
      submissionId: Id,
      answerList: z.array(Answer).max(TEST_MOST.items),
      elapsedSeconds: Seconds,
      acceptsMissing: z.boolean(),
    }),
    output: z.object({
      sessionId: Id,
      status: z.enum(SESSION_STATUSES),
      qualityList: z.array(z.enum(QUALITY_FLAGS)),
    }),
  }),
};
