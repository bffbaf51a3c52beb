/** Badges of the office: classes with their rules, opened and closed (docs/specification.md, Badges). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post, put, remove } from '../../call.ts';
import { ENUMS } from '../../enums.ts';
import { FileRef } from '../../shared/file.ts';
import { Id, Instant } from '../../shared/id.ts';
import { RequiredLine } from '../../shared/one-line.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { OptionalText, RequiredText } from '../../shared/required-text.ts';
import { defineActions, stepCall, stepsOf, Version } from '../../shared/workflow.ts';
import { PROGRAMME_TYPES } from '../learning/words.ts';
import {
  BADGE_CLASS_STATUSES,
  BADGE_LEVELS,
  BADGE_MOST,
  BADGE_RUN_STATUSES,
  BadgeAlignment,
  BadgeCondition,
  BadgeLook,
  BadgeRule,
} from './badge-words.ts';
import { Both } from './words.ts';

const path = '/portfolio/badgeclass/class';

export const BADGE_DESK_MOST = {
  /** Programmes or students whom a search finds. */
  found: 20,
  /** People of a dry run who are named. */
  named: 200,
} as const;

/** OPEN: it is granted from now on, to those who meet its rule already too. CLOSE: it is granted no more. */
export const BADGE_CLASS_STEPS = defineActions({ CLOSE: { needs: {} }, OPEN: { needs: {} } });

const Content = z.object({
  nameKo: RequiredLine(BADGE_MOST.name),
  nameEn: RequiredLine(BADGE_MOST.name),
  descriptionKo: OptionalText(BADGE_MOST.text),
  descriptionEn: OptionalText(BADGE_MOST.text),
  criteriaKo: OptionalText(BADGE_MOST.text),
  criteriaEn: OptionalText(BADGE_MOST.text),
  level: z.enum(BADGE_LEVELS),
  competencyCode: z.enum(ENUMS.coreCompetency).nullable(),
  alignmentList: z
    .array(BadgeAlignment.extend({ name: RequiredLine(BADGE_MOST.line), framework: RequiredLine(BADGE_MOST.line) }))
    .max(BADGE_MOST.alignments),
  /** Null: it never ends. */
  validMonths: z.number().int().min(1).max(BADGE_MOST.months).nullable(),
  isRepeatable: z.boolean(),
  /** It stands in the catalogue. */
  isListed: z.boolean(),
  look: BadgeLook,
  /** An own picture, in place of the drawn one; null for none. */
  pictureFileId: Id.nullable(),
  /** Null: people grant it. */
  rule: BadgeRule.nullable(),
});
export type BadgeClassContent = z.output<typeof Content>;

/** A condition with the name of the programme or badge that it asks for; null where it names none. */
const ConditionView = z.object({ condition: BadgeCondition, name: Both.nullable() });
export type BadgeConditionView = z.output<typeof ConditionView>;

const ClassRow = z.object({
  classId: Id,
  name: Both,
  level: z.enum(BADGE_LEVELS),
  look: BadgeLook,
  picture: FileRef.nullable(),
  status: z.enum(BADGE_CLASS_STATUSES),
  /** Empty: people grant it. */
  conditionList: z.array(ConditionView),
  /** Badges that stand, past their date or not. */
  grantedCount: z.number().int(),
  revokedCount: z.number().int(),
});
export type BadgeClassRow = z.output<typeof ClassRow>;

const ClassDetail = Content.omit({ rule: true, pictureFileId: true }).extend({
  classId: Id,
  pictureFileId: Id.nullable(),
  picture: FileRef.nullable(),
  conditionList: z.array(ConditionView),
  status: z.enum(BADGE_CLASS_STATUSES),
  grantedCount: z.number().int(),
  revokedCount: z.number().int(),
  /** Badges whose rules ask for this one. */
  neededByList: z.array(z.object({ classId: Id, name: Both })),
  changedAt: Instant,
  changedByNm: z.string().nullable(),
  version: Version,
  stepList: stepsOf(BADGE_CLASS_STEPS),
  /** The walk over all students after it was opened, the latest; null where there was none. */
  run: z
    .object({
      status: z.enum(BADGE_RUN_STATUSES),
      checkedCount: z.number().int(),
      totalCount: z.number().int(),
      grantedCount: z.number().int(),
    })
    .nullable(),
  canChange: z.boolean(),
  /** The caller may grant and revoke. */
  canGrant: z.boolean(),
});
export type BadgeClassDetail = z.output<typeof ClassDetail>;

const Tried = z.object({
  studentId: Id,
  name: z.string(),
  number: z.string(),
  deptNm: z.string(),
});
export type TriedStudent = z.output<typeof Tried>;

export const badgeClasses = {
  pageClasses: get(path, {
    access: menu('PTF_BADGEADM', 'R'),
    summary: 'Badges of the university: open ones first, each in the order of its level and name.',
    query: PageQuery.omit({ sort: true }).extend({
      status: z.enum(BADGE_CLASS_STATUSES).optional(),
      level: z.enum(BADGE_LEVELS).optional(),
      searchText: z.string().max(100).optional(),
    }),
    output: z.object({ classPage: pageOf(ClassRow), canCreate: z.boolean() }),
  }),
  listClassOptions: get(`${path}/options`, {
    access: menu('PTF_BADGEADM', 'R'),
    summary: 'All badges by name, to choose from.',
    output: z.object({
      classList: z.array(z.object({ classId: Id, name: Both, status: z.enum(BADGE_CLASS_STATUSES) })),
    }),
  }),
  readClass: get(`${path}/{id}`, {
    access: menu('PTF_BADGEADM', 'RR'),
    summary: 'One badge with its rule, how often it was granted, and what can be done with it now.',
    params: z.object({ id: Id }),
    output: z.object({ badge: ClassDetail }),
  }),
  createClass: post(path, {
    access: menu('PTF_BADGEADM', 'C'),
    summary: 'Makes a badge as a draft.',
    remark: 'A rule that comes to ask for the badge itself is refused with the way it takes.',
    body: Content,
    output: z.object({ classId: Id }),
  }),
  saveClass: put(`${path}/{id}`, {
    access: menu('PTF_BADGEADM', 'U'),
    summary: 'Changes a badge; those that were granted stay as they were.',
    remark: 'rule and isRepeatable change only in a draft.',
    params: z.object({ id: Id }),
    body: Content.extend({ version: Version }),
    output: z.object({ classId: Id }),
  }),
  stepClass: stepCall({
    path,
    access: menu('PTF_BADGEADM', 'U'),
    summary: 'Opens a badge, and grants it to all who meet its rule already, in the background; or closes it.',
    remark: 'Opening needs description and criteria in both languages, and a rule of open badges.',
    actions: BADGE_CLASS_STEPS,
    statuses: BADGE_CLASS_STATUSES,
  }),
  runAgain: post(`${path}/{id}/run`, {
    access: menu('PTF_BADGEADM', 'U'),
    summary: 'Grants an open badge to all who meet its rule, in the background, after that failed when it was opened.',
    remark: 'Those who got it before keep it, and get no second one.',
    params: z.object({ id: Id }),
    body: z.object({}),
    output: z.object({ classId: Id }),
  }),
  deleteClass: remove(`${path}/{id}`, {
    access: menu('PTF_BADGEADM', 'D'),
    summary: 'Deletes a draft that no rule asks for.',
    params: z.object({ id: Id }),
    body: z.object({ version: Version }),
    output: z.object({ classId: Id }),
  }),
  tryRule: get(`${path}/{id}/try`, {
    access: menu('PTF_BADGEADM', 'U'),
    summary: 'Counts the students who would get a badge by its rule now; changes nothing.',
    params: z.object({ id: Id }),
    output: z.object({ checkedCount: z.number().int(), grantCount: z.number().int() }),
  }),
  nameTried: post(`${path}/{id}/try`, {
    access: menu('PTF_BADGEADM', 'U'),
    summary: 'The same by name, 200 at most; the reason stands in the log that each of them can read.',
    params: z.object({ id: Id }),
    body: z.object({ reason: RequiredText(BADGE_MOST.reason) }),
    repeatable: false,
    output: z.object({ studentList: z.array(Tried) }),
  }),
  findSeries: get('/portfolio/badgeclass/programme', {
    access: menu('PTF_BADGEADM', 'U'),
    summary: 'Programmes by a part of their name, each with all its runs; at most 20, the latest first.',
    query: z.object({ searchText: z.string().max(100) }),
    output: z.object({
      seriesList: z.array(z.object({ seriesId: Id, name: Both, type: z.enum(PROGRAMME_TYPES), deptNm: z.string() })),
    }),
  }),
};
