import type { Duty } from '@naru/contract/access.ts';
import { duties as calls, DUTY, TWO_PERSON_DUTIES } from '@naru/contract/areas/duty.ts';
import { useState } from 'react';

import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { RecordDialog } from '../../../blocks/record/record-dialog.tsx';
import { type OwnField, RecordFields } from '../../../blocks/record/record-fields.tsx';
import { useRecordForm } from '../../../blocks/record/use-record-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CandidateField } from './candidate-field.tsx';
import { dutyTexts } from './texts.ts';

export interface AppointDialogProps {
  /** Duties that this person may appoint to. */
  readonly duties: readonly Duty[];
  /** Departments for duties of one person; null for any. */
  readonly places: readonly { readonly deptCode: string; readonly deptNm: string }[] | null;
  readonly onClose: () => void;
}

/** A dialog to appoint a person to a duty, with what has to be there first. */
export function AppointDialog({ duties, places, onClose }: AppointDialogProps) {
  const texts = useTexts(dutyTexts).form;
  const format = useFormat();
  const words = useEnumeration('duty');
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const departments = useDepartmentOptions();
  const own = places?.map(({ deptCode, deptNm }) => ({ value: deptCode, label: deptNm }));
  const form = useRecordForm(DUTY, {
    entry: undefined,
    starts: {
      dutyCode: duties[0] ?? null,
      deptCode: own?.length === 1 ? (own[0] ?? null) : null,
      beginsOn: today,
    },
    create: calls.appoint,
    after: ({ status }) => {
      onClose();
      return { text: status === 'WAITING' ? texts.asked : texts.done };
    },
  });
  const { dutyCode, memberId, deptCode } = form.values;
  const takesTwo = TWO_PERSON_DUTIES.some((one) => one === dutyCode);
  const options = own && !takesTwo ? own : departments;
  const drawPerson = ({ id, label, error }: OwnField) =>
    dutyCode !== null && (
      <CandidateField
        {...{ id, label, error }}
        duty={dutyCode}
        value={memberId}
        onValueChange={(person, candidate) => {
          const near = options.find(({ value }) => value === candidate?.deptCode) ?? null;
          form.set({ memberId: person, deptCode: deptCode ?? near });
        }}
      />
    );
  const drawPlace = ({ onChange, ...part }: OwnField) => (
    <Combobox
      {...part}
      help={texts.help.deptCode}
      options={options}
      value={deptCode}
      onValueChange={onChange}
      empty={texts.emptyDepartment}
    />
  );
  return (
    <RecordDialog form={form} onClose={onClose} words={texts}>
      <RecordFields
        form={form}
        of={['dutyCode', 'memberId', 'deptCode']}
        options={{ dutyCode: words.options.filter(({ value }) => duties.includes(value)) }}
        // Another duty is for other people.
        follow={{ dutyCode: () => ({ memberId: null }) }}
        own={{ memberId: drawPerson, deptCode: drawPlace }}
      />
      <RecordFields form={form} of={['beginsOn', 'endsOn']} help={texts.help} beside />
      <RecordFields form={form} of={['consentedOn', 'trainedOn']} beside />
      {takesTwo && <Notice title={texts.two} />}
    </RecordDialog>
  );
}
