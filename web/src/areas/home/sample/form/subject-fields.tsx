import { reference } from '@naru/contract/areas/reference.ts';
import { useState } from 'react';

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

/** The fields for the subject: a line, a text, one of many, one of a few, a number. */
export function SubjectFields({ form }: FieldsProps) {
  const texts = useTexts(sampleTexts).form;
  const format = useFormat();
  const regions = useCodeOptions({ lclasCode: 'REGION' });
  const [word, setWord] = useState('');
  const departments = useCall(
    reference.listDepartments,
    { query: { searchText: word } },
    { enabled: word.length >= SHORTEST_SEARCH, label: texts.department },
  );
  return (
    <>
      <TextField {...form.text('subject')} label={texts.subject} maxLength={60} />
      <TextArea
        {...form.text('memo')}
        label={texts.memo}
        mark="optional"
        help={texts.memoHelp}
        countText={(length) => texts.count(format.number(length), format.number(MEMO_MOST))}
      />
      <Combobox
        {...form.pick('department')}
        label={texts.department}
        mark="optional"
        help={texts.departmentHelp}
        error={departments.isError ? texts.departmentError : undefined}
        placeholder={texts.departmentHint}
        options={(word.length >= SHORTEST_SEARCH ? (departments.data?.deptList ?? []) : []).map((department) => ({
          value: department.deptCode,
          label: department.deptNm,
          disabled: department.useAt === 'N',
        }))}
        onQueryChange={(query) => setWord(query.trim())}
        loading={departments.isFetching}
        empty={texts.noDepartment}
      />
      <Select
        {...form.pick('region')}
        label={texts.region}
        error={form.errors.region ?? regions.error}
        options={regions.options}
      />
      <NumberField {...form.pick('grade')} label={texts.grade} min={1} max={6} />
      <SegmentedControl
        {...form.pick('urgent')}
        label={texts.urgent}
        options={[
          { value: 'N', label: texts.urgentNo },
          { value: 'Y', label: texts.urgentYes },
        ]}
      />
    </>
  );
}
