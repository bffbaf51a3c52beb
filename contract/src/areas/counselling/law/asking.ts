/**
 * Asking for legal counselling, as current students do.
 */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, post, put } from '../../../call.ts';
import { FileRef } from '../../../shared/file.ts';
import { CalendarDate, Id, Instant } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { stepsOf } from '../../../shared/workflow.ts';
import { STUDENT_STEPS } from '../meeting/steps.ts';
import { LAW_CASE_TYPES, LAW_MOST, LAW_STATUSES, LawCase, LawFacts, LawPause, LawSummary } from './words.ts';
import { Channel, Slot, Version } from '../words.ts';
import { Ordinal, WholeNumber } from '../../../shared/whole-number.ts';

const Written = z.object({
  caseType: z.enum(LAW_CASE_TYPES),
  deadlineOn: CalendarDate.nullable(),
  facts: LawFacts,
  fileId: Id.nullable(),
  fileSnList: z.array(Ordinal).max(LAW_MOST.files),
});
const DraftContent = Written.extend({ caseType: z.enum(LAW_CASE_TYPES).nullable() });
const Draft = DraftContent.extend({ fileList: z.array(FileRef), savedAt: Instant });
export type LawDraft = z.output<typeof Draft>;

const LawHour = Slot.extend({ counsellorNm: z.string() });
export type LawHour = z.output<typeof LawHour>;

const HourInput = z.object({ slotId: Id, channel: Channel });
const Done = z.object({ caseId: Id, status: z.enum(LAW_STATUSES), version: Version });

export const law = {
  readIntake: get('/cs/law/reqst/intake', {
    access: menu('CS_LAW', 'C'),
    summary:
      'What one knows before writing: what is agreed to, how long an answer takes, and when nothing is answered.',
    output: z.object({
      disclaimer: z.object({ version: z.number().int(), text: z.string() }),
      answerDays: z.number().int(),
      pauseList: z.array(LawPause),
      /** The caller’s own that is not answered yet: there is one at a time. */
      openCaseId: Id.nullable(),
    }),
  }),
  readDraft: get('/cs/law/reqst/draft', {
    access: menu('CS_LAW', 'C'),
    summary: 'What the caller was writing, kept for a month; null for nothing.',
    remark: 'Kept for 30 days, sealed.',
    output: z.object({ draft: Draft.nullable() }),
  }),
  saveDraft: put('/cs/law/reqst/draft', {
    access: menu('CS_LAW', 'C'),
    summary: 'Keeps what the caller is writing.',
    body: DraftContent,
    draft: true,
    output: z.object({ savedAt: Instant }),
  }),
  listHours: get('/cs/law/reqst/hour', {
    access: menu('CS_LAW', 'C'),
    summary: 'The next free hours of law counsellors.',
    output: z.object({ hourList: z.array(LawHour) }),
  }),
  createCase: post('/cs/law/reqst', {
    access: menu('CS_LAW', 'C'),
    summary: 'Asks for legal counselling, with an hour or without. One that is not answered yet refuses another.',
    remark: 'The refusal stands at `caseType`.',
    body: Written.extend({ disclaimerVersion: WholeNumber, isAgreed: z.boolean(), hour: HourInput.nullable() }),
    output: Done,
  }),
  bookHour: post('/cs/law/reqst/hour/{id}', {
    access: menu('CS_LAW', 'C'),
    summary: 'Asks for an hour with a law counsellor for a case that has none ahead.',
    params: z.object({ id: Id }),
    body: HourInput,
    output: Done,
  }),
  pageOwnCases: get('/cs/law/reqst/page', {
    access: menu('CS_LAW', 'R'),
    summary: 'The caller’s own cases, the latest first.',
    query: PageQuery.omit({ sort: true }),
    output: z.object({ casePage: pageOf(LawSummary) }),
  }),
  readOwnCase: get('/cs/law/reqst/case/{id}', {
    access: menu('CS_HIST', 'RR'),
    summary: 'One of the caller’s own, with what was written, its history and the opinion that was sent.',
    params: z.object({ id: Id }),
    remark: 'hourStepList has the steps with its hour.',
    output: z.object({ lawCase: LawCase.extend({ canBook: z.boolean(), hourStepList: stepsOf(STUDENT_STEPS) }) }),
  }),
};
