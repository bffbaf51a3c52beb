import type { Duty } from '@naru/contract/access.ts';
import { duties as calls, TWO_PERSON_DUTIES } from '@naru/contract/areas/duty.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { useState } from 'react';

import { DayField } from '../../../blocks/form/day-field.tsx';
import { FormDialog } from '../../../blocks/form/form-dialog.tsx';
import { formTexts } from '../../../blocks/form/texts.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { blankWish, findMissing, toBody, type WishValues } from './appoint-values.ts';
import { CandidateField } from './candidate-field.tsx';
import styles from './duty.module.css';
import { dutyTexts } from './texts.ts';
import { useDutyWords } from './use-duty-words.ts';

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
  const { missing, unchosen } = useTexts(formTexts);
  const format = useFormat();
  const { dutyOf } = useDutyWords();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const departments = useDepartmentOptions();
  const appoint = useCallMutation(calls.appoint, { alertMessage: null });
  const own = places?.map(({ deptCode, deptNm }) => ({ value: deptCode, label: deptNm }));
  const names = {
    dutyCode: texts.duty,
    memberId: texts.person,
    deptCode: texts.department,
    beginsOn: texts.beginsOn,
    endsOn: texts.endsOn,
    consentedOn: texts.consentedOn,
    trainedOn: texts.trainedOn,
  };
  const form = usePageForm({
    names,
    initial: blankWish({ duty: duties[0] ?? null, place: own?.length === 1 ? (own[0] ?? null) : null, today }),
    check: (values: WishValues) => findMissing(values, names, { missing, unchosen }),
  });
  const { values, set } = form;
  const duty = values.dutyCode;
  const takesTwo = TWO_PERSON_DUTIES.some((one) => one === duty);
  const options = own && !takesTwo ? own : departments;
  const send = (written: WishValues): void => {
    const body = toBody(written);
    if (body === null) return;
    const onSuccess = ({ status }: CallOutput<typeof calls.appoint>): void => {
      showToast({ text: status === 'WAITING' ? texts.asked : texts.done, tone: 'done' });
      onClose();
    };
    appoint.mutate({ body }, { onSuccess, onError: form.refuse });
  };
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={appoint.isPending}
      title={texts.title}
      description={texts.text}
      words={{ submit: texts.submit, sending: texts.sending, failed: texts.failed, conflict: { text: texts.conflict } }}
    >
      <Select
        {...form.pick('dutyCode')}
        label={texts.duty}
        options={duties.map((one) => ({ value: one, label: dutyOf(one) }))}
        // Another duty is for other people.
        onValueChange={(next) => set({ dutyCode: next, person: null })}
      />
      {duty !== null && (
        <CandidateField
          {...form.pick('person', 'memberId')}
          duty={duty}
          onValueChange={(person, candidate) => {
            const near = options.find(({ value }) => value === candidate?.deptCode) ?? null;
            set({ person, place: values.place ?? near });
          }}
        />
      )}
      <Combobox
        {...form.pick('place', 'deptCode')}
        label={texts.department}
        help={texts.departmentHelp}
        options={options}
        empty={texts.emptyDepartment}
      />
      <div className={styles.pair}>
        <DayField {...form.day('beginsOn')} label={texts.beginsOn} />
        <DayField {...form.day('endsOn')} label={texts.endsOn} help={texts.endsOnHelp} from="today" />
      </div>
      {duty === 'PEER_COACH' && (
        <div className={styles.pair}>
          <DayField {...form.day('consentedOn')} label={texts.consentedOn} to="today" />
          <DayField {...form.day('trainedOn')} label={texts.trainedOn} to="today" />
        </div>
      )}
      {takesTwo && <Notice title={texts.two} />}
    </FormDialog>
  );
}
