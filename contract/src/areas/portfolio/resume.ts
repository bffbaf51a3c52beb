/** Résumés: written by their student, put together from what the portal knows (docs/specification.md, Résumés). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, patch, post, put, remove } from '../../call.ts';
import { FileRef } from '../../shared/file.ts';
import { AddressNumber, Id, Instant } from '../../shared/id.ts';
import { OptionalLine, RequiredLine } from '../../shared/one-line.ts';
import { ItemConfirmation, ResumeContent, ResumeFact, RESUME_SECTIONS } from './resume-content.ts';
import { PAPER_MOST, VERSION_REASONS } from './words.ts';

const path = '/portfolio/resume';
const MENU = 'PTF_RES';
const ofResume = z.object({ id: Id });
const ofVersion = z.object({ id: Id, number: AddressNumber });

export const RESUME_PHOTO_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp'] as const;
export const RESUME_EVIDENCE_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'hwp', 'hwpx', 'docx'] as const;
/** Files that one item has as evidence. */
export const RESUME_EVIDENCE_FILES = 5;

/** Entries of a section that a new résumé takes up by itself, the latest; the others are offered in its form. */
export const RESUME_FIRST_ITEMS = 6;

/** Beginnings of a new résumé: nothing, all that the portal knows, or another résumé. */
export const RESUME_BEGINNINGS = ['EMPTY', 'PORTAL', 'COPY'] as const;

const Need = z.object({
  needId: Id,
  needNm: z.string(),
  section: z.enum(RESUME_SECTIONS),
  least: z.number().int(),
  words: z.array(z.string()),
  /** Asked for by the duty that the résumé is for; otherwise by every résumé. */
  isOfDuty: z.boolean(),
});
export type ResumeNeed = z.output<typeof Need>;

const Head = z.object({
  resumeId: Id,
  title: z.string(),
  dutyId: z.string().nullable(),
  dutyNm: z.string().nullable(),
  isDefault: z.boolean(),
  isBlind: z.boolean(),
  changedAt: Instant,
});

const Card = Head.extend({
  itemCount: z.number().int(),
  /** Texts that are written in a language at least, and in each of them. */
  textCount: z.object({ all: z.number().int(), ko: z.number().int(), en: z.number().int() }),
  metCount: z.number().int(),
  needCount: z.number().int(),
  /** It was handed in alone to be corrected, and is not yet. */
  isInCorrection: z.boolean(),
});
export type ResumeCard = z.output<typeof Card>;

const Resume = Head.extend({
  content: ResumeContent,
  /** How the university stands to each item that has a source. */
  confirmationList: z.array(ItemConfirmation),
  /** Its photo and its evidence. */
  fileList: z.array(FileRef),
  needList: z.array(Need),
  version: z.number().int(),
});
export type ResumeToEdit = z.output<typeof Resume>;

const Version = z.object({
  number: z.number().int(),
  reason: z.enum(VERSION_REASONS),
  name: z.string(),
  createdAt: Instant,
  itemCount: z.number().int(),
});
export type ResumeVersionRow = z.output<typeof Version>;

export const resumes = {
  listResumes: get(path, {
    access: menu(MENU, 'R'),
    summary: 'The caller’s résumés, the latest change first, and those that were deleted in the last 30 days.',
    remark: 'factCount: entries that the portal could put into a new one.',
    output: z.object({
      resumeList: z.array(Card),
      deletedList: z.array(z.object({ resumeId: Id, title: z.string(), deletedAt: Instant })),
      factCount: z.number().int(),
    }),
  }),
  createResume: post(path, {
    access: menu(MENU, 'C'),
    summary: 'Makes a résumé: empty, from all that the portal knows of the caller, or as another one of theirs.',
    remark:
      'At most 30 a person. The first one is the default. The latest six entries of a section are taken up. A copy has no evidence files.',
    body: z.object({
      title: RequiredLine(PAPER_MOST.title),
      beginsWith: z.enum(RESUME_BEGINNINGS),
      copyOf: Id.nullable().default(null),
      dutyId: z.string().max(40).nullable().default(null),
    }),
    output: z.object({ resumeId: Id }),
  }),
  readResume: get(`${path}/{id}`, {
    access: menu(MENU, 'RR'),
    summary: 'One résumé of the caller, with what the university confirms now and what it still lacks.',
    remark: 'Items that the university no longer confirms are GONE, and stay out of print.',
    params: ofResume,
    output: z.object({ resume: Resume }),
  }),
  saveResume: put(`${path}/{id}`, {
    access: menu(MENU, 'U'),
    summary: 'Keeps a résumé as it is now, by the version that was seen.',
    remark:
      'The same content again is no conflict. overrules: somebody chose it over what another window had saved, which is kept as a version whenever the last one was. Title, place, detail and period of an item with a source are those of the university, whatever is sent; one of somebody else is refused at the item.',
    params: ofResume,
    body: z.object({
      version: z.number().int().min(1).max(1_000_000_000),
      title: RequiredLine(PAPER_MOST.title),
      dutyId: z.string().max(40).nullable(),
      isBlind: z.boolean(),
      content: ResumeContent,
      overrules: z.boolean().optional(),
    }),
    draft: true,
    output: z.object({ version: z.number().int(), changedAt: Instant }),
  }),
  deleteResume: remove(`${path}/{id}`, {
    access: menu(MENU, 'D'),
    summary: 'Deletes a résumé; for 30 days it can be brought back.',
    remark: 'Where it was the default, the one changed last becomes it.',
    params: ofResume,
    output: z.object({}),
  }),
  undeleteResume: post(`${path}/{id}/undelete`, {
    access: menu(MENU, 'D'),
    summary: 'Brings a deleted résumé back.',
    params: ofResume,
    output: z.object({ resumeId: Id }),
  }),
  makeDefault: post(`${path}/{id}/default`, {
    access: menu(MENU, 'U'),
    summary: 'Makes a résumé the one that other parts of the portal take first.',
    params: ofResume,
    output: z.object({}),
  }),
  listFacts: get(`${path}/{id}/facts`, {
    access: menu(MENU, 'RR'),
    summary: 'All that the portal knows of the caller for a résumé, and what this one has of it already.',
    params: ofResume,
    output: z.object({ factList: z.array(ResumeFact.extend({ isTaken: z.boolean() })) }),
  }),
  listNeeds: get('/portfolio/resume-needs', {
    access: menu(MENU, 'R'),
    summary: 'What a résumé should have, with what a duty asks for beside it.',
    query: z.object({ dutyId: z.string().max(40).optional() }),
    output: z.object({ needList: z.array(Need) }),
  }),
  listVersions: get(`${path}/{id}/versions`, {
    access: menu(MENU, 'RR'),
    summary: 'A résumé as it once was, the latest first.',
    remark: 'One in ten minutes by itself, the last 50; those with a name stay.',
    params: ofResume,
    output: z.object({ versionList: z.array(Version) }),
  }),
  keepVersion: post(`${path}/{id}/versions`, {
    access: menu(MENU, 'U'),
    summary: 'Keeps a résumé as it is now under a name.',
    params: ofResume,
    body: z.object({ name: RequiredLine(PAPER_MOST.title) }),
    output: z.object({ number: z.number().int() }),
  }),
  readVersion: get(`${path}/{id}/versions/{number}`, {
    access: menu(MENU, 'RR'),
    summary: 'One version with its content.',
    params: ofVersion,
    output: z.object({ version: Version.extend({ content: ResumeContent }) }),
  }),
  nameVersion: patch(`${path}/{id}/versions/{number}`, {
    access: menu(MENU, 'U'),
    summary: 'Names a version, so that it stays; without a name it goes with the oldest.',
    params: ofVersion,
    body: z.object({ name: OptionalLine(PAPER_MOST.title) }),
    output: z.object({}),
  }),
  restoreVersion: post(`${path}/{id}/versions/{number}/restore`, {
    access: menu(MENU, 'U'),
    summary: 'Makes a résumé what it was in a version; as it is now is kept before.',
    params: ofVersion,
    body: z.object({ version: z.number().int().min(1).max(1_000_000_000) }),
    output: z.object({ version: z.number().int() }),
  }),
};
