/**
 * Statistics of counselling in a period (docs/specification.md §7, Counselling statistics). One call for the desk's own
 * menu and one for the administration's: the same figures, each as far as its menu reaches.
 */
import { z } from 'zod';

import { menu } from '../../../access.ts';
import { get, post } from '../../../call.ts';
import { ENUMS } from '../../../enums.ts';
import { ExportReason, ExportStarted } from '../../../shared/export.ts';
import { CalendarDate, Id } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { Channel, Kind } from '../words.ts';

/** Ways to group a table of the figures. */
export const STATISTICS_BY = ['department', 'counsellor'] as const;
export type StatisticsBy = (typeof STATISTICS_BY)[number];

/** Groups of students for which coverage is counted. */
export const STUDENT_GROUPS = ['ALL', 'INTERNATIONAL', 'WARNED'] as const;
export type StudentGroup = (typeof STUDENT_GROUPS)[number];

const Filters = z.object({
  /** Days in Seoul on which the hour lies; the current term without. At most a year. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  /** The counsellor's department, with everything below it. */
  deptCode: z.string().max(40).optional(),
  counsellorId: Id.optional(),
  kind: Kind.optional(),
  channel: Channel.optional(),
  /** The topic that was named first. */
  topic: z.string().max(40).optional(),
});
export type StatisticsFilters = z.output<typeof Filters>;

/** The requests are the sum of the states; a rescheduled request counts once, where it stands now. */
const Figures = z.object({
  requestedCount: z.number().int(),
  waitingCount: z.number().int(),
  /** Agreed, and not over yet. */
  approvedCount: z.number().int(),
  /** Took place; without what was recorded afterwards and nobody confirmed. */
  completedCount: z.number().int(),
  /** Recorded afterwards, and not confirmed by the student. */
  unconfirmedCount: z.number().int(),
  absentCount: z.number().int(),
  rejectedCount: z.number().int(),
  /** Given back by either side. */
  cancelledCount: z.number().int(),
  /** Different students who were met. */
  studentCount: z.number().int(),
  /** Hours until a request was answered, half of them sooner; null where none was. */
  answerHours: z.number().nullable(),
});
export type CounsellingFigures = z.output<typeof Figures>;

const Coverage = z.object({
  /** Students assigned today. */
  assignedCount: z.number().int(),
  /** Those of them that their own advisor or coach met in the period. */
  metCount: z.number().int(),
  /** Those met with nothing left to do of it. */
  caredCount: z.number().int(),
});
export type CounsellingCoverage = z.output<typeof Coverage>;

const Group = Figures.omit({ answerHours: true }).extend({ key: z.string() });
export type FiguresGroup = z.output<typeof Group>;

const TopicGroup = z.object({
  key: z.string(),
  requestedCount: z.number().int(),
  /** Null for others' figures: the outcome of a single request would reveal its topic. */
  completedCount: z.number().int().nullable(),
});
export type TopicGroup = z.output<typeof TopicGroup>;

const Statistics = z.object({
  from: CalendarDate,
  to: CalendarDate,
  /** A topic was asked for, with others' figures in scope: nothing is counted, all numbers are zero and lists empty. */
  isSuppressed: z.boolean(),
  leastStudents: z.number().int(),
  total: Figures,
  /** Null where a filter of kind, channel or topic is set: coverage knows none of them. */
  coverage: Coverage.nullable(),
  /** By the first day of a month. */
  monthList: z.array(Group),
  kindList: z.array(Group),
  channelList: z.array(Group),
  /**
   * Counts by the first topic. Others' figures come by whole past months, and are empty with any filter but the period:
   * in each month, topics of fewer than `leastStudents` students are merged with the next smallest under the key '',
   * and so is a single one.
   */
  topicList: z.array(TopicGroup),
  /**
   * Assigned students whom none of their advisors met. Among others' figures, groups of fewer than `leastStudents` are
   * left out together with the next smallest, and the list is empty with any filter but the period.
   */
  unmetList: z.array(
    z.object({
      group: z.enum(STUDENT_GROUPS),
      grade: z.enum(ENUMS.grade),
      allCount: z.number().int(),
      unmetCount: z.number().int(),
    }),
  ),
  /** Mean of the answers to surveys after counselling, on five points; null below the least number of answers. */
  satisfaction: z.object({ mean: z.number(), answerCount: z.number().int() }).nullable(),
  /**
   * Psychological and legal counselling in numbers alone, by the first day of each past month, whole however little of
   * it lies in the period; null where fewer than `leastStudents` people are behind a number. Empty for a menu whose
   * scope is not everybody, and with any filter but the period.
   */
  confidentialList: z.array(
    z.object({
      month: CalendarDate,
      appliedCount: z.number().int().nullable(),
      sessionCount: z.number().int().nullable(),
      lawCount: z.number().int().nullable(),
      opinionCount: z.number().int().nullable(),
    }),
  ),
  /** Figures of others than the caller are among them. */
  hasOthers: z.boolean(),
  canExport: z.boolean(),
});
export type CounsellingStatistics = z.output<typeof Statistics>;

const Row = z.object({
  /** A department's code or a counsellor's member key. */
  key: z.string(),
  name: z.string(),
  /** The counsellor's. */
  deptNm: z.string().nullable(),
  figures: Figures,
  coverage: Coverage.nullable(),
});
export type StatisticsRow = z.output<typeof Row>;

const PageParams = PageQuery.extend(Filters.shape).extend({ by: z.enum(STATISTICS_BY).default('department') });
const ExportInput = Filters.extend({
  by: z.enum(STATISTICS_BY).default('department'),
  sort: z.array(z.string().max(60)).max(5).optional(),
  reason: ExportReason,
});

/** Declares the same three calls below one path each. */
function callsAt(path: string, menuId: 'CNS_STAT' | 'ADM_STAT', whose: string) {
  return {
    read: get(path, {
      access: menu(menuId, 'R'),
      summary: `What counselling came to in a period, ${whose}.`,
      remark:
        'Of the current term unless told otherwise, at most of a year. A department counts with everything below.',
      query: Filters,
      output: z.object({ statistics: Statistics }),
    }),
    page: get(`${path}/page`, {
      access: menu(menuId, 'R'),
      summary: `The same figures by department or counsellor, ${whose}.`,
      remark: 'Sorted by name, requestedCount, completedCount, assignedCount or metShare.',
      query: PageParams,
      output: z.object({ statisticsPage: pageOf(Row) }),
    }),
    export: post(`${path}/excel`, {
      access: menu(menuId, 'E'),
      summary: `The same table as an Excel file, for a reason that is kept, ${whose}.`,
      body: ExportInput,
      gives: 'file',
      repeatable: false,
      output: ExportStarted,
    }),
  };
}

const own = callsAt('/cnslt/stat/staff', 'CNS_STAT', 'of one’s own desk or departments');
const administered = callsAt('/admin/stat/counselling', 'ADM_STAT', 'of the departments that one administers');

export const statistics = {
  readStatistics: own.read,
  pageStatistics: own.page,
  exportStatistics: own.export,
  readAdminStatistics: administered.read,
  pageAdminStatistics: administered.page,
  exportAdminStatistics: administered.export,
};
