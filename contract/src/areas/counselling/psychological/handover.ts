/**
 * Places outside that can help, and handing a student over to one of them: proposed by the centre, agreed to by the student,
 * who sees beforehand all that is passed on.
 */
import { z } from 'zod';

import { menu, named } from '../../../access.ts';
import { get, post, put } from '../../../call.ts';
import { Id, Instant } from '../../../shared/id.ts';
import { PROBLEM_AREAS, PSYCH_MOST, PsychVersion } from './words.ts';
import { changedOf, createdOf } from '../../../shared/record-schema.ts';
import { defineRecord, flag, line, type RecordValues } from '../../../shared/record.ts';
import { Ordinal } from '../../../shared/whole-number.ts';

export const HANDOVER_STATUSES = ['PROPOSED', 'AGREED', 'DECLINED', 'RETRACTED', 'DELIVERED'] as const;
export type HandoverStatus = (typeof HANDOVER_STATUSES)[number];
/** Actions of the centre; DELIVER: it has told the place. */
export const HANDOVER_MOVES = ['RETRACT', 'DELIVER'] as const;
export const HANDOVER_ANSWERS = ['AGREE', 'DECLINE'] as const;

/** Characters; `places`: how many are kept. */
export const PLACE_MOST = { name: 100, phone: 40, text: 200, link: 300, places: 100 } as const;

/** In both languages; what has no English is told in Korean. */
export const PLACE = defineRecord(
  'psych.place',
  { ko: '기관', en: 'service' },
  {
    fields: {
      nameKo: line(PLACE_MOST.name, { ko: '이름', en: 'Name (Korean)' }),
      nameEn: line(PLACE_MOST.name, { ko: '영어 이름', en: 'Name (English)' }).optional(),
      /** Reasons to go there. */
      purposeKo: line(PLACE_MOST.text, { ko: '도움 내용', en: 'What they help with (Korean)' }),
      purposeEn: line(PLACE_MOST.text, {
        ko: '영어 도움 내용',
        en: 'What they help with (English)',
      }).optional(),
      phone: line(PLACE_MOST.phone, { ko: '전화번호', en: 'Phone' }),
      addressKo: line(PLACE_MOST.text, { ko: '주소', en: 'Address (Korean)' }).optional(),
      addressEn: line(PLACE_MOST.text, { ko: '영어 주소', en: 'Address (English)' }).optional(),
      costKo: line(PLACE_MOST.text, { ko: '비용', en: 'Cost (Korean)' }).optional(),
      costEn: line(PLACE_MOST.text, { ko: '영어 비용', en: 'Cost (English)' }).optional(),
      hoursKo: line(PLACE_MOST.text, { ko: '운영 시간', en: 'Opening hours (Korean)' }).optional(),
      hoursEn: line(PLACE_MOST.text, { ko: '영어 운영 시간', en: 'Opening hours (English)' }).optional(),
      /** An address of the web; empty for none. */
      link: line(PLACE_MOST.link, { ko: '홈페이지 주소', en: 'Website' }).optional(),
      isInUse: flag({ ko: '학생에게 보이기', en: 'Show to students' }),
    },
  },
);
export type PlaceBody = RecordValues<typeof PLACE>;

const ManagedPlace = createdOf(PLACE).extend({ placeId: Id, version: PsychVersion });
export type ManagedPlace = z.output<typeof ManagedPlace>;

/** As it is shown: in the language of who reads. Empty: unknown. */
const Place = z.object({
  placeId: Id,
  name: z.string(),
  purpose: z.string(),
  phone: z.string(),
  address: z.string(),
  cost: z.string(),
  hours: z.string(),
  link: z.string(),
});
export type Place = z.output<typeof Place>;

/** All that is passed on. */
const Passed = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  reason: z.enum(PROBLEM_AREAS),
});

const Handover = z.object({
  handoverId: Id,
  status: z.enum(HANDOVER_STATUSES),
  /** As it was when it was proposed. */
  place: Place,
  passed: Passed,
  /** A word from the centre to the student; it goes nowhere else. */
  note: z.string(),
  proposedAt: Instant,
  answeredAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  /** Version of the text that was agreed to. */
  consentVersion: z.number().int().nullable(),
  version: PsychVersion,
});
export type Handover = z.output<typeof Handover>;

const OwnHandover = Handover.extend({ can: z.array(z.enum(HANDOVER_ANSWERS)) });
export type OwnHandover = z.output<typeof OwnHandover>;
const CentreHandover = Handover.extend({ can: z.array(z.enum(HANDOVER_MOVES)) });
export type CentreHandover = z.output<typeof CentreHandover>;

const Document = z.object({ version: z.number().int(), title: z.string(), body: z.string() });

const Of = z.object({ id: Id });
const Done = z.object({ handoverId: Id, status: z.enum(HANDOVER_STATUSES), version: PsychVersion });
const Places = z.object({ placeList: z.array(ManagedPlace) });

const BASE = '/cnslt/psychological';

export const psychHandover = {
  listPlaces: get(`${BASE}/place`, {
    access: menu('CNS_PSY', 'R'),
    summary: 'Every place that the centre keeps, in its order, those out of use too.',
    output: Places.extend({ isManager: z.boolean() }),
  }),
  createPlace: post(`${BASE}/place`, {
    access: named('PSCHMNG'),
    summary: 'A new place, at the end of the order.',
    remark: 'At most 100 places.',
    body: createdOf(PLACE),
    output: Places,
  }),
  changePlace: put(`${BASE}/place/{id}`, {
    access: named('PSCHMNG'),
    summary: 'Changes a place; what was proposed keeps it as it was.',
    params: Of,
    body: changedOf(PLACE),
    output: Places,
  }),
  orderPlaces: put(`${BASE}/place`, {
    access: named('PSCHMNG'),
    summary: 'The places in another order; each of them once.',
    body: z.object({ placeIdList: z.array(Id).max(PLACE_MOST.places) }),
    output: Places,
  }),
  readHandovers: get(`${BASE}/case/{id}/handover`, {
    access: menu('CNS_PSY', 'R'),
    summary: 'What was proposed in a case, the latest first, and what can be proposed now; who looks is written down.',
    remark: 'Each look is noted in the privacy log.',
    params: Of,
    output: z.object({
      handoverList: z.array(CentreHandover),
      /** Empty where nothing can be proposed now. */
      placeList: z.array(Place),
    }),
  }),
  proposeHandover: post(`${BASE}/case/{id}/handover`, {
    access: menu('CNS_PSY', 'U'),
    summary: 'Proposes a place to the student; one at a time.',
    params: Of,
    body: z.object({ placeId: Id, reason: z.enum(PROBLEM_AREAS), note: z.string().max(PSYCH_MOST.reason) }),
    output: Done,
  }),
  moveHandover: post(`${BASE}/case/{id}/handover/move`, {
    access: menu('CNS_PSY', 'U'),
    summary: 'Takes back what was proposed, or notes that it was passed on, of the one that is open.',
    params: Of,
    body: z.object({ handoverId: Id, version: PsychVersion, action: z.enum(HANDOVER_MOVES) }),
    output: Done,
  }),
  readOwnHandover: get('/cs/psch/{id}/handover', {
    access: menu('CS_HIST', 'RR'),
    summary: 'Places that can help while the caller waits and afterwards, and what the centre proposes.',
    params: Of,
    output: z.object({
      /** Empty while counselling goes on. */
      placeList: z.array(Place),
      /** The latest that was not taken back. */
      handover: OwnHandover.nullable(),
      document: Document,
    }),
  }),
  answerHandover: post('/cs/psch/{id}/handover/answer', {
    access: menu('CS_HIST', 'RR'),
    summary: 'Agrees to the text of that version, or declines; also afterwards, until it was passed on.',
    params: Of,
    body: z.object({
      handoverId: Id,
      version: PsychVersion,
      answer: z.enum(HANDOVER_ANSWERS),
      consentVersion: Ordinal,
    }),
    output: Done,
  }),
};
