/** Changes by offices and administrators: who, what, when, and how it was before. */
import { z } from 'zod';

import { menu } from '../access.ts';
import { get, post } from '../call.ts';
import { ExportReason, ExportStarted } from '../shared/export.ts';
import { CalendarDate, Id, Instant } from '../shared/id.ts';
import { PageQuery, pageOf } from '../shared/page.ts';

const Filters = {
  /** A kind of record, by its name in the log. */
  kind: z.string().max(60).optional(),
  /** The key of one record of that kind. */
  recordId: z.string().max(100).optional(),
  /** The person who changed it, by name or number. */
  searchText: z.string().max(100).optional(),
  from: CalendarDate.optional(),
  /** This day too. */
  until: CalendarDate.optional(),
};

const LoggedChange = z.object({
  changeId: Id,
  at: Instant,
  /** Null: the portal itself, or a command on the server. */
  byNm: z.string().nullable(),
  byNumber: z.string().nullable(),
  actNm: z.string(),
  kind: z.string(),
  kindNm: z.string(),
  recordId: z.string().nullable(),
  /** Null where the record has no name, or is gone. */
  recordNm: z.string().nullable(),
});
export type LoggedChange = z.output<typeof LoggedChange>;

const FieldChange = z.object({
  /** The field and where it stands in the record: `goal.name`. */
  path: z.string(),
  fieldNm: z.string(),
  /** A line for each value of a list; none where there was nothing, or is nothing any more. */
  beforeList: z.array(z.string()),
  afterList: z.array(z.string()),
});
export type FieldChange = z.output<typeof FieldChange>;

const path = '/admin/audit';
export const changeLog = {
  pageChanges: get(`${path}/page`, {
    access: menu('ADM_AUDIT', 'R'),
    summary: 'Changes by offices and administrators, the latest first.',
    remark:
      'Never of counselling, tests that somebody took, papers, posts, or of what people do with their own things. kindList: the kinds of records that the log knows.',
    query: PageQuery.omit({ sort: true }).extend(Filters),
    output: z.object({
      changePage: pageOf(LoggedChange),
      kindList: z.array(z.object({ kind: z.string(), kindNm: z.string() })),
      canExport: z.boolean(),
    }),
  }),
  readChange: get(`${path}/{id}`, {
    access: menu('ADM_AUDIT', 'RR'),
    summary: 'One change, field by field: before and after.',
    params: z.object({ id: Id }),
    output: z.object({ change: LoggedChange.extend({ fieldList: z.array(FieldChange) }) }),
  }),
  exportChanges: post(`${path}/excel`, {
    access: menu('ADM_AUDIT', 'E'),
    summary: 'The list as an Excel file; needs a reason.',
    body: z.object({ ...Filters, reason: ExportReason }),
    gives: 'file',
    repeatable: false,
    output: ExportStarted,
  }),
};
