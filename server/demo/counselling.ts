/**
 * Counselling at the demonstration university: who can be asked, and when.
 */
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { Insertable } from 'kysely';

import { listOffered } from '../src/areas/counselling/counsellor/availability/rules.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { addDays, publicHolidays, type DemoTerm } from './calendar.ts';
import { OFFERS, OFFICE_HOURS, TIMETABLES } from './counselling-texts.ts';
import { currentTerm, type Person, type Plan } from './model.ts';
import { createIds, createRandom, type Random } from './random.ts';

/** As the university's setting has it. */
const HORIZON_DAYS = 56;
/** Share of the possible counsellors who offer hours. */
const ACTIVE_SHARE = 0.9;

type Timetable = (typeof TIMETABLES)[number];

export interface CounsellingRows {
  readonly counsellors: Insertable<DB['counsellor']>[];
  readonly hours: Insertable<DB['counsellor_hour']>[];
  readonly slots: SlotRow[];
  /** Those who offer hours, with what meetings are made of. */
  readonly active: DemoCounsellor[];
}

export type SlotRow = Insertable<DB['counselling_slot']> & { readonly id: string };

export interface DemoCounsellor {
  readonly id: string;
  readonly memberId: string;
  readonly kind: CounsellingKind;
  readonly departmentCode: string | null;
  readonly isDemoUser: boolean;
  readonly channels: readonly string[];
  /** Ahead, in order. */
  readonly slots: readonly SlotRow[];
  readonly hoursOf: (range: { from: string; to: string }) => Date[];
}

export function makeCounselling(plan: Plan, terms: readonly DemoTerm[], people: readonly Person[]): CounsellingRows {
  const random = createRandom('counselling');
  const [nextId, nextSlot] = [createIds('counsellor'), createIds('counselling_slot')];
  const term = currentTerm(terms);
  const [from, until] = [term.beginsOn, laterOf(term.endsOn, addDays(plan.today, HORIZON_DAYS))];
  const holidays = [...publicHolidays(plan.today)];
  const rows: CounsellingRows = { counsellors: [], hours: [], slots: [], active: [] };
  for (const person of people) {
    const kind = kindOf(person);
    if (!kind) continue;
    const id = nextId();
    const timetable = pickTimetable(random, person, kind);
    const isActive = random.chance(ACTIVE_SHARE) || person.member.is_demo === true;
    const row = makeCounsellor(random, { id, person, kind, isActive, from, until });
    rows.counsellors.push(row);
    rows.hours.push(
      ...timetable.flatMap(([day, hours]) => hours.map((hour) => ({ counsellor_id: id, day_of_week: day, hour }))),
    );
    if (!isActive) continue;
    const week = timetable.flatMap(([day, hours]) => hours.map((hour) => ({ day, hour })));
    const range = { from: plan.today, to: addDays(plan.today, HORIZON_DAYS) };
    const hoursOf = (days: typeof range): Date[] => listOffered({ week, exceptions: [], holidays }, days);
    const slots = hoursOf(range).map((at): SlotRow => ({
      id: nextSlot(),
      counsellor_id: id,
      begins_at: at.toISOString(),
      is_open: true,
      taken: 0,
    }));
    rows.slots.push(...slots);
    rows.active.push({
      id,
      memberId: person.member.id,
      kind,
      departmentCode: person.types[0]?.departmentCode ?? null,
      isDemoUser: person.member.is_demo === true,
      channels: row.channels ?? [],
      slots,
      hoursOf,
    });
  }
  return rows;
}

function kindOf(person: Person): CounsellingKind | undefined {
  const holds = (type: string): boolean => person.types.some((held) => held.type === type && held.until === null);
  if (holds('FULLTIME_PROFESSOR')) return 'PROFESSOR';
  if (holds('ACADEMIC_COACH')) return 'COACH';
  if (person.duties.includes('PEER_COACH')) return 'PEER';
  if (person.duties.includes('LAW_COUNSELLOR')) return 'LAW';
  return person.duties.includes('CAREER_COUNSELLOR') ? 'CAREER' : undefined;
}

/** Picks a timetable; the supervising professor of the cast gets the first one. */
function pickTimetable(random: Random, person: Person, kind: CounsellingKind): Timetable {
  const picked = random.pick(TIMETABLES);
  if (kind === 'COACH' || kind === 'CAREER' || kind === 'LAW') return OFFICE_HOURS;
  return person.member.username === 'supervisor' ? (TIMETABLES[0] ?? picked) : picked;
}

function makeCounsellor(
  random: Random,
  own: { id: string; person: Person; kind: CounsellingKind; isActive: boolean; from: string; until: string },
): Insertable<DB['counsellor']> & { channels: string[] } {
  const offer = random.pick(OFFERS[own.kind]);
  const room = `${random.pick(['본관', '인문관', '학생회관', '공학관'])} ${random.between(2, 6)}${String(random.between(1, 24)).padStart(2, '0')}호`;
  const isOnline = offer.channels.includes('ONLINE');
  return {
    id: own.id,
    member_id: own.person.member.id,
    kind: own.kind,
    intro: offer.intro,
    topics: [...offer.topics],
    channels: [...offer.channels],
    place: room,
    video_kind: isOnline ? 'ZOOM' : null,
    video_link: isOnline ? `https://video.garam.example/j/${random.between(10_000_000, 99_999_999)}` : null,
    is_active: own.isActive,
    auto_approve: own.kind === 'CAREER',
    version: 1,
    valid_from: own.from,
    valid_to: own.until,
    availability_version: 1,
  };
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);
