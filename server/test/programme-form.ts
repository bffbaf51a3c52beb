/** Forms of programmes for tests, in the second term of 2026. */
import type { ProgrammeInput } from '@naru/contract/areas/learning/desk/programmes.ts';

import type { Db } from '../src/platform/db/db.ts';

/** Inserts the terms that the forms are in: this one, and the next. */
export async function theTerms(db: Db): Promise<void> {
  await db
    .insertInto('term')
    .values([
      {
        year: 2026,
        semester_code: '20',
        begins_on: '2026-09-01',
        ends_on: '2026-12-31',
        week1_on: '2026-09-01',
      },
      { year: 2027, semester_code: '10', begins_on: '2027-03-02', ends_on: '2027-06-21', week1_on: '2027-03-02' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Two Tuesdays in December, open for applications now. */
export const aForm = (
  of: { managerId: string; deptCode: string },
  more: Partial<ProgrammeInput> = {},
): ProgrammeInput => ({
  typeCode: 'BAEUM',
  year: 2026,
  semstrCode: '20',
  nameKo: '발표가 편해지는 말하기',
  nameEn: 'Speaking with ease',
  introduction: '떨지 않고 말하는 법을 배워요.',
  introductionEn: '',
  contact: '02-1234-5678',
  allowsRepeat: true,
  audienceTypeList: ['CURRENT_STUDENT'],
  audienceDeptList: [],
  audienceGradeList: [],
  selection: 'FIRST_COME',
  appliesFrom: '2026-11-23T00:00:00.000Z',
  appliesUntil: '2026-11-30T09:00:00.000Z',
  cancelsUntil: '2026-11-30T09:00:00.000Z',
  hours: 4,
  points: 40,
  place: '가람관 201호',
  placeEn: '',
  isOnline: false,
  question: '',
  capacity: 3,
  queueCapacity: 10,
  leastAttendance: 80,
  needsSurvey: true,
  needsAssignment: false,
  assignmentUntil: null,
  leastPeople: null,
  decidesOn: null,
  budget: 500_000,
  competencyList: [
    { code: 'COMMUNICATION', ratio: 70 },
    { code: 'CREATIVITY', ratio: 30 },
  ],
  sessionList: [aSession('2026-12-01'), aSession('2026-12-08')],
  helperIdList: [],
  ...of,
  ...more,
});

/** From ten to twelve by the clock of Seoul. */
export const aSession = (
  day: string,
  more: Partial<ProgrammeInput['sessionList'][number]> = {},
): ProgrammeInput['sessionList'][number] => ({
  sessionId: null,
  title: '',
  titleEn: '',
  beginsAt: `${day}T01:00:00.000Z`,
  endsAt: `${day}T03:00:00.000Z`,
  place: '',
  placeEn: '',
  onlineUrl: '',
  teacherNm: '',
  ...more,
});
