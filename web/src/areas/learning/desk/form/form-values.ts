/** The values of the form of a programme while it is written, and those that are sent. Pure. */
import type { programmeDesk, ProgrammeInput } from '@naru/contract/areas/learning/desk/programmes.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { ENUMS } from '@naru/contract/enums.ts';

import { toKstDay, toKstTime } from './moments.ts';
import type { ComboboxOption } from '../../../../ui/combobox.tsx';

/** A day and a time of the clock of Seoul. */
export interface MomentValue {
  readonly date: string | null;
  readonly time: string;
}

/** Times at which a session can begin or end. */
export const SESSION_TIMES = { from: '06:00', to: '23:45', step: 15 } as const;

export interface SessionValue {
  readonly key: string;
  readonly sessionId: string | null;
  readonly date: string | null;
  readonly begins: string;
  readonly ends: string;
  readonly title: string;
  readonly titleEn: string;
  readonly place: string;
  readonly placeEn: string;
  readonly onlineUrl: string;
  readonly teacherNm: string;
}

type Code = ProgrammeInput['competencyList'][number]['code'];

export interface FormValues {
  readonly typeCode: ProgrammeInput['typeCode'];
  /** `2026-20`. */
  readonly term: string | null;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly introduction: string;
  readonly introductionEn: string;
  readonly department: ComboboxOption | null;
  readonly manager: ComboboxOption | null;
  readonly contact: string;
  readonly allowsRepeat: boolean;
  readonly audienceTypeList: ProgrammeInput['audienceTypeList'];
  readonly audienceDepartments: readonly ComboboxOption[];
  readonly audienceGradeList: readonly string[];
  readonly selection: ProgrammeInput['selection'];
  readonly appliesFrom: MomentValue;
  readonly appliesUntil: MomentValue;
  readonly cancelsUntil: MomentValue;
  readonly hours: number | null;
  readonly points: number | null;
  readonly place: string;
  readonly placeEn: string;
  readonly isOnline: boolean;
  readonly question: string;
  readonly capacity: number | null;
  readonly queueCapacity: number | null;
  readonly leastAttendance: number | null;
  readonly needsSurvey: boolean;
  readonly needsAssignment: boolean;
  readonly assignmentUntil: MomentValue;
  readonly leastPeople: number | null;
  readonly decidesOn: string | null;
  readonly budget: number | null;
  readonly competencies: Readonly<Partial<Record<Code, number | null>>>;
  readonly sessions: readonly SessionValue[];
  readonly helpers: readonly ComboboxOption[];
  /** The version that it was read with; 0 for a new one. */
  readonly version: number;
}

const NO_MOMENT: MomentValue = { date: null, time: '' };

/** A new one, with the caller as its manager in the current term. */
export function blankForm(choices: CallOutput<typeof programmeDesk.listChoices>): FormValues {
  const { termList, deptList, self } = choices;
  const term = termList.find(({ isCurrent }) => isCurrent) ?? termList[0];
  const [own] = deptList?.length === 1 ? deptList : [];
  return {
    typeCode: 'BAEUM',
    term: term ? `${term.year}-${term.semstrCode}` : null,
    nameKo: '',
    nameEn: '',
    introduction: '',
    introductionEn: '',
    department: own ? { value: own.deptCode, label: own.deptNm } : null,
    manager: { value: self.memberId, label: self.name },
    contact: '',
    allowsRepeat: true,
    audienceTypeList: ['CURRENT_STUDENT'],
    audienceDepartments: [],
    audienceGradeList: [],
    selection: 'FIRST_COME',
    appliesFrom: { ...NO_MOMENT, time: '10:00' },
    appliesUntil: { ...NO_MOMENT, time: '18:00' },
    cancelsUntil: { ...NO_MOMENT, time: '18:00' },
    hours: null,
    points: null,
    place: '',
    placeEn: '',
    isOnline: false,
    question: '',
    capacity: 30,
    queueCapacity: 10,
    leastAttendance: 80,
    needsSurvey: true,
    needsAssignment: false,
    assignmentUntil: { ...NO_MOMENT, time: '23:59' },
    leastPeople: null,
    decidesOn: null,
    budget: 0,
    competencies: {},
    sessions: [],
    helpers: [],
    version: 0,
  };
}

/** Names of those whom the form only knows by id. */
export interface FormNames {
  readonly managerNm: string;
  readonly deptList: readonly { readonly deptCode: string; readonly deptNm: string }[];
  readonly helperList: readonly { readonly memberId: string; readonly name: string }[];
  readonly version: number;
}

const momentOf = (at: string | null): MomentValue =>
  at === null ? { ...NO_MOMENT, time: '23:59' } : { date: toKstDay(at), time: toKstTime(at) };

/** Fills the form with what is saved, or with an earlier one. */
export function fillForm(content: ProgrammeInput, { managerNm, deptList, helperList, version }: FormNames): FormValues {
  const nameOf = (code: string): string => deptList.find(({ deptCode }) => deptCode === code)?.deptNm ?? code;
  const department = (code: string): ComboboxOption => ({ value: code, label: nameOf(code) });
  const { typeCode, nameKo, nameEn, introduction, introductionEn, contact, allowsRepeat } = content;
  const {
    audienceTypeList,
    selection,
    hours,
    points,
    place,
    placeEn,
    isOnline,
    question,
    capacity,
    queueCapacity,
    leastAttendance,
  } = content;
  const { needsSurvey, needsAssignment, leastPeople, decidesOn, budget } = content;
  return {
    typeCode,
    nameKo,
    nameEn,
    introduction,
    introductionEn,
    contact,
    allowsRepeat,
    audienceTypeList,
    selection,
    hours,
    points,
    place,
    placeEn,
    isOnline,
    question,
    capacity,
    queueCapacity,
    leastAttendance,
    needsSurvey,
    needsAssignment,
    leastPeople,
    decidesOn,
    budget,
    version,
    term: `${content.year}-${content.semstrCode}`,
    department: department(content.deptCode),
    manager: { value: content.managerId, label: managerNm },
    audienceDepartments: content.audienceDeptList.map(department),
    audienceGradeList: content.audienceGradeList.map(String),
    appliesFrom: momentOf(content.appliesFrom),
    appliesUntil: momentOf(content.appliesUntil),
    cancelsUntil: momentOf(content.cancelsUntil),
    assignmentUntil: momentOf(content.assignmentUntil),
    competencies: Object.fromEntries(content.competencyList.map(({ code, ratio }) => [code, ratio])),
    sessions: content.sessionList.map(({ beginsAt, endsAt, ...session }, at) => ({
      ...session,
      key: session.sessionId ?? `copied-${at}`,
      date: toKstDay(beginsAt),
      begins: toKstTime(beginsAt),
      ends: toKstTime(endsAt),
    })),
    helpers: helperList.map(({ memberId, name }) => ({ value: memberId, label: name })),
  };
}

/** Writes a moment for the wire; empty where day or time is missing. */
const instantOf = ({ date, time }: MomentValue): string => {
  const at = date === null || time === '' ? Number.NaN : Date.parse(`${date}T${time}:00+09:00`);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
};

export const isWhole = ({ date, time }: MomentValue): boolean => instantOf({ date, time }) !== '';
export const isWholeSession = ({ date, begins, ends }: SessionValue): boolean =>
  isWhole({ date, time: begins }) && isWhole({ date, time: ends });

/** Writes the form as the call takes it. The check has asked for everything that must be there. */
export function toBody(values: FormValues): ProgrammeInput {
  // The form's own names stay out of what is sent.
  const { department, manager, audienceDepartments, audienceGradeList, competencies, sessions, ...others } = values;
  const { appliesFrom, appliesUntil, cancelsUntil, assignmentUntil, term, helpers, version: _, ...rest } = others;
  const [year = '', semester] = term?.split('-') ?? [];
  return {
    ...rest,
    year: Number(year),
    semstrCode: semester === '20' ? '20' : '10',
    deptCode: department?.value ?? '',
    managerId: manager?.value ?? '',
    audienceTypeList: [...values.audienceTypeList],
    audienceDeptList: audienceDepartments.map(({ value }) => value),
    audienceGradeList: audienceGradeList.map(Number),
    appliesFrom: instantOf(appliesFrom),
    appliesUntil: instantOf(appliesUntil),
    cancelsUntil: instantOf(cancelsUntil),
    hours: values.hours ?? 0,
    capacity: values.capacity ?? 0,
    queueCapacity: values.queueCapacity ?? 0,
    leastAttendance: values.leastAttendance ?? 0,
    budget: values.budget ?? 0,
    assignmentUntil: values.needsAssignment && isWhole(assignmentUntil) ? instantOf(assignmentUntil) : null,
    competencyList: ENUMS.coreCompetency.flatMap((code) => {
      const ratio = competencies[code] ?? 0;
      return ratio > 0 ? [{ code, ratio }] : [];
    }),
    sessionList: sessions.map(({ key: _key, date, begins, ends, ...words }) => ({
      ...words,
      beginsAt: instantOf({ date, time: begins }),
      endsAt: instantOf({ date, time: ends }),
    })),
    helperIdList: helpers.map(({ value }) => value),
  };
}

export const sumOf = (competencies: FormValues['competencies']): number =>
  Object.values(competencies).reduce<number>((sum, ratio) => sum + (ratio ?? 0), 0);

/** Returns the hours of all sessions together, in steps of half an hour. */
export function hoursOf(sessions: readonly SessionValue[]): number {
  const minutes = sessions.filter(isWholeSession).reduce((sum, { date, begins, ends }) => {
    const length = Date.parse(instantOf({ date, time: ends })) - Date.parse(instantOf({ date, time: begins }));
    return sum + Math.max(0, length / 60_000);
  }, 0);
  return Math.round(minutes / 30) / 2;
}

const DAY_MS = 86_400_000;

/** Makes sessions of the same hours, a week apart, with the place and teacher of the last one that there is. */
export function makeWeekly(
  first: { readonly date: string; readonly begins: string; readonly ends: string; readonly count: number },
  like: SessionValue | undefined,
): SessionValue[] {
  const start = Date.parse(`${first.date}T00:00:00Z`);
  return Array.from({ length: first.count }, (_, at) => ({
    key: crypto.randomUUID(),
    sessionId: null,
    date: new Date(start + at * 7 * DAY_MS).toISOString().slice(0, 10),
    begins: first.begins,
    ends: first.ends,
    title: '',
    titleEn: '',
    place: like?.place ?? '',
    placeEn: like?.placeEn ?? '',
    onlineUrl: like?.onlineUrl ?? '',
    teacherNm: like?.teacherNm ?? '',
  }));
}
