import { deskMeeting, type DeskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';

import { CalendarButton } from '../../../../blocks/counselling/calendar-button.tsx';
import { StepActions } from '../../../../blocks/workflow/step-actions.tsx';
import type { OwnField, StepLook } from '../../../../blocks/workflow/step-words.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import { type DeskAction, useStepWords } from './use-step-words.ts';

const FreeHours = loadOnUse(async () => (await withTexts(import('./free-hours.tsx'))).FreeHours);

/** Steps that take something from the student are red; of the others the first is the main one. */
const LOOKS: Partial<Record<DeskAction, StepLook>> = {
  RESCHEDULE: 'plain',
  ABSENT: 'plain',
  CORRECT_COMPLETED: 'plain',
  CORRECT_ABSENT: 'plain',
  ASK_CORRECTION: 'plain',
  RETRACT: 'danger',
  REJECT: 'danger',
  CANCEL: 'danger',
};

/** The steps that the counsellor can take now, as the server lists them. */
export function MeetingActions({ meeting }: { readonly meeting: DeskMeeting }) {
  const { desk, form } = useDesk();
  const words = useStepWords(meeting);
  const { requestId: id, version, stepList, status, next, beginsAt } = meeting;
  const page = form(id);
  const isAgreed = status === 'APPROVED' && next?.step === 'MEET';
  return (
    <StepActions
      call={deskMeeting.stepMeeting}
      record={{ id, version, params: { desk } }}
      steps={stepList}
      words={words}
      looks={LOOKS}
      pages={{ COMPLETE: page, CHANGE_RECORD: page, CORRECT_COMPLETED: page }}
      own={{
        slotId: ({ id: fieldId, value, onChange, error }: OwnField<string>) => (
          <FreeHours id={fieldId} value={value ?? null} onValueChange={onChange} error={error} from={beginsAt} />
        ),
      }}
      links={isAgreed && <CalendarButton of={{ spec: deskMeeting.sendAppointment, input: { params: { desk, id } } }} />}
    />
  );
}
