/** Instruments, as the testing centre keeps them (docs/specification.md, Instruments). */
import { z } from 'zod';

import { menu } from '../../access.ts';
import { get, post, put, remove } from '../../call.ts';
import { Id } from '../../shared/id.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { stepCall, stepsOf, Version } from '../../shared/workflow.ts';
import {
  InstrumentCan,
  InstrumentChanges,
  InstrumentProblem,
  InstrumentRow,
  InstrumentStatistics,
  InstrumentVersionFacts,
  PreviewedScore,
  TestFacts,
  VersionWords,
} from './instrument-facts.ts';
import { GOOD_ENDS, Instrument } from './instrument.ts';
import { TEST_FAMILIES, TEST_MOST, VERSION_STATUSES, VERSION_STEPS } from './words.ts';

const path = '/ability/instrument';
const versionPath = `${path}/version`;

export const INSTRUMENT_MOST = {
  /** Characters of a file, and bytes before it is sent. */
  file: 655_360,
  /** Problems that are told; a file may have more. */
  problems: 200,
} as const;

/** People whose answers item statistics need, and the steps in which they grow, so that no one person stands out. */
export const STATISTICS_LEAST = 30;
export const STATISTICS_STEP = 10;

/** A file as its text: the server says where it is not readable. */
const FileText = z.string().min(1).max(INSTRUMENT_MOST.file);

const Answers = z
  .array(z.object({ item: z.string().max(40), value: z.number().int().min(-100).max(100) }))
  .max(TEST_MOST.items);

const OfVersion = z.object({ id: Id });
const Kept = z.object({ testId: Id, versionId: Id });

export const instrumentDesk = {
  pageInstruments: get(`${path}/page`, {
    access: menu('ABL_ADM', 'R'),
    summary: 'Tests by family, with the version in force of each.',
    query: PageQuery.omit({ sort: true }).extend({
      family: z.enum(TEST_FAMILIES).optional(),
      searchText: z.string().max(100).optional(),
    }),
    output: z.object({ instrumentPage: pageOf(InstrumentRow), canCreate: z.boolean() }),
  }),
  listOwnInstruments: get(`${path}/own/list`, {
    access: menu('ABL_ADM', 'R'),
    summary: 'Instruments that come with Naru and are not here yet.',
    output: z.object({
      ownList: z.array(
        z.object({
          code: z.string(),
          family: z.enum(TEST_FAMILIES),
          name: z.string(),
          summary: z.string(),
          itemCount: z.number().int(),
          minutes: z.number().int(),
        }),
      ),
    }),
  }),
  adoptInstrument: post(`${path}/own/take/{code}`, {
    access: menu('ABL_ADM', 'C'),
    summary: 'Takes over an instrument that comes with Naru, as a draft.',
    params: z.object({ code: z.string().max(40) }),
    output: Kept,
  }),
  checkInstrument: post(`${path}/check`, {
    access: menu('ABL_ADM', 'C'),
    summary: 'Reads a file and says what is wrong with it, or what it would bring; keeps nothing.',
    remark: 'versionId: the draft that the file would replace.',
    repeatable: false,
    body: z.object({ fileText: FileText, versionId: Id.optional() }),
    output: z.object({
      /** The first 200. */
      problemList: z.array(InstrumentProblem),
      /** All of them. */
      problemCount: z.number().int(),
      /** Null where there are problems. */
      found: z
        .object({
          code: z.string(),
          family: z.enum(TEST_FAMILIES),
          name: z.string(),
          itemCount: z.number().int(),
          scaleCount: z.number().int(),
          /** The scales, with the end that is the better one; NONE where the file says none. */
          endList: z.array(z.object({ name: z.string(), goodEnd: z.enum(GOOD_ENDS) })),
          minutes: z.number().int(),
          isValidated: z.boolean(),
          /** The number that its version gets. */
          number: z.number().int(),
          /** The name of the test that it is a version of; null for a new one. */
          testNm: z.string().nullable(),
          /** Against the version in force; null without one. */
          changes: InstrumentChanges.nullable(),
        })
        .nullable(),
    }),
  }),
  importInstrument: post(path, {
    access: menu('ABL_ADM', 'C'),
    summary: 'Keeps a file as a draft: of a new test, or of the test that has its code.',
    remark: 'Refused with every problem at `fileText`, or as a whole where the test has a draft already.',
    body: z.object({ fileText: FileText }),
    output: Kept,
  }),
  readTemplate: get(`${path}/template`, {
    access: menu('ABL_ADM', 'R'),
    summary: 'A small instrument, to begin a file with.',
    output: z.object({ template: Instrument }),
  }),
  readInstrument: get(`${path}/{id}`, {
    access: menu('ABL_ADM', 'RR'),
    summary: 'A test with its versions, the latest first, and what changed between them.',
    params: OfVersion,
    output: z.object({
      test: TestFacts.extend({
        versionList: z.array(InstrumentVersionFacts.extend({ changes: InstrumentChanges.nullable() })),
        /** The version that a new draft would begin with; null while there is a draft. */
        copyNumber: z.number().int().nullable(),
        can: z.object({ copy: z.boolean(), export: z.boolean() }),
      }),
    }),
  }),
  copyInstrument: post(`${path}/copy/{id}`, {
    access: menu('ABL_ADM', 'C'),
    summary: 'Begins a draft of the next version with the content of the one in force, or of the last one.',
    params: OfVersion,
    output: Kept,
  }),
  readVersion: get(`${versionPath}/{id}`, {
    access: menu('ABL_ADM', 'RR'),
    summary: 'One version with its whole content, and what can be done with it now.',
    params: OfVersion,
    output: z.object({
      instrument: InstrumentVersionFacts.extend({
        test: TestFacts,
        content: Instrument,
        /** Against the version before; null for the first. */
        changes: InstrumentChanges.nullable(),
        can: InstrumentCan,
        stepList: stepsOf(VERSION_STEPS),
      }),
    }),
  }),
  changeVersion: put(`${versionPath}/{id}`, {
    access: menu('ABL_ADM', 'U'),
    summary: 'Changes words and times of a draft; its structure comes by a file.',
    remark: 'Only what is sent changes. retakeDays null: once a term.',
    params: OfVersion,
    body: z.object({
      ...VersionWords,
      version: Version,
    }),
    output: z.object({ versionId: Id, version: Version }),
  }),
  readFromSheet: get(`${versionPath}/{id}/from-sheet`, {
    access: menu('ABL_ADM', 'U'),
    summary: 'A draft with an uploaded workbook in it, as the text of a file to be checked; nothing is kept.',
    remark: 'Sheets by their names, as exportSheet gives them; those that are missing, and what no sheet holds, stay.',
    params: OfVersion,
    query: z.object({ fileId: Id }),
    output: z.object({ fileText: z.string() }),
  }),
  replaceVersion: put(`${versionPath}/{id}/file`, {
    access: menu('ABL_ADM', 'U'),
    summary: 'Replaces a draft by a file of the same test.',
    params: OfVersion,
    body: z.object({ fileText: FileText, version: Version }),
    output: z.object({ versionId: Id, version: Version }),
  }),
  deleteVersion: remove(`${versionPath}/{id}`, {
    access: menu('ABL_ADM', 'D'),
    summary: 'Throws a draft away, and with the only version its test.',
    params: OfVersion,
    body: z.object({ version: Version }),
    output: z.object({}),
  }),
  stepVersion: stepCall({
    path: versionPath,
    access: menu('ABL_ADM', 'U'),
    summary: 'Publishes a draft, which retires the version before, or retires a version without a next one.',
    actions: VERSION_STEPS,
    statuses: VERSION_STATUSES,
  }),
  previewResult: post(`${versionPath}/{id}/preview`, {
    access: menu('ABL_ADM', 'RR'),
    summary: 'The result of made-up answers, without a norm; keeps nothing.',
    repeatable: false,
    params: OfVersion,
    body: z.object({ answerList: Answers }),
    output: z.object({
      scoreList: z.array(PreviewedScore),
    }),
  }),
  readStatistics: get(`${versionPath}/{id}/statistics`, {
    access: menu('ABL_ADM', 'RR'),
    summary: 'Reliability of the scales and figures of the items, from results without a doubt; names nobody.',
    remark: 'From 30 people on, in steps of ten, each with their first result, at most 2,000.',
    params: OfVersion,
    output: InstrumentStatistics,
  }),
  exportFile: get(`${versionPath}/{id}/file`, {
    access: menu('ABL_ADM', 'E'),
    summary: 'A version as the file that it can be imported from.',
    params: OfVersion,
    gives: 'file',
    output: z.object({}),
  }),
  exportSheet: get(`${versionPath}/{id}/sheet`, {
    access: menu('ABL_ADM', 'E'),
    summary: 'A version as an Excel file to read: items, answers, scales and levels, a sheet each.',
    params: OfVersion,
    gives: 'file',
    output: z.object({}),
  }),
};
