import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import { useState } from 'react';

import { draftKeyOf, dropDraft, readDraft, writeDraft } from '../../../../blocks/form/draft.ts';
import { formTexts, type FormTexts as SharedTexts } from '../../../../blocks/form/texts.ts';
import { type LongFormState, useLongForm } from '../../../../blocks/form/use-long-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../../../platform/session/use-session.ts';
import { type FormValues, isWhole, isWholeSession, sumOf } from './form-values.ts';
import { programmeFormTexts, type FormTexts } from './texts.ts';

/** The server's names of what it may refuse. */
export type ProgrammeField = Exclude<keyof DeskProgrammeDetail['content'], 'year' | 'isOnline'> | 'copiedFrom';

export type ProgrammeForm = LongFormState<FormValues, ProgrammeField> & { readonly forget: () => void };

/** Names in the order of the form. */
export function namesOf(texts: FormTexts): Readonly<Record<ProgrammeField, string>> {
  return {
    typeCode: texts.type,
    semstrCode: texts.term,
    nameKo: texts.nameKo,
    nameEn: texts.nameEn,
    introduction: texts.introduction,
    introductionEn: texts.introductionEn,
    deptCode: texts.department,
    managerId: texts.manager,
    contact: texts.contact,
    copiedFrom: texts.copyTitle,
    audienceTypeList: texts.audience,
    audienceDeptList: texts.audienceDepts,
    audienceGradeList: texts.grades,
    selection: texts.selection,
    appliesFrom: texts.appliesFrom,
    appliesUntil: texts.appliesUntil,
    cancelsUntil: texts.cancelsUntil,
    capacity: texts.capacity,
    queueCapacity: texts.queueCapacity,
    question: texts.question,
    allowsRepeat: texts.allowsRepeat,
    place: texts.place,
    placeEn: texts.placeEn,
    sessionList: texts.sessionList,
    helperIdList: texts.helpers,
    hours: texts.hours,
    points: texts.points,
    competencyList: texts.competencies,
    leastAttendance: texts.leastAttendance,
    needsSurvey: texts.needsSurvey,
    needsAssignment: texts.needsAssignment,
    assignmentUntil: texts.assignmentUntil,
    budget: texts.budget,
    leastPeople: texts.leastPeople,
    decidesOn: texts.decidesOn,
  };
}

/** Says what is missing before anything is sent; whether the rest holds, the server knows. */
function checkForm(values: FormValues, texts: FormTexts, { missing, unchosen }: SharedTexts) {
  const names = namesOf(texts);
  const problems: Partial<Record<ProgrammeField, string>> = {};
  const text = (field: 'nameKo' | 'introduction'): void => {
    if (values[field].trim() === '') problems[field] = missing(names[field]);
  };
  const number = (field: 'hours' | 'capacity' | 'queueCapacity' | 'leastAttendance' | 'budget'): void => {
    if (values[field] === null) problems[field] = missing(names[field]);
  };
  const moment = (field: 'appliesFrom' | 'appliesUntil' | 'cancelsUntil'): void => {
    if (!isWhole(values[field])) problems[field] = unchosen(names[field]);
  };
  if (values.term === null) problems.semstrCode = unchosen(names.semstrCode);
  text('nameKo');
  text('introduction');
  if (values.department === null) problems.deptCode = unchosen(names.deptCode);
  if (values.manager === null) problems.managerId = unchosen(names.managerId);
  if (values.audienceTypeList.length === 0) problems.audienceTypeList = unchosen(names.audienceTypeList);
  moment('appliesFrom');
  moment('appliesUntil');
  moment('cancelsUntil');
  number('capacity');
  number('queueCapacity');
  if (values.sessions.length === 0) problems.sessionList = texts.sessionsNone;
  else if (!values.sessions.every(isWholeSession)) problems.sessionList = texts.sessionsMissing;
  number('hours');
  const sum = sumOf(values.competencies);
  if (sum < 100) problems.competencyList = texts.sumLeft(String(100 - sum));
  if (sum > 100) problems.competencyList = texts.sumOver(String(sum - 100));
  number('leastAttendance');
  number('budget');
  return problems;
}

export interface ProgrammeFormOptions {
  readonly initial: FormValues;
  /** Names what is written: a programme, the one that is copied, or a new one. */
  readonly about: string;
}

interface Kept {
  readonly values: FormValues | null;
  readonly savedAt: string;
}

/** A programme as it is written, kept in this window until it is saved. */
export function useProgrammeForm({ initial, about }: ProgrammeFormOptions): ProgrammeForm {
  const texts = useTexts(programmeFormTexts);
  const shared = useTexts(formTexts);
  const key = draftKeyOf(`programme.${about}`, useLoginInfo()?.username ?? '');
  const [kept] = useState(() => readDraft<Kept>(key, { values: null, savedAt: '' }));
  const form = useLongForm<FormValues, ProgrammeField, FormValues>({
    names: namesOf(texts),
    blank: initial,
    draft: kept?.values ? { values: { ...initial, ...kept.values }, savedAt: kept.savedAt ?? '' } : null,
    check: (values) => checkForm(values, texts, shared),
    contentOf: (values) => values,
    save: async (values) => writeDraft<Kept>(key, { values, savedAt: new Date().toISOString() }),
  });
  return { ...form, forget: () => dropDraft(key) };
}
