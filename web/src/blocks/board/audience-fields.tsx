import { MEMBER_TYPES } from '@naru/contract/access.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import { reference } from '@naru/contract/areas/reference.ts';
import { useState } from 'react';

import { useEnumeration } from '../enumeration/use-enumeration.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { Chip } from '../../ui/chip.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import type { DepartmentChoice, PostValues } from './form-values.ts';
import styles from './post-form.module.css';
import { boardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';

type Audience = Pick<PostValues, 'memberTypes' | 'departments' | 'grades'>;

export interface AudienceFieldsProps {
  readonly value: Audience;
  readonly onValueChange: (value: Audience) => void;
  readonly departmentId: string;
  readonly departmentError: string | undefined;
}

const SHORTEST_SEARCH = 2;
const GRADES = ['1', '2', '3', '4', '5', '6'];

/** The fields for the audience, with its size before anything is published. */
export function AudienceFields({ value, onValueChange, departmentId, departmentError }: AudienceFieldsProps) {
  const texts = useTexts(boardTexts).form;
  const format = useFormat();
  const { code } = usePlace();
  const [word, setWord] = useState('');
  const types = useEnumeration('memberType');
  const departments = useCall(
    reference.listDepartments,
    { query: { searchText: word } },
    { enabled: word.length >= SHORTEST_SEARCH, label: texts.departments, alertMessage: null },
  );
  const proof = useCall(
    calls.countAudience,
    {
      params: { code },
      query: {
        memberType: value.memberTypes.length > 0 ? [...value.memberTypes] : undefined,
        deptCode: value.departments.length > 0 ? value.departments.map((one) => one.value) : undefined,
        grade: value.grades.length > 0 ? value.grades.map(Number) : undefined,
      },
    },
    { keepsPrevious: true, label: texts.counting, alertMessage: null },
  );
  const { departments: chosen } = value;
  const add = (choice: DepartmentChoice | null): void => {
    if (choice && !chosen.some((one) => one.value === choice.value))
      onValueChange({ ...value, departments: [...chosen, { value: choice.value, label: choice.label }] });
  };
  const names = (proof.data?.exampleList ?? []).map(({ name, deptNm }) => [name, deptNm].filter(Boolean).join(' '));
  return (
    <>
      <ChoiceChips
        label={texts.memberTypes}
        mark="optional"
        options={types.options}
        value={value.memberTypes}
        onValueChange={(keys) =>
          onValueChange({ ...value, memberTypes: MEMBER_TYPES.filter((type) => keys.includes(type)) })
        }
      />
      <Combobox
        id={departmentId}
        label={texts.departments}
        mark="optional"
        help={texts.departmentsHelp}
        error={departments.isError ? texts.departmentError : departmentError}
        placeholder={texts.departmentHint}
        options={(word.length >= SHORTEST_SEARCH ? (departments.data?.deptList ?? []) : []).map((department) => ({
          value: department.deptCode,
          label: department.deptNm,
        }))}
        value={null}
        onValueChange={add}
        onQueryChange={(query) => setWord(query.trim())}
        loading={departments.isFetching}
        empty={texts.departmentNone}
      />
      {chosen.length > 0 && (
        <div className={styles.chips}>
          {chosen.map((one) => (
            <Chip
              key={one.value}
              removeLabel={texts.removeDepartment(one.label)}
              onRemove={() => onValueChange({ ...value, departments: chosen.filter((other) => other !== one) })}
            >
              {one.label}
            </Chip>
          ))}
        </div>
      )}
      <ChoiceChips
        label={texts.grades}
        mark="optional"
        options={GRADES.map((grade) => ({ value: grade, label: texts.gradeOf(grade) }))}
        value={value.grades}
        onValueChange={(grades) => onValueChange({ ...value, grades })}
      />
      {proof.isError && <Notice tone="red" title={texts.audienceError} />}
      {proof.data && (
        <div className={styles.proof} role="status">
          <p className={styles.count}>
            {proof.data.count === 0 ? texts.audienceNobody : texts.audience(format.number(proof.data.count))}
          </p>
          {names.length > 0 && (
            <p className={styles.examples}>{texts.audienceExamples(format.number(names.length), names.join(', '))}</p>
          )}
        </div>
      )}
    </>
  );
}
