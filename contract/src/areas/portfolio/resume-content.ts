/** A résumé as its student writes it, saves it, prints it and gets it back (docs/specification.md, Résumés). */
import { z } from 'zod';

import { CalendarDate, Id } from '../../shared/id.ts';
import { oneLine } from '../../shared/one-line.ts';
import { PAPER_MOST } from './words.ts';

/** Sections in the order that a new résumé has. The person stands before them. */
export const RESUME_SECTIONS = [
  'EDUCATION',
  'MILITARY',
  'WORK',
  'ACTIVITY',
  'LANGUAGE',
  'CERTIFICATE',
  'AWARD',
  'TRAINING',
  'PROJECT',
  'VOLUNTEER',
  'ABROAD',
  'SKILL',
  'LINK',
] as const;
export type ResumeSection = (typeof RESUME_SECTIONS)[number];

const Line = oneLine(PAPER_MOST.line);
const Lines = z.object({ ko: Line, en: Line });
const Paragraph = z.string().max(PAPER_MOST.text);
const Paragraphs = z.object({ ko: Paragraph, en: Paragraph });

/** A year with its month, or a year alone: `2026-03`, `2026`; empty where it is not known. */
export const MONTH = /^(?:(?:19|20|21)\d\d(?:-(?:0[1-9]|1[0-2]))?)?$/;
const Month = z.string().regex(MONTH);

/** https or http, or empty. */
export const WEB_ADDRESS = /^(?:https?:\/\/[^\s<>"']{3,300})?$/;
const WebAddress = z.string().regex(WEB_ADDRESS);

/** Names a fact of the portal from which an item was taken; its kind is that of a résumé source. */
export const ItemSource = z.object({ kind: z.string().max(40), id: z.string().max(80) });
export type ItemSource = z.output<typeof ItemSource>;

/** Names of JSON Resume for what a résumé says in fewer fields: days, and the parts of a detail or an address. */
export const CARRIED_NAMES = [
  'startDate',
  'endDate',
  'date',
  'location',
  'score',
  'type',
  'address',
  'city',
  'region',
  'postalCode',
  'countryCode',
] as const;
export type CarriedName = (typeof CARRIED_NAMES)[number];

/**
 * Words of an imported file that a résumé has no fields for. They are shown nowhere, and leave with the next file while
 * the field that they went into still says so.
 */
const Carried = z.partialRecord(z.enum(CARRIED_NAMES), Line).optional();

/**
 * One entry. Its title, place and detail mean, by section:
 * - EDUCATION: field of study, school, degree or grades
 * - MILITARY: kind of service, branch, rank
 * - WORK: position, company, department
 * - ACTIVITY: role, group
 * - LANGUAGE: test, issuer, score
 * - CERTIFICATE: name, issuer, number
 * - AWARD: name, giver, prize
 * - TRAINING: name, organiser, hours
 * - PROJECT: name, organiser, role
 * - VOLUNTEER: work, organisation, hours
 * - ABROAD: programme, place
 * - SKILL: name, nothing, level
 * - LINK: name
 */
export const ResumeItem = z.object({
  /** Made by the browser; unique within the résumé. */
  itemId: Id,
  title: Lines,
  place: Lines,
  detail: Lines,
  begins: Month,
  /** Empty while `isOngoing`, and for what has a day only (`begins`). */
  ends: Month,
  isOngoing: z.boolean(),
  text: Paragraphs,
  url: WebAddress,
  isShown: z.boolean(),
  /** A new page begins before it in print. */
  breaksBefore: z.boolean(),
  /**
   * Null for what the student wrote. Otherwise title, place, detail and period are those of the university, whatever is
   * sent; once the university no longer confirms it, the item stays out of print.
   */
  source: ItemSource.nullable(),
  /** A group of evidence files (entity `resume-evidence`); null for none. */
  evidenceFileId: Id.nullable(),
  carried: Carried,
});
export type ResumeItem = z.output<typeof ResumeItem>;

export const ResumeContent = z.object({
  person: z.object({
    name: Lines,
    /** A line under the name. */
    headline: Lines,
    birthOn: z.union([z.literal(''), CalendarDate]),
    gender: Lines,
    email: Line,
    phone: Line,
    address: Lines,
    /** A few sentences about oneself, above the sections. */
    summary: Paragraphs,
    /** A group with one picture (entity `resume-photo`); null for none. */
    photoFileId: Id.nullable(),
    carried: Carried,
  }),
  sectionList: z
    .array(
      z.object({
        section: z.enum(RESUME_SECTIONS),
        isShown: z.boolean(),
        breaksBefore: z.boolean(),
        itemList: z.array(ResumeItem).max(PAPER_MOST.items),
      }),
    )
    .length(RESUME_SECTIONS.length),
});
export type ResumeContent = z.output<typeof ResumeContent>;

/** How the university stands to an item with a source: confirms it, or no longer does. */
export const CONFIRMATIONS = ['CONFIRMED', 'GONE'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export const ItemConfirmation = z.object({ itemId: Id, confirmation: z.enum(CONFIRMATIONS) });
export type ItemConfirmation = z.output<typeof ItemConfirmation>;

/** Something that the portal knows about a student and a résumé can take up, in both languages. */
export const ResumeFact = ResumeItem.pick({
  title: true,
  place: true,
  detail: true,
  begins: true,
  ends: true,
  isOngoing: true,
  text: true,
}).extend({ section: z.enum(RESUME_SECTIONS), source: ItemSource });
export type ResumeFact = z.output<typeof ResumeFact>;
