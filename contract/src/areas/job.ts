/** Background work of the portal, for administrators: jobs, schedules, emails. Ids and codes, never a text. */
import { z } from 'zod';

import { administrator } from '../access.ts';
import { get, post } from '../call.ts';
import { Id, Instant } from '../shared/id.ts';
import { PageQuery, pageOf } from '../shared/page.ts';

export const JOB_STATES = ['WAITING', 'RUNNING', 'FAILED', 'DONE', 'CANCELLED'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const MAIL_STATES = ['QUEUED', 'SENT', 'FAILED', 'DROPPED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const JobSummary = z.object({
  jobId: Id,
  /** `noun.verb`: the kind of job. */
  name: z.string(),
  state: z.enum(JOB_STATES),
  /** Tries so far, and how many there are at most. */
  attempts: z.number().int(),
  attemptsMost: z.number().int(),
  createdAt: Instant,
  /** When it is due; of interest while it waits. */
  dueAt: Instant,
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  can: z.object({ retry: z.boolean(), cancel: z.boolean() }),
});
export type JobSummary = z.output<typeof JobSummary>;

const JobDetail = JobSummary.extend({
  /** The job's input: ids and codes. */
  dataList: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Class and code of the last failure; its words may quote what somebody wrote, and are not kept. */
  failure: z.object({ type: z.string(), code: z.string().nullable() }).nullable(),
});
export type JobDetail = z.output<typeof JobDetail>;

const Schedule = z.object({
  name: z.string(),
  /** Minute, hour, day, month and weekday, by the clock of Seoul. */
  cron: z.string(),
  lastAt: Instant.nullable(),
  lastState: z.enum(JOB_STATES).nullable(),
  nextAt: Instant.nullable(),
});
export type Schedule = z.output<typeof Schedule>;

const SentMail = z.object({
  mailId: Id,
  kind: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.number().int(),
  /** The mail server's last answer, or the code of what went wrong. */
  resultCode: z.string().nullable(),
  createdAt: Instant,
  sendAfter: Instant.nullable(),
  endedAt: Instant.nullable(),
});
export type SentMail = z.output<typeof SentMail>;

export const jobs = {
  pageJobs: get('/admin/job/page', {
    access: administrator,
    summary: 'Jobs of the last two weeks, those by the clock of two days; the newest first.',
    query: PageQuery.omit({ sort: true }).extend({
      state: z.enum(JOB_STATES).optional(),
      name: z.string().max(60).optional(),
    }),
    output: z.object({ jobPage: pageOf(JobSummary), nameList: z.array(z.string()) }),
  }),
  readJob: get('/admin/job/{id}', {
    access: administrator,
    summary: 'One job: what it was given, and how it went.',
    remark: 'Data are ids and codes; of a failure its class and code.',
    params: z.object({ id: Id }),
    output: z.object({ job: JobDetail }),
  }),
  retryJob: post('/admin/job/{id}/retry', {
    access: administrator,
    summary: 'Begins a failed job anew; refused where it is not failed (any more).',
    params: z.object({ id: Id }),
    output: z.object({ job: JobDetail }),
  }),
  cancelJob: post('/admin/job/{id}/cancel', {
    access: administrator,
    summary: 'Takes back a job that waits; refused where it does not wait (any more).',
    params: z.object({ id: Id }),
    output: z.object({ job: JobDetail }),
  }),
  listSchedules: get('/admin/job/schedule/list', {
    access: administrator,
    summary: 'What begins by the clock: when last, when next.',
    remark: 'And how it went last.',
    output: z.object({ scheduleList: z.array(Schedule) }),
  }),
  pageMails: get('/admin/job/mail/page', {
    access: administrator,
    summary: 'E-mails of the last 90 days by their state, the newest first; a job of the same id sends each.',
    query: PageQuery.omit({ sort: true }).extend({ state: z.enum(MAIL_STATES).optional() }),
    output: z.object({ mailPage: pageOf(SentMail) }),
  }),
};
