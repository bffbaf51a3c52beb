/** Words that the calls of counselling share. Kinds are data. */
import { z } from 'zod';

import { anyMenu, type GeneralPrivilege } from '../../access.ts';
import { ENUMS } from '../../enums.ts';
import { CalendarDate, Id, Instant } from '../../shared/id.ts';
import { Ordinal } from '../../shared/whole-number.ts';

/** Kinds that are asked for at /cs/prof/reqst. */
export const ASKED_KINDS = ['PROFESSOR', 'COACH', 'PEER', 'CAREER'] as const;
/** Kinds whose counsellors offer hours; those of law are asked for with a case. */
export const COUNSELLING_KINDS = [...ASKED_KINDS, 'LAW'] as const;
export type CounsellingKind = (typeof COUNSELLING_KINDS)[number];

/** Where counsellors answer: `/cnslt/{desk}`. Professors and coaches share one; each has their own rows only. */
export const DESKS = ['professor', 'peer', 'career', 'law'] as const;
export type Desk = (typeof DESKS)[number];
export const DESK_MENUS = {
  professor: 'CNS_PROF',
  peer: 'CNS_PEER',
  career: 'CNS_CAREER',
  law: 'CNS_LAW',
} as const satisfies Record<Desk, string>;

/** Returns access by the privilege on the menu of the addressed desk; a desk that is not the caller's is not found. */
export const deskMenu = (privilege: GeneralPrivilege) => anyMenu(Object.values(DESK_MENUS), privilege);

/** Most characters and items; the forms say so before the server does. */
export const COUNSELLING_MOST = {
  topics: 5,
  content: 2000,
  hope: 500,
  reason: 500,
  files: 5,
  intro: 1000,
  place: 100,
  sharedNote: 5000,
  privateNote: 5000,
  tasks: 10,
  task: 200,
  participants: 20,
  invited: 100,
  message: 500,
  link: 500,
} as const;

export const DeskName = z.object({ desk: z.string().max(20) });
export const OfDesk = z.object({ desk: z.string().max(20), id: Id });

/** The middle code of COUNSELLING_TOPIC. */
export const TopicCodes = z.array(z.string().max(40)).max(COUNSELLING_MOST.topics);
export const Channel = z.enum(ENUMS.counsellingChannel);
export const Kind = z.enum(COUNSELLING_KINDS);
/** AVAILABLE: nobody has the hour (any more); of a request: it was given back, or is an invitation not answered yet. */
export const Status = z.enum(ENUMS.counsellingStatus);
export const Hour = z.enum(ENUMS.hour);
export const Version = Ordinal;

export const Reason = z.string().max(COUNSELLING_MOST.reason);

export const Slot = z.object({
  slotId: Id,
  date: CalendarDate,
  hour: Hour,
  beginsAt: Instant,
  /** Fifty minutes later. */
  endsAt: Instant,
  channelList: z.array(Channel),
  /** More than one: group counselling. */
  capacity: z.number().int(),
  seatsLeft: z.number().int(),
});
export type Slot = z.output<typeof Slot>;

export const CounsellorRef = z.object({
  counsellorId: Id,
  kind: Kind,
  name: z.string(),
  deptNm: z.string().nullable(),
});
export type CounsellorRef = z.output<typeof CounsellorRef>;

/** A student as a counsellor sees one; a peer coach sees neither number nor year. */
export const StudentRef = z.object({
  stdntId: Id,
  name: z.string(),
  deptNm: z.string(),
  studentNo: z.string().nullable(),
  grade: z.number().int().nullable(),
});
export type StudentRef = z.output<typeof StudentRef>;
