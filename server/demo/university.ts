/**
 * The whole demonstration university as rows, ready to be written. Pure: the same plan gives the same rows.
 */
import type { Insertable } from 'kysely';

import { createKeyMaker } from '../src/platform/sealing/sealing.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { makeAbility, type AbilityBase } from './ability/make.ts';
import type { AbilityPart } from './ability/session-rows.ts';
import { makeAdvisors, makeCoached } from './advisors.ts';
import { makeTermEvents, makeTerms } from './calendar.ts';
import { collegeOf, makeDepartmentRows } from './colleges.ts';
import { makeCourseDuties } from './catalogue.ts';
import { CENTRE_SENT_DAYS, makeCentreReferrals } from './centre-referrals.ts';
import { makeCounselling } from './counselling.ts';
import { makeLawCases, type LawRows } from './law.ts';
import type { HeldMeeting, MileageRows, TakenTest } from './mileage/core.ts';
import { makeMileage } from './mileage/make.ts';
import { makeComments, type CommentRows } from './portfolio/comments.ts';
import { makeCorrections, type CorrectionRows } from './portfolio/corrections.ts';
import { makeCards } from './portfolio/experience.ts';
import { makeCorrectionSurvey } from './portfolio/survey.ts';
import { makeLetters } from './portfolio/letter.ts';
import { DEMO_ITEMS } from './mileage/rules.ts';
import { makeMeetings, type MeetingRows } from './meetings.ts';
import { makeTeaching } from './courses.ts';
import { makeDutyRows } from './duties.ts';
import { makeFaculty } from './faculty.ts';
import { makeConsents, makeDemoPeople, makeMemberRows } from './member-rows.ts';
import { type Batch, currentTerm, ordinalOf, type Person, type Plan, type Student } from './model.ts';
import { makeRequestNotices } from './notices.ts';
import { makeBoardPosts } from './board-posts.ts';
import { makePosts } from './posts.ts';
import { makePrepConsents } from './prep-consents.ts';
import { makePsychological } from './psychological.ts';
import { makeReferralChanges } from './referral-changes.ts';
import { PSYCH_SENT_DAYS } from './referrals.ts';
import { makeProgrammes, type ProgrammePart } from './programmes/make.ts';
import { makeResumes, type ResumeRows } from './portfolio/resume.ts';
import { makeRecords } from './records.ts';
import type { CompletedAnswer } from './programmes/trainee-rows.ts';
import { makeRooms } from './rooms.ts';
import { makeStaff } from './staff.ts';
import { makeMajors, makeStudents } from './students.ts';
import { makeSurveyAnswers } from './survey-answers.ts';

/** Batches in an order in which every reference is there before it is used. */
export function* makeUniversity(
  plan: Plan,
  secrets: { readonly passwordHash: string; readonly keys: string | undefined },
): Generator<Batch> {
  const terms = makeTerms(plan.today);
  const faculty = makeFaculty(plan);
  const students = makeStudents(plan, ordinalOf(currentTerm(terms)));
  const staff = makeStaff(plan);
  const people: Person[] = [...students, ...faculty.people, ...staff];
  const readers = people.filter(({ member }) => member.is_demo && !member.is_external);
  const posts = makePosts(plan, { staff, students, readers });
  const boards = makeBoardPosts(plan, people);
  const teaching = makeTeaching(plan, terms, faculty);

  yield { table: 'department', rows: makeDepartmentRows() };
  yield { table: 'term', rows: terms.map(toTermRow) };
  yield { table: 'term_event', rows: makeTermEvents(terms) };
  yield { table: 'job_duty', rows: makeDutyRows() };
  yield { table: 'course_master', rows: teaching.masters };
  yield { table: 'course', rows: teaching.courses };
  yield { table: 'course_duty', rows: makeCourseDuties(plan) };
  yield* makeMemberRows(people, plan.today, secrets.passwordHash);
  yield { table: 'demo_person', rows: makeDemoPeople(people, currentTerm(terms).year) };
  yield { table: 'consent', rows: makeConsents(people) };
  yield { table: 'student', rows: students.map((student) => student.row) };
  yield { table: 'student_major', rows: makeMajors(students) };
  yield { table: 'advisor_assignment', rows: makeAdvisors(plan, students, faculty) };
  yield { table: 'advisor_assignment', rows: makeCoached(students, staff) };
  yield { table: 'course_teacher', rows: teaching.teachers };
  const counselling = makeCounselling(plan, terms, people);
  const meetings = secrets.keys
    ? makeMeetings(plan, counselling, { students, sealing: createKeyMaker(secrets.keys) })
    : undefined;
  const counsellorOf = new Map(counselling.active.map(({ id, memberId }) => [id, memberId]));
  const studentOf = new Map(students.map((student) => [student.row.id, student.member]));
  const ofRequest = (row: MeetingRows['requests'][number]) => ({
    counsellor: counsellorOf.get(row.counsellor_id) ?? '',
    student: studentOf.get(row.student_id)?.id ?? '',
    isDemoUser: studentOf.get(row.student_id)?.is_demo === true,
  });
  const busy: Insertable<DB['busy']>[] = [...(meetings?.busy ?? [])];
  yield { table: 'counsellor', rows: counselling.counsellors };
  yield { table: 'counsellor_hour', rows: counselling.hours };
  yield { table: 'counselling_slot', rows: counselling.slots };
  if (meetings) {
    yield* makeMeetingRows(meetings);
    const told = new Map(counselling.active.map((counsellor) => [counsellor.id, counsellor]));
    yield {
      table: 'notification',
      rows: makeRequestNotices(meetings, {
        counsellorOf: (id) => told.get(id),
        studentOf: (id) => {
          const member = studentOf.get(id);
          return member && { memberId: member.id, isDemoUser: member.is_demo === true };
        },
      }),
    };
    yield { table: 'counselling_prep_consent', rows: makePrepConsents(meetings, (id) => told.get(id)?.kind) };
    busy.push(
      ...(yield* makePsychRows(plan, { students, staff, faculty: faculty.people, meetings, keys: secrets.keys ?? '' })),
    );
    const careers = new Set(counselling.active.filter(({ kind }) => kind === 'CAREER').map(({ id }) => id));
    const suggested = makeCentreReferrals(
      plan,
      {
        referrer: faculty.people.find(({ member }) => member.username === 'supervisor'),
        asked: students.find(({ member }) => member.username === 'peer'),
        declined: students.find(({ member, leftOn }) => !member.is_demo && leftOn === null),
        requests: meetings.requests.filter((row) => careers.has(row.counsellor_id)),
      },
      createKeyMaker(secrets.keys ?? ''),
    );
    yield { table: 'data_key', rows: suggested.keys };
    yield { table: 'counselling_referral', rows: suggested.referrals };
    yield {
      table: 'status_change',
      rows: makeReferralChanges('counselling_referral', suggested.referrals, {
        memberOf: (id) => studentOf.get(id)?.id ?? null,
        sentAfterDays: CENTRE_SENT_DAYS,
      }),
    };
    const answers = makeSurveyAnswers(meetings, ofRequest);
    yield { table: 'survey_target', rows: answers.targets };
    yield { table: 'survey_response', rows: answers.responses };
  }
  if (secrets.keys) yield* makeLawRows(makeLawCases(plan, { students, staff }, createKeyMaker(secrets.keys)));
  const completed: CompletedAnswer[] = [];
  for (const part of makeProgrammes(plan, { terms, students, faculty: faculty.people, staff, busy })) {
    yield* makeProgrammeRows(part);
    completed.push(...part.completed);
  }
  const taken: TakenTest[] = [];
  for (const part of makeAbility(plan, { terms, students, people, collegeOf })) {
    yield* makeAbilityRows(part);
    taken.push(...(part.taken ?? []));
  }
  const sealing = secrets.keys ? createKeyMaker(secrets.keys) : undefined;
  const held: HeldMeeting[] = (meetings?.requests ?? [])
    .filter(({ status }) => status === 'COMPLETED')
    .map((row) => ({
      meetingId: row.id,
      memberId: ofRequest(row).student,
      beginsAt: Date.parse(String(row.begins_at)),
      recordedAt: Date.parse(String(row.outcome_at)),
    }));
  const own = { terms, students, staff, completed, taken, held, sealing };
  const claims: Insertable<DB['mileage_claim']>[] = [];
  for (const rows of makeMileage(plan, own)) {
    yield* makeMileageRows(rows);
    claims.push(...rows.claims);
  }
  yield* makeResumeRows(makeResumes(plan, { students, completed, claims, toeicId: DEMO_ITEMS.TOEIC.id }));
  yield { table: 'experience_card', rows: makeCards(plan, students).cards };
  const letters = makeLetters(plan, students);
  yield { table: 'cover_letter', rows: letters.letters };
  yield { table: 'cover_letter_question', rows: letters.questions };
  yield { table: 'cover_letter_answer', rows: letters.answers };
  const corrections = makeCorrections(plan, { students, people });
  const tried = students.find(({ member }) => member.username === 'student');
  yield* makeCorrectionRows(corrections, makeComments(corrections, tried?.member.id));
  const asked = makeCorrectionSurvey(corrections, plan.today, tried?.member.id);
  yield { table: 'survey', rows: asked.surveys };
  yield { table: 'survey_version', rows: asked.versions };
  yield { table: 'survey_target', rows: asked.targets };
  yield { table: 'survey_response', rows: asked.responses };
  yield { table: 'post', rows: posts.posts };
  yield { table: 'post_count', rows: posts.counts };
  yield { table: 'post_comment', rows: posts.comments };
  yield { table: 'post_read', rows: posts.reads };
  yield { table: 'post', rows: boards.posts };
  yield { table: 'post_version', rows: boards.versions };
  yield { table: 'post_count', rows: boards.counts };
  yield { table: 'post_comment', rows: boards.comments };
  yield { table: 'post_comment_mention', rows: boards.mentions };
  yield { table: 'post_follower', rows: boards.followers };
  for (const records of makeRecords(students, terms, teaching)) {
    yield { table: 'enrolment', rows: records.enrolments };
    yield { table: 'student_term', rows: records.terms };
  }
}

function* makeMeetingRows(meetings: MeetingRows): Generator<Batch> {
  yield { table: 'data_key', rows: meetings.keys };
  yield { table: 'counselling_slot', rows: meetings.slots };
  yield { table: 'counselling_request', rows: meetings.requests };
  yield { table: 'status_change', rows: meetings.changes };
  yield { table: 'counselling_record', rows: meetings.records };
  yield { table: 'counselling_private_note', rows: meetings.notes };
  yield { table: 'counselling_follow_up', rows: meetings.tasks };
  yield { table: 'busy', rows: meetings.busy };
}

/** Reads the beginning of `[2026-11-23T01:00:00.000Z,…)`. */
const beginOfPeriod = (period: string): string => new Date(period.slice(1, period.indexOf(','))).toISOString();

function* makePsychRows(
  plan: Plan,
  own: {
    students: readonly Student[];
    staff: readonly Person[];
    faculty: readonly Person[];
    meetings: MeetingRows;
    keys: string;
  },
): Generator<Batch, Insertable<DB['busy']>[]> {
  const taken = new Set(own.meetings.busy.map((busy) => `${busy.person_id} ${beginOfPeriod(busy.period)}`));
  const rows = makePsychological(plan, { ...own, sealing: createKeyMaker(own.keys), taken });
  yield { table: 'data_key', rows: rows.keys };
  yield { table: 'psych.consent', rows: rows.consents };
  yield { table: 'psych.counsellor', rows: rows.counsellors };
  yield { table: 'psych.application', rows: rows.applications };
  yield { table: 'psych.session', rows: rows.sessions };
  yield { table: 'psych.check_in', rows: rows.checkIns };
  yield { table: 'psych.referral', rows: rows.referrals };
  const members = new Map(own.students.map(({ row, member }) => [row.id, member.id]));
  yield {
    table: 'status_change',
    rows: makeReferralChanges('psych_referral', rows.referrals, {
      memberOf: (id) => members.get(id) ?? null,
      sentAfterDays: PSYCH_SENT_DAYS,
    }),
  };
  yield { table: 'psych.place', rows: rows.places };
  yield { table: 'psych.handover', rows: rows.handovers };
  yield { table: 'status_change', rows: rows.changes };
  yield { table: 'busy', rows: rows.busy };
  const rooms = makeRooms(plan, { staff: own.staff, psych: rows });
  yield { table: 'room', rows: rooms.rooms };
  yield { table: 'room_hours', rows: rooms.hours };
  yield { table: 'room_closure', rows: rooms.closures };
  yield { table: 'room_reservation', rows: rooms.reservations };
  yield { table: 'status_change', rows: rooms.changes };
  yield { table: 'busy', rows: rooms.busy };
  return [...rows.busy, ...rooms.busy];
}

function* makeProgrammeRows({ programmes, trainees, bookmarks, surveys, papers }: ProgrammePart): Generator<Batch> {
  yield { table: 'programme', rows: programmes.programmes };
  yield { table: 'programme_author', rows: programmes.authors };
  yield { table: 'programme_competency', rows: programmes.competencies };
  yield { table: 'programme_session', rows: programmes.sessions };
  yield { table: 'programme_helper', rows: programmes.helpers };
  yield { table: 'programme_expense', rows: programmes.expenses };
  yield { table: 'programme_approval', rows: programmes.approvals };
  yield { table: 'status_change', rows: programmes.changes };
  yield { table: 'trainee', rows: trainees.trainees };
  yield { table: 'status_change', rows: trainees.changes };
  yield { table: 'attendance', rows: trainees.attendance };
  yield { table: 'trainee_assignment', rows: trainees.assignments };
  yield { table: 'no_show_appeal', rows: trainees.appeals };
  yield { table: 'busy', rows: trainees.busy };
  yield { table: 'programme_bookmark', rows: bookmarks };
  yield { table: 'survey_target', rows: surveys.targets };
  yield { table: 'survey_response', rows: surveys.responses };
  yield { table: 'certificate', rows: papers.certificates };
  yield { table: 'certificate_number', rows: papers.numbers };
}

function* makeMileageRows(made: MileageRows): Generator<Batch> {
  const { keys, claims, uses, changes, batches, lines, objections, replies } = made;
  yield { table: 'data_key', rows: keys };
  yield { table: 'mileage_claim', rows: claims };
  yield { table: 'mileage_use', rows: uses };
  yield { table: 'status_change', rows: changes };
  yield { table: 'mileage_batch', rows: batches };
  yield { table: 'mileage_line', rows: lines };
  yield { table: 'mileage_objection', rows: objections };
  yield { table: 'mileage_objection_reply', rows: replies };
}

function* makeResumeRows({ needs, resumes, versions }: ResumeRows): Generator<Batch> {
  yield { table: 'resume_need', rows: needs };
  yield { table: 'resume', rows: resumes };
  yield { table: 'resume_version', rows: versions };
}

function* makeAbilityRows(part: Partial<AbilityBase & AbilityPart>): Generator<Batch> {
  yield { table: 'ability_test', rows: part.tests ?? [] };
  yield { table: 'ability_version', rows: part.versions ?? [] };
  yield { table: 'ability_norm', rows: part.norms ?? [] };
  yield { table: 'ability_norm_group', rows: part.groups ?? [] };
  yield { table: 'ability_norm_row', rows: part.normRows ?? [] };
  yield { table: 'ability_assignment', rows: part.assignments ?? [] };
  yield { table: 'ability_reminder', rows: part.reminders ?? [] };
  yield { table: 'ability_session', rows: part.sessions ?? [] };
  yield { table: 'status_change', rows: part.changes ?? [] };
  yield { table: 'ability_answer', rows: part.answers ?? [] };
  yield { table: 'ability_score', rows: part.scores ?? [] };
  yield { table: 'ability_reading', rows: part.readings ?? [] };
  yield { table: 'ability_share', rows: part.shares ?? [] };
  yield { table: 'ability_view', rows: part.views ?? [] };
}

function* makeCorrectionRows(made: CorrectionRows, commented: CommentRows): Generator<Batch> {
  yield { table: 'cover_letter', rows: made.letters };
  yield { table: 'cover_letter_question', rows: commented.questions };
  yield { table: 'cover_letter_answer', rows: made.answers };
  yield { table: 'letter_correction', rows: commented.corrections };
  yield { table: 'status_change', rows: made.changes };
  yield { table: 'letter_comment', rows: commented.comments };
  yield { table: 'paper_view', rows: made.views };
  yield { table: 'correction_template', rows: made.templates };
}

function* makeLawRows(law: LawRows): Generator<Batch> {
  yield { table: 'data_key', rows: law.keys };
  yield { table: 'law_register', rows: law.register };
  yield { table: 'law_case', rows: law.cases };
  yield { table: 'law_assignee', rows: law.assignees };
  yield { table: 'law_opinion', rows: law.opinions };
  yield { table: 'law_pause', rows: law.pauses };
  yield { table: 'status_change', rows: law.changes };
}

function toTermRow(term: ReturnType<typeof makeTerms>[number]): Insertable<DB['term']> {
  return {
    year: term.year,
    semester_code: term.semesterCode,
    begins_on: term.beginsOn,
    ends_on: term.endsOn,
    week1_on: term.beginsOn,
  };
}
