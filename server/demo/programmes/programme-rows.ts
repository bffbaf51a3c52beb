/** Rows of the programmes themselves: sessions, competencies, approvals, what was spent. */
import type { Insertable } from 'kysely';

import type { DB } from '../../src/platform/db/schema.gen.ts';
import type { Person } from '../model.ts';
import { createIds, createRandom, type Random } from '../random.ts';
import { NOTES, REASONS, REPORTS } from './answer-texts.ts';
import { isSessionClosed, isSettled, leastAttendanceOf } from './attend.ts';
import type { Places } from './places.ts';
import { koreanDay, type Planned } from './plan.ts';
import { englishOf, isOfDepartment } from './series.ts';

const HALF_HOUR_MS = 1_800_000;
const HOUR_MS = 2 * HALF_HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
/** A programme is written and asked for so long before applying opens. */
const WRITTEN_DAYS = 12;
const ASKED_DAYS = 9;
const DECIDED_DAYS = 6;

export interface ProgrammeRows {
  readonly programmes: Insertable<DB['programme']>[];
  readonly authors: Insertable<DB['programme_author']>[];
  readonly competencies: Insertable<DB['programme_competency']>[];
  readonly sessions: (Insertable<DB['programme_session']> & { readonly id: string })[];
  readonly helpers: Insertable<DB['programme_helper']>[];
  readonly expenses: Insertable<DB['programme_expense']>[];
  readonly approvals: Insertable<DB['programme_approval']>[];
  readonly changes: Insertable<DB['status_change']>[];
}

export interface ProgrammeMaker {
  /** Empties what was made since the last time. */
  readonly takeRows: () => ProgrammeRows;
  /** Returns the ids of its sessions. */
  readonly add: (planned: Planned, places: Places) => string[];
}

type Approval = 'WAITING' | 'APPROVED' | 'REFUSED';

const emptyRows = (): ProgrammeRows => ({
  programmes: [],
  authors: [],
  competencies: [],
  sessions: [],
  helpers: [],
  expenses: [],
  approvals: [],
  changes: [],
});

/** @param decider of the education centre; decides what others asked for */
export function createProgrammeMaker(own: { readonly dawn: number; readonly decider: Person }): ProgrammeMaker {
  let rows = emptyRows();
  const ids = {
    session: createIds('programme_session'),
    expense: createIds('programme_expense'),
    approval: createIds('programme_approval'),
    change: createIds('status_change:programme_approval'),
  };
  const { dawn, decider } = own;
  const iso = (ms: number): string => new Date(ms).toISOString();

  const approve = (
    planned: Planned,
    kind: 'OPEN' | 'CLOSE',
    given: { readonly status: Approval; readonly asked: number; readonly decided: number; readonly note: string },
  ): void => {
    const id = ids.approval();
    const isDecided = given.status !== 'WAITING';
    rows.approvals.push({
      id,
      programme_id: planned.id,
      kind,
      status: given.status,
      asked_by: planned.manager.member.id,
      asked_at: iso(given.asked),
      note: given.note,
      decided_by: isDecided ? decider.member.id : null,
      decided_at: isDecided ? iso(given.decided) : null,
      version: isDecided ? 2 : 1,
    });
    const change = (from: Approval | null, to: Approval, rest: { by: string; who: Person; at: number }): void => {
      rows.changes.push({
        id: ids.change(),
        entity: 'programme_approval',
        entity_id: id,
        from_status: from,
        to_status: to,
        actor_id: rest.who.member.id,
        actor_role: rest.by,
        reason: to === 'REFUSED' ? (kind === 'OPEN' ? REASONS.refusedOpening : REASONS.refusedClosing) : null,
        at: iso(rest.at),
      });
    };
    change(null, 'WAITING', { by: 'ORGANISER', who: planned.manager, at: given.asked });
    if (isDecided) change('WAITING', given.status, { by: 'APPROVER', who: decider, at: given.decided });
  };

  const addSessions = (planned: Planned): string[] =>
    planned.sessions.map(({ title, beginsAt, endsAt }, at) => {
      const id = ids.session();
      const isClosed = planned.calledOffAt === undefined && isSessionClosed(planned, at, dawn);
      rows.sessions.push({
        id,
        programme_id: planned.id,
        number: at + 1,
        title,
        title_en: englishOf(planned.series).titles[at] ?? null,
        begins_at: iso(beginsAt),
        ends_at: iso(endsAt),
        place: planned.series.isOnline ? '' : planned.series.place,
        place_en: planned.series.isOnline ? null : englishOf(planned.series).place,
        online_url: planned.series.isOnline ? `https://meet.garam.example/${planned.series.key}` : '',
        teacher_name: planned.series.teacher || planned.manager.member.name_ko,
        closed_at: isClosed ? iso(endsAt) : null,
        version: isClosed ? 2 : 1,
      });
      return id;
    });

  const addExpenses = (planned: Planned, random: Random): void => {
    const spentUntil = Math.min(planned.endsAt, dawn);
    if (planned.beginsAt >= dawn || planned.calledOffAt !== undefined) return;
    const done = (spentUntil - planned.beginsAt) / (planned.endsAt - planned.beginsAt);
    for (const [item, share] of planned.series.expenses) {
      const amount = Math.round((planned.series.budget * share * done * (0.85 + random.next() * 0.2)) / 1000) * 1000;
      if (amount <= 0) continue;
      const spent = planned.beginsAt + (spentUntil - planned.beginsAt) * random.next();
      rows.expenses.push({
        id: ids.expense(),
        programme_id: planned.id,
        item,
        amount,
        spent_on: koreanDay(Math.min(spent, dawn - DAY_MS)),
      });
    }
  };

  return {
    takeRows: () => {
      const made = rows;
      rows = emptyRows();
      return made;
    },
    add: (planned, places) => {
      const random = createRandom(`programme ${planned.id}`);
      const life = livesOf(planned, dawn);
      rows.programmes.push(toProgrammeRow(planned, places, { random, ...life, iso }));
      rows.authors.push({ programme_id: planned.id, member_id: planned.manager.member.id });
      for (const [code, ratio] of planned.series.competencies)
        rows.competencies.push({ programme_id: planned.id, competency_code: code, ratio });
      if (planned.helper) rows.helpers.push({ programme_id: planned.id, member_id: planned.helper.member.id });
      const { opening, closing } = life;
      const note = planned.id === planned.seriesId ? NOTES.firstOpening : NOTES.opening;
      if (opening) approve(planned, 'OPEN', { ...opening, note });
      if (closing) approve(planned, 'CLOSE', { ...closing, note: NOTES.closing });
      addExpenses(planned, random);
      return addSessions(planned);
    },
  };
}

interface Decided {
  readonly status: Approval;
  readonly asked: number;
  readonly decided: number;
}

interface Life {
  readonly writtenAt: number;
  readonly opening: Decided | undefined;
  readonly closing: Decided | undefined;
}

/** Works out when it was written, asked for and decided; nothing of it lies after `dawn`. */
function livesOf(planned: Planned, dawn: number): Life {
  const { story, appliesFrom, settledAt } = planned;
  const last = dawn - HOUR_MS;
  // A programme that opens soon was decided lately.
  const before = (days: number): number => Math.min(appliesFrom, last) - days * DAY_MS;
  const writtenAt = before(WRITTEN_DAYS);
  const opening: Decided | undefined =
    story.opening === 'DRAFT'
      ? undefined
      : {
          status: story.opening ?? 'APPROVED',
          asked: before(ASKED_DAYS),
          decided: before(DECIDED_DAYS),
        };
  if (settledAt === undefined || !isSettled(planned, dawn) || !story.closing)
    return { writtenAt, opening, closing: undefined };
  const asked = settledAt + 4 * HOUR_MS;
  const decided = asked + DAY_MS;
  if (asked > dawn) return { writtenAt, opening, closing: undefined };
  const status = decided > dawn ? 'WAITING' : story.closing;
  return { writtenAt, opening, closing: { status, asked, decided } };
}

export const hoursOf = ({ sessions }: Pick<Planned, 'sessions'>): number =>
  sessions.reduce((sum, { beginsAt, endsAt }) => sum + (endsAt - beginsAt) / HOUR_MS, 0);

function toProgrammeRow(
  planned: Planned,
  places: Places,
  {
    random,
    writtenAt,
    opening,
    closing,
    iso,
  }: Life & { readonly random: Random; readonly iso: (ms: number) => string },
): Insertable<DB['programme']> {
  const { series, manager } = planned;
  const isPublished = opening?.status === 'APPROVED';
  const isClosed = closing?.status === 'APPROVED';
  const calledOff = planned.calledOffAt;
  const changedAt = calledOff ?? closing?.asked ?? (isPublished ? opening.decided : writtenAt);
  return {
    id: planned.id,
    type_code: series.type,
    year: planned.term.year,
    semester_code: planned.term.semesterCode,
    name_ko: series.name[0],
    name_en: series.name[1],
    introduction: series.introduction,
    introduction_en: englishOf(series).introduction,
    department_code: planned.departmentCode,
    manager_id: manager.member.id,
    contact: `${manager.member.name_ko} · 02-2200-${1000 + random.between(0, 899)}`,
    series_id: planned.seriesId,
    allows_repeat: series.isOnce !== true,
    audience_types: series.type === 'WORKSHOP' ? [...WORKSHOP_TYPES] : ['CURRENT_STUDENT'],
    audience_departments: isOfDepartment(series) ? [planned.departmentCode] : [],
    audience_grades: [...(series.grades ?? [])],
    selection: planned.selection,
    applies_from: iso(planned.appliesFrom),
    applies_until: iso(planned.appliesUntil),
    cancels_until: iso(planned.cancelsUntil),
    begins_at: iso(planned.beginsAt),
    ends_at: iso(planned.endsAt),
    hours: hoursOf(planned),
    points: series.points,
    place: series.place,
    place_en: englishOf(series).place,
    is_online: series.isOnline === true,
    question: series.question ?? '',
    capacity: planned.capacity,
    queue_capacity: planned.queueCapacity,
    taken: places.taken,
    held: places.held,
    queued: places.queued,
    last_place: places.lastPlace,
    least_attendance: leastAttendanceOf(planned),
    needs_survey: planned.needsSurvey,
    needs_assignment: series.needsAssignment === true,
    assignment_until: series.needsAssignment ? iso(planned.endsAt + 3 * DAY_MS) : null,
    least_people: series.leastPeople ?? null,
    decides_on: series.leastPeople === undefined ? null : koreanDay(calledOff ?? planned.beginsAt - 2 * DAY_MS),
    budget: series.budget,
    closing_report: closing ? random.pick(REPORTS) : '',
    draw_seed: places.draw?.seed ?? null,
    drawn_at: places.draw ? iso(places.draw.at) : null,
    draw_order: places.draw ? [...places.draw.order] : null,
    draw_seats: places.draw ? planned.capacity : null,
    published_at: isPublished ? iso(opening.decided) : null,
    closed_at: isClosed ? iso(closing.decided) : null,
    cancelled_at: calledOff === undefined ? null : iso(calledOff),
    cancel_reason: calledOff === undefined ? null : REASONS.calledOff,
    created_at: iso(writtenAt),
    created_by: manager.member.id,
    updated_at: iso(Math.max(changedAt, writtenAt)),
    version: 1 + (isPublished ? 1 : 0) + (isClosed ? 1 : 0) + (calledOff === undefined ? 0 : 1),
  };
}

export const WORKSHOP_TYPES = [
  'LECTURE_PROFESSOR',
  'PROFESSOR',
  'FULLTIME_PROFESSOR',
  'SUPERVISING_PROFESSOR',
  'DEPARTMENT_CHIEF',
  'ACADEMIC_COACH',
  'STAFF',
] as const;
