/** Objections to lines of the ledger: of the student, and of the office that answers (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post } from '../../call.ts';
import { FileRef } from '../../shared/file.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { RequiredText } from '../../shared/required-text.ts';
import { stepCall, stepsOf, Version } from '../../shared/workflow.ts';
import { TermRef } from '../learning/words.ts';
import {
  DESK_OBJECTION_STEPS,
  OBJECTION_BARS,
  OBJECTION_MOST,
  OBJECTION_SIDES,
  OBJECTION_STATUSES,
  OWN_OBJECTION_STEPS,
} from './objection-words.ts';
import { Line, TermCode } from './own.ts';
import { MILEAGE_TYPES, MileagePerson, RuleFacts } from './words.ts';

const path = '/lrn/mile/objection';
const deskPath = '/lrn/mileage/objection';

/** A line as far as an objection to it is judged by. */
const ObjectedLine = Line.omit({
  objection: true,
  objectionBar: true,
  objectionUntil: true,
  termsLeft: true,
  path: true,
});
export type ObjectedLine = z.output<typeof ObjectedLine>;

const Full = z.object({
  objectionId: Id,
  status: z.enum(OBJECTION_STATUSES),
  askedAt: Instant,
  content: z.string(),
  fileId: Id.nullable(),
  fileList: z.array(FileRef),
  line: ObjectedLine,
  /** The earliest first. */
  replyList: z.array(
    z.object({ number: z.number().int(), side: z.enum(OBJECTION_SIDES), content: z.string(), at: Instant }),
  ),
  /** The answer of the office; null until there is one. */
  reason: z.string().nullable(),
  decidedAt: Instant.nullable(),
  /** Points of the correction; null where there is none. */
  correction: z.number().int().nullable(),
  version: Version,
});
export type Objection = z.output<typeof Full>;

export const mileageObjections = {
  readObjectionForm: get('/lrn/mile/line/{id}/objection', {
    access: menu('LRN_MILE', 'C'),
    summary: 'A line of the caller, and whether it can be objected to.',
    params: z.object({ id: Id }),
    output: z.object({
      line: ObjectedLine,
      /** Null: it can be. */
      bar: z.enum(OBJECTION_BARS).nullable(),
      /** The last day; null while the term of the line is not closed. */
      until: CalendarDate.nullable(),
      /** The last objection to it. */
      objectionId: Id.nullable(),
    }),
  }),
  createObjection: post(path, {
    access: menu('LRN_MILE', 'C'),
    summary: 'Objects to a line of one’s own: one objection a line, another one after it was withdrawn.',
    body: z.object({
      lineId: Id,
      content: RequiredText(OBJECTION_MOST.content),
      /** Group of the files with the evidence; null for none. */
      fileId: Id.nullable(),
    }),
    output: z.object({ objectionId: Id }),
  }),
  readOwnObjection: get(`${path}/{id}`, {
    access: menu('LRN_MILE', 'RR'),
    summary: 'One objection of the caller, with what was written about it.',
    params: z.object({ id: Id }),
    output: z.object({ objection: Full.extend({ stepList: stepsOf(OWN_OBJECTION_STEPS) }) }),
  }),
  stepOwnObjection: stepCall({
    path,
    access: menu('LRN_MILE', 'C'),
    summary: 'Writes a reply about an open objection, or withdraws it.',
    actions: OWN_OBJECTION_STEPS,
    statuses: OBJECTION_STATUSES,
  }),
};

export const mileageObjectionDesk = {
  pageObjections: get(`${deskPath}/page`, {
    access: menu('LRN_MILEADM', 'R'),
    summary: 'Objections to lines: what is open first, the oldest on top.',
    query: PageQuery.omit({ sort: true }).extend({
      status: z.enum(OBJECTION_STATUSES).optional(),
      typeCode: z.enum(MILEAGE_TYPES).optional(),
      yearSemstrCode: TermCode.optional(),
      searchText: z.string().max(100).optional(),
    }),
    output: z.object({
      objectionPage: pageOf(
        z.object({
          objectionId: Id,
          status: z.enum(OBJECTION_STATUSES),
          askedAt: Instant,
          /** The side that wrote last. */
          lastSide: z.enum(OBJECTION_SIDES),
          line: ObjectedLine.pick({ lineId: true, kind: true, typeCode: true, title: true, amount: true, term: true }),
          version: Version,
          student: MileagePerson,
        }),
      ),
      waitingCount: z.number().int(),
      /** Terms of lines that were objected to, the latest first. */
      termList: z.array(TermRef),
    }),
  }),
  readObjection: get(`${deskPath}/{id}`, {
    access: menu('LRN_MILEADM', 'RR'),
    summary: 'One objection, with its line, the rule that it was judged by and what its student has.',
    params: z.object({ id: Id }),
    output: z.object({
      objection: Full.extend({
        /** The rule of the line; null where it came by none. */
        rule: RuleFacts.nullable(),
        student: MileagePerson,
        balance: z.number().int(),
        decidedByNm: z.string().nullable(),
        stepList: stepsOf(DESK_OBJECTION_STEPS),
      }),
    }),
  }),
  stepObjection: stepCall({
    path: deskPath,
    access: menu('LRN_MILEADM', 'U'),
    summary:
      'Answers an objection or decides about it; never one’s own. Upheld with points, its correction is posted at once.',
    actions: DESK_OBJECTION_STEPS,
    statuses: OBJECTION_STATUSES,
  }),
};
