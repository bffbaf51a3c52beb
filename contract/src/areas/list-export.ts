/**
 * Excel files that are made in the background: each is its asker's alone, and goes after some days.
 */
import { z } from 'zod';

import { member } from '../access.ts';
import { get, post } from '../call.ts';
import { Id, Instant } from '../shared/id.ts';
import { PageQuery, pageOf } from '../shared/page.ts';

/** So many of a person's files wait or are made at once. */
export const EXPORTS_AT_ONCE = 2;

export const EXPORT_STATES = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/**
 * - `INTERRUPTED`: its process ended again and again. - `FORBIDDEN`: the asker may no longer take the list away.
 * - `STORAGE_FULL`: no room for the file. - `TOO_MANY_ROWS`: more than a sheet can hold. - `ERROR`: something else.
 */
export const EXPORT_FAILURES = ['INTERRUPTED', 'FORBIDDEN', 'STORAGE_FULL', 'TOO_MANY_ROWS', 'ERROR'] as const;
export type ExportFailure = (typeof EXPORT_FAILURES)[number];

const ListExport = z.object({
  exportId: Id,
  state: z.enum(EXPORT_STATES),
  /** The menu whose list it is. */
  listNm: z.string(),
  fileNm: z.string().nullable(),
  reason: z.string(),
  /** Written so far; in the end all of them. */
  rows: z.number().int(),
  size: z.number().int().nullable(),
  failure: z.enum(EXPORT_FAILURES).nullable(),
  askedAt: Instant,
  endedAt: Instant.nullable(),
  /** When the file goes. */
  expiresAt: Instant.nullable(),
  /** The file is there, and the caller may no longer see all that is in it. */
  isWithheld: z.boolean(),
  can: z.object({ download: z.boolean(), cancel: z.boolean(), retry: z.boolean() }),
});
export type ListExport = z.output<typeof ListExport>;

const OfExport = z.object({ id: Id });
export const listExports = {
  pageExports: get('/export/page', {
    access: member,
    summary: 'One’s own files that are made in the background, the latest first, and for how many days they are kept.',
    query: PageQuery.omit({ sort: true }),
    output: z.object({ exportPage: pageOf(ListExport), keptDays: z.number().int() }),
  }),
  downloadExport: get('/export/{id}/file', {
    access: member,
    summary: 'One’s own file, while one may still see what is in it.',
    remark: 'Forbidden where they may no longer see all of it.',
    params: OfExport,
    gives: 'file',
    output: z.object({}),
  }),
  cancelExport: post('/export/{id}/cancel', {
    access: member,
    summary: 'Ends a file that waits or is being made; nothing of it stays. A conflict where it has ended.',
    params: OfExport,
    output: z.object({ export: ListExport }),
  }),
  retryExport: post('/export/{id}/retry', {
    access: member,
    summary: 'Begins a failed file anew, under today’s rights. A conflict where it did not fail.',
    remark: 'Gives a new one in its place.',
    params: OfExport,
    output: z.object({ export: ListExport }),
  }),
};
