import { reference } from '@naru/contract/areas/reference.ts';
import { useState } from 'react';
import { Controller } from 'react-hook-form';

import { formTexts } from '../../../../blocks/form/texts.ts';
import { useCodeOptions } from '../../../../blocks/form/use-code-options.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Combobox } from '../../../../ui/combobox.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { sampleTexts } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { MEMO_MOST } from './sample-values.ts';

const SHORTEST_SEARCH = 2;

/** What it is about: a line, a text, one of many, one of a few, a number. */
export function SubjectFields({ form, idOf }: FieldsProps) {
  const texts = useTexts(sampleTexts).form;
  const words = useTexts(formTexts);
  const format = useFormat();
  const regions = useCodeOptions({ lclasCode: 'REGION' });
  const [word, setWord] = useState('');
  const departments = useCall(
    reference.listDepartments,
    { query: { searchText: word } },
    { enabled: word.length >= SHORTEST_SEARCH, label: texts.department },
  );
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        {...register('subject')}
        id={idOf('subject')}
        label={texts.subject}
        error={errors.subject?.message}
        maxLength={60}
      />
      <TextArea
        {...register('memo')}
        id={idOf('memo')}
        label={texts.memo}
        mark={texts.optional}
        help={texts.memoHelp}
        error={errors.memo?.message}
        countText={(length) => texts.count(format.number(length), format.number(MEMO_MOST))}
      />
      <Controller
        control={control}
        name="department"
        render={({ field }) => (
          <Combobox
            id={idOf('department')}
            label={texts.department}
            mark={texts.optional}
            help={texts.departmentHelp}
            error={departments.isError ? texts.departmentError : undefined}
            placeholder={texts.departmentHint}
            options={(word.length >= SHORTEST_SEARCH ? (departments.data?.deptList ?? []) : []).map((department) => ({
              value: department.deptCode,
              label: department.deptNm,
              disabled: department.useAt === 'N',
            }))}
            value={field.value}
            onValueChange={field.onChange}
            onQueryChange={(query) => setWord(query.trim())}
            loading={departments.isFetching}
            onBlur={field.onBlur}
            labels={{ open: texts.open, clear: texts.clear, loading: texts.searching, empty: texts.noDepartment }}
          />
        )}
      />
      <Controller
        control={control}
        name="region"
        render={({ field, fieldState }) => (
          <Select
            id={idOf('region')}
            label={texts.region}
            error={fieldState.error?.message ?? regions.error}
            options={regions.options}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            labels={{ placeholder: texts.choose, empty: words.codesNone }}
          />
        )}
      />
      <Controller
        control={control}
        name="grade"
        render={({ field, fieldState }) => (
          <NumberField
            id={idOf('grade')}
            label={texts.grade}
            error={fieldState.error?.message}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            min={1}
            max={6}
          />
        )}
      />
      <Controller
        control={control}
        name="urgent"
        render={({ field }) => (
          <SegmentedControl
            id={idOf('urgent')}
            label={texts.urgent}
            value={field.value}
            onValueChange={field.onChange}
            options={[
              { value: 'N', label: texts.urgentNo },
              { value: 'Y', label: texts.urgentYes },
            ]}
          />
        )}
      />
    </>
  );
}
