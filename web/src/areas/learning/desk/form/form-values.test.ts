import type { ProgrammeInput } from '@naru/contract/areas/learning/desk/programmes.ts';
import { describe, expect, it } from 'vitest';

import { fillForm, hoursOf, makeWeekly, sumOf, toBody } from './form-values.ts';

const CONTENT: ProgrammeInput = {
  typeCode: 'CHAEUM',
  year: 2026,
  semstrCode: '20',
  nameKo: '글쓰기',
  nameEn: '',
  introduction: '소개',
  introductionEn: 'About it',
  deptCode: '10000',
  managerId: 'm',
  contact: '',
  allowsRepeat: false,
  audienceTypeList: ['CURRENT_STUDENT'],
  audienceDeptList: ['20000'],
  audienceGradeList: [1, 2],
  selection: 'LOTTERY',
  appliesFrom: '2026-11-20T15:30:00.000Z',
  appliesUntil: '2026-11-30T09:00:00.000Z',
  cancelsUntil: '2026-11-30T09:00:00.000Z',
  hours: 4,
  points: null,
  place: '',
  placeEn: '',
  isOnline: true,
  question: '',
  capacity: 20,
  queueCapacity: 5,
  leastAttendance: 80,
  needsSurvey: true,
  needsAssignment: true,
  assignmentUntil: '2026-12-20T14:59:00.000Z',
  leastPeople: 5,
  decidesOn: '2026-11-30',
  budget: 100_000,
  competencyList: [
    { code: 'COMMUNICATION', ratio: 60 },
    { code: 'COMMUNITY', ratio: 40 },
  ],
  sessionList: [
    {
      sessionId: 'one',
      title: '첫 시간',
      titleEn: 'First class',
      beginsAt: '2026-12-01T01:00:00.000Z',
      endsAt: '2026-12-01T03:00:00.000Z',
      place: '201호',
      placeEn: 'Room 201',
      onlineUrl: '',
      teacherNm: '김강사',
    },
  ],
  helperIdList: ['h'],
};
const NAMES = {
  managerNm: '담당',
  deptList: [{ deptCode: '10000', deptNm: '학과' }],
  helperList: [{ memberId: 'h', name: '조교' }],
  version: 3,
};

describe('C8 the form of a programme', () => {
  it('sends what it was filled with', () => {
    expect(toBody(fillForm(CONTENT, NAMES))).toEqual(CONTENT);
  });

  it('shows moments by the clock of Seoul, also across midnight', () => {
    expect(fillForm(CONTENT, NAMES).appliesFrom).toEqual({ date: '2026-11-21', time: '00:30' });
  });

  it('sends no deadline of an assignment that nobody needs, and no competency without a share', () => {
    const values = fillForm(CONTENT, NAMES);
    const body = toBody({ ...values, needsAssignment: false, competencies: { ...values.competencies, COMMUNITY: 0 } });
    expect(body.assignmentUntil).toBeNull();
    expect(body.competencyList).toEqual([{ code: 'COMMUNICATION', ratio: 60 }]);
    expect(sumOf(values.competencies)).toBe(100);
  });

  it('makes sessions a week apart like the last one, and adds their hours up', () => {
    const [like] = fillForm(CONTENT, NAMES).sessions;
    const made = makeWeekly({ date: '2026-12-28', begins: '14:00', ends: '15:30', count: 3 }, like);
    expect(made.map(({ date, place, teacherNm, title }) => [date, place, teacherNm, title])).toEqual([
      ['2026-12-28', '201호', '김강사', ''],
      ['2027-01-04', '201호', '김강사', ''],
      ['2027-01-11', '201호', '김강사', ''],
    ]);
    expect(hoursOf(made)).toBe(4.5);
    expect(new Set(made.map(({ key }) => key)).size).toBe(3);
  });
});
