/** Lines that the mileage office posts by hand, one at a time or by a sheet (docs/specification.md, Mileage). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post } from '../../call.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { PlanKey, PreviewedSheet } from '../../shared/plan-key.ts';
import { RequiredText } from '../../shared/required-text.ts';
import { TermRef } from '../learning/words.ts';
import { MILEAGE_KINDS, MILEAGE_MOST, MILEAGE_TYPES, MileagePerson } from './words.ts';

const path = '/lrn/mileage/entry';

/** ADJUST: a correction. CARRY: an opening balance, from another system. EARN: an award for an item. */
export const ENTRY_KINDS = ['ADJUST', 'CARRY', 'EARN'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Columns of a sheet. */
export const ENTRY_COLUMNS = ['number', 'kind', 'item', 'points', 'happenedOn', 'memo'] as const;
export type EntryColumn = (typeof ENTRY_COLUMNS)[number];

export const ENTRY_MOST = {
  points: MILEAGE_MOST.points,
  reason: MILEAGE_MOST.reason,
  /** Characters of the memo of a line of a sheet, and of the name of another system. */
  memo: 200,
  /** Lines of a sheet. */
  rows: 5_000,
  problems: 200,
  /** Lines of a preview that are shown. */
  shown: 100,
  /** Students whom a search finds. */
  found: 20,
  /** Lines that a correction can be about. */
  lines: 50,
} as const;

const points = z.number().int();

const Batch = z.object({
  batchId: Id,
  /** Null: one line, entered in the form. */
  fileNm: z.string().nullable(),
  lineCount: z.number().int(),
  /** The sum of its lines. */
  points,
  postedAt: Instant,
  postedByNm: z.string(),
  /** The student of one line that was entered in the form; null for a sheet. */
  student: MileagePerson.nullable(),
});
export type MileageBatch = z.output<typeof Batch>;

const Entry = z.object({
  kind: z.enum(ENTRY_KINDS),
  /** Null: about no item. */
  itemNm: z.string().nullable(),
  points,
  happenedOn: CalendarDate,
  memo: z.string(),
  /** The term that takes the line, and the one that it is about where that is closed. */
  term: TermRef,
  aboutTerm: TermRef.nullable(),
});

const BatchLine = Entry.extend({
  lineId: Id,
  student: MileagePerson,
  typeCode: z.enum(MILEAGE_TYPES).nullable(),
});
export type MileageBatchLine = z.output<typeof BatchLine>;

const PlannedEntry = Entry.extend({
  /** In the sheet, the head counted. */
  line: z.number().int(),
  name: z.string(),
  number: z.string(),
});
export type PlannedEntry = z.output<typeof PlannedEntry>;

const Problem = z.object({
  line: z.number().int(),
  /** As it stands there. */
  number: z.string(),
  column: z.enum(ENTRY_COLUMNS),
  reason: z.string(),
});
export type EntryProblem = z.output<typeof Problem>;

/** Names what a preview found, so that a sheet is posted as it was seen or not at all. */

export const mileageEntries = {
  findStudents: get(`${path}/student/list`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'Students and former ones by their name or number, for whom a line is posted; at most 20.',
    remark: 'Never the caller.',
    query: z.object({ searchText: z.string().max(100) }),
    output: z.object({ studentList: z.array(MileagePerson) }),
  }),
  readStudent: get(`${path}/student/{studentId}`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'What one student has, with the latest lines, which a correction can be about; who looks is written down.',
    remark: 'At most 50 lines.',
    params: z.object({ studentId: Id }),
    output: z.object({
      student: MileagePerson,
      balance: points,
      available: points,
      lineList: z.array(
        z.object({
          lineId: Id,
          kind: z.enum(MILEAGE_KINDS),
          title: z.string(),
          amount: points,
          happenedOn: CalendarDate,
        }),
      ),
    }),
  }),
  postEntry: post(path, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'Posts a correction or an opening balance for one student, who is told; never for oneself.',
    remark:
      'entryId is chosen by the form: sent again it posts nothing. An opening balance is 1 or more, and is posted once a person and reason, which names where it comes from. acceptsDebt is needed where less than nothing is left.',
    body: z.object({
      entryId: Id,
      studentId: Id,
      kind: z.enum(['ADJUST', 'CARRY']),
      points: points.min(-ENTRY_MOST.points).max(ENTRY_MOST.points),
      reason: RequiredText(ENTRY_MOST.reason),
      /** The line that a correction is about. */
      lineId: Id.nullable(),
      itemId: Id.nullable(),
      acceptsDebt: z.boolean(),
    }),
    output: z.object({ batchId: Id, balance: points, available: points }),
  }),
  pageBatches: get(`${path}/page`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'Lines and sheets that the office posted by hand, the latest first.',
    remark: 'searchText: the name of a file, or a student’s name or number.',
    query: PageQuery.omit({ sort: true }).extend({
      source: z.enum(['FORM', 'SHEET']).optional(),
      searchText: z.string().max(100).optional(),
    }),
    output: z.object({ batchPage: pageOf(Batch) }),
  }),
  readBatch: get(`${path}/{id}`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'The lines that came by one entry or sheet; who looks is written down.',
    params: z.object({ id: Id }),
    query: PageQuery.omit({ sort: true }),
    output: z.object({ batch: Batch, linePage: pageOf(BatchLine) }),
  }),
  previewSheet: get(`${path}/import`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'Lines that a sheet of the caller’s would post, and what is wrong with which; changes nothing.',
    remark:
      'An xlsx or csv of at most 2 MB and 5,000 lines; of the lines 100 at most are shown, 200 problems at most are told. A line that was posted before is a problem.',
    query: z.object({ fileId: Id }),
    output: z.object({
      /** The first ones. */
      lineList: z.array(PlannedEntry),
      lineCount: z.number().int(),
      personCount: z.number().int(),
      points,
      /** The first ones. */
      problemList: z.array(Problem),
      problemCount: z.number().int(),
      planKey: PlanKey,
    }),
  }),
  importSheet: post(`${path}/import`, {
    access: menu('LRN_MILEADM', 'C'),
    summary: 'Posts all lines of a sheet that hold, as they were previewed, or none; the people are told.',
    remark: 'planKey is the preview’s: where the sheet would post something else by now, nothing is posted.',
    body: PreviewedSheet,
    output: z.object({ batchId: Id, lineCount: z.number().int(), points }),
  }),
};
