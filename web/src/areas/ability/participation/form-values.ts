/** The values of the form of a compulsory test. */
import type { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import type { ComboboxOption } from '../../../ui/combobox.tsx';

export type AssignmentDetail = CallOutput<typeof abilityParticipation.readAssignment>['assignment'];

export interface AssignmentValues {
  readonly testId: string | null;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly departments: readonly ComboboxOption[];
  readonly grades: readonly string[];
  readonly opensOn: string | null;
  readonly dueOn: string | null;
  readonly reminds: boolean;
}

/** Begins with what is saved, or empty from today on. */
export function beginWith(saved: AssignmentDetail | undefined, today: string): AssignmentValues {
  if (!saved)
    return {
      testId: null,
      nameKo: '',
      nameEn: '',
      departments: [],
      grades: [],
      opensOn: today,
      dueOn: null,
      reminds: true,
    };
  return {
    testId: saved.testId,
    nameKo: saved.nameKo,
    nameEn: saved.nameEn,
    departments: saved.deptList.map(({ deptCode, deptNm }) => ({ value: deptCode, label: deptNm })),
    grades: saved.gradeList.map(String),
    opensOn: saved.opensOn,
    dueOn: saved.dueOn,
    reminds: saved.remindsAutomatically,
  };
}

export const cohortOf = ({ departments, grades }: AssignmentValues) => ({
  gradeList: grades.map(Number),
  deptCodeList: departments.map(({ value }) => value),
});

/** Makes the body, beside the test; a form without its days is not sent. */
export const bodyOf = (values: AssignmentValues) => ({
  ...cohortOf(values),
  nameKo: values.nameKo,
  nameEn: values.nameEn,
  opensOn: values.opensOn ?? '',
  dueOn: values.dueOn ?? '',
  remindsAutomatically: values.reminds,
});
