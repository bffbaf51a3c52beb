import { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import { ENUMS } from '@naru/contract/enums.ts';

import { useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ChipSet } from '../../../ui/chip-set.tsx';
import { MultiCombobox } from '../../../ui/multi-combobox.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { cohortOf } from './form-values.ts';
import styles from './participation.module.css';
import { participationTexts } from './texts.ts';
import type { AssignmentForm } from './use-assignment-form.ts';

/** Students who have to take the test, with their number before anything is saved. */
export function CohortFields({ form }: { readonly form: AssignmentForm }) {
  const { form: texts, gradeOf } = useTexts(participationTexts);
  const departments = useDepartmentOptions();
  return (
    <Stack>
      <MultiCombobox
        {...form.pick('departments', 'deptCodeList')}
        label={texts.departments}
        mark="optional"
        help={texts.departmentsHelp}
        options={departments}
        writeChosen={texts.chosen}
        empty={texts.noDepartment}
      />
      <ChipSet
        {...form.pick('grades', 'gradeList')}
        label={texts.grades}
        mark="optional"
        help={texts.gradesHelp}
        options={ENUMS.grade.map((grade) => ({ value: grade, label: gradeOf(grade) }))}
      />
      <CohortCount form={form} />
    </Stack>
  );
}

function CohortCount({ form }: { readonly form: AssignmentForm }) {
  const texts = useTexts(participationTexts).form;
  const format = useFormat();
  const { data } = useCall(
    abilityParticipation.previewCohort,
    { body: cohortOf(form.values) },
    { label: texts.counting, keepsPrevious: true, alertMessage: null },
  );
  return (
    <div role="status">
      {data && <strong>{data.count === 0 ? texts.cohortNobody : texts.cohort(format.number(data.count))}</strong>}
      <p className={styles.note}>{texts.cohortNote}</p>
    </div>
  );
}
