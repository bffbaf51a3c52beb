import { duties, type DutyAppointmentDetail } from '@naru/contract/areas/duty.ts';

import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import type { OwnField } from '../../../blocks/workflow/step-words.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { Stack } from '../../../ui/stack.tsx';
import styles from './duty.module.css';
import { dutyTexts } from './texts.ts';

const NOBODY = 'NOBODY';

/** Steps that this person may take now; the end says what it hands on, and asks to whom. */
export function DutyActions({ duty }: { readonly duty: DutyAppointmentDetail }) {
  const { appointmentId: id, version, name, stepList, workList, nextList } = duty;
  const { steps, end } = useTexts(dutyTexts);
  const format = useFormat();
  const drawNext = ({ value, error, onChange }: OwnField<string | null>) =>
    workList.length === 0 ? null : (
      <Select
        label={end.next}
        error={error}
        empty={end.none}
        options={[
          { value: NOBODY, label: end.nobody },
          ...nextList.map((one) => ({ value: one.memberId, label: joinFacts([one.name, one.deptNm ?? '']) })),
        ]}
        value={value ?? NOBODY}
        onValueChange={(next) => onChange(next === NOBODY ? null : next)}
      />
    );
  const handed = workList.map((one) => (
    <span key={one.name} className={styles.handed}>
      <b>{end.work({ name: one.name, count: format.number(one.count) })}</b>
      <span>{one.outcome}</span>
    </span>
  ));
  return (
    <StepActions
      call={duties.stepDuty}
      record={{ id, version }}
      steps={stepList}
      words={{
        CONFIRM: { ...steps.CONFIRM, title: steps.CONFIRM.title(name) },
        DECLINE: { ...steps.DECLINE, title: steps.DECLINE.title(name) },
        WITHDRAW: { ...steps.WITHDRAW, title: steps.WITHDRAW.title(name) },
        END: {
          ...steps.END,
          title: steps.END.title(name),
          text: (
            <Stack>
              <span>{end.now}</span>
              {handed}
            </Stack>
          ),
        },
      }}
      looks={{ DECLINE: 'plain', WITHDRAW: 'danger', END: 'danger' }}
      own={{ nextId: drawNext }}
      initial={() => ({ nextId: null })}
    />
  );
}
