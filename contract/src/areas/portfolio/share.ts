/** Papers that others read: whom a student lets, who opened them, and what is shared with the reader. */
import { z } from 'zod';

import { anyMenu, menu } from '../../access.ts';
import { type CallOutput, get, put } from '../../call.ts';
import { FileRef } from '../../shared/file.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { ItemConfirmation, ResumeContent } from './resume-content.ts';
import { PAPER_AUDIENCES, PaperView } from './words.ts';

const path = '/portfolio/share';
const MENUS = ['PTF_RES', 'PTF_CL'] as const;

/** Papers that can be shared. */
export const SHARED_PAPERS = ['RESUME', 'LETTER'] as const;
export type SharedPaper = (typeof SHARED_PAPERS)[number];

const Share = z.object({
  audience: z.enum(PAPER_AUDIENCES),
  /** The advisor or coach of today; null where there is none. */
  personNm: z.string().nullable(),
  /** Null: not shared. */
  grantedAt: Instant.nullable(),
});
export type PaperShare = z.output<typeof Share>;

const params = z.object({ paper: z.enum(SHARED_PAPERS), id: Id });

export const paperShares = {
  readShares: get(`${path}/paper/{paper}/{id}`, {
    access: anyMenu(MENUS, 'RR'),
    summary: 'Who beside the caller may read a paper of theirs, and who opened it last.',
    params,
    output: z.object({
      shareList: z.array(Share),
      viewCount: z.number().int(),
      lastView: PaperView.nullable(),
    }),
  }),
  changeShare: put(`${path}/paper/{paper}/{id}`, {
    access: anyMenu(MENUS, 'U'),
    summary: 'Lets the advisor or the coach read a paper of the caller’s, or no longer; at once.',
    remark: 'Not possible where there is nobody today who could read it.',
    params,
    body: z.object({ audience: z.enum(PAPER_AUDIENCES), isShared: z.boolean() }),
    output: z.object({ shareList: z.array(Share) }),
  }),
  pageViews: get(`${path}/paper/{paper}/{id}/view/page`, {
    access: anyMenu(MENUS, 'RR'),
    summary: 'Who opened a paper of the caller’s, or a request to correct it, the latest first.',
    params,
    query: PageQuery.omit({ sort: true }),
    output: z.object({ viewPage: pageOf(PaperView.extend({ viewId: Id })) }),
  }),
  listShared: get(`${path}/student/{stdntId}/list`, {
    access: anyMenu(MENUS, 'RR'),
    summary: 'The papers that a student shares with the caller, the last changed first.',
    remark: 'Not found where there is none: sharing and the relation of today both count.',
    params: z.object({ stdntId: Id }),
    output: z.object({
      student: z.object({ stdntId: Id, name: z.string(), deptNm: z.string(), grade: z.number().int() }),
      paperList: z.array(
        z.object({
          paper: z.enum(SHARED_PAPERS),
          paperId: Id,
          title: z.string(),
          /** Empty where a letter has none, and for résumés. */
          company: z.string(),
          dueOn: CalendarDate.nullable(),
          changedAt: Instant,
          /** When the caller opened it last; null for never. */
          seenAt: Instant.nullable(),
        }),
      ),
    }),
  }),
  readSharedResume: get(`${path}/resume/{id}/{owner}`, {
    access: menu('PTF_RES', 'RR'),
    summary: 'A résumé to read: the caller’s own, or one that its student shares with them.',
    remark:
      'owner is the student’s stdntId; with another one it is not found. Each reading of somebody else’s is logged.',
    params: z.object({ id: Id, owner: Id }),
    output: z.object({
      resume: z.object({
        resumeId: Id,
        title: z.string(),
        ownerNm: z.string(),
        deptNm: z.string(),
        /** As whom the caller reads it; null for one’s own. */
        audience: z.enum(PAPER_AUDIENCES).nullable(),
        isBlind: z.boolean(),
        content: ResumeContent,
        confirmationList: z.array(ItemConfirmation),
        /** Its photo. */
        fileList: z.array(FileRef),
        changedAt: Instant,
      }),
    }),
  }),
};
export type SharedPaperRow = CallOutput<typeof paperShares.listShared>['paperList'][number];
