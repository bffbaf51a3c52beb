import type { COUNSELLOR_STEPS } from '@naru/contract/areas/counselling/meeting/steps.ts';
import type { DeskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import type { StepWords } from '../../../../blocks/workflow/step-words.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { meetingTexts } from './texts.ts';

export type DeskAction = ActionOf<typeof COUNSELLOR_STEPS>;

/** Says the steps that a counsellor may take with this meeting. */
export function useStepWords(
  meeting: Pick<DeskMeeting, 'student' | 'beginsAt' | 'record'>,
): Readonly<Record<DeskAction, StepWords>> {
  const { actions, ask, done, keep, move } = useTexts(meetingTexts).detail;
  const { label, help } = useTexts(counsellingTexts).reason;
  const when = useFormat().moment(meeting.beginsAt);
  const { name } = meeting.student;
  const fields = { reason: { label, help } };
  const asked = (action: keyof typeof ask): StepWords => ({
    label: actions[action],
    title: ask[action].title(name, when),
    text: ask[action].text,
    keep,
    done: done[action],
    fields,
  });
  // The page on which a record is written says that it is saved.
  const onPage = (said: string): StepWords => ({ label: said, done: said });
  return {
    APPROVE: { label: actions.APPROVE, done: done.APPROVE },
    COMPLETE: onPage(actions.COMPLETE),
    CHANGE_RECORD: onPage(meeting.record === null ? actions.COMPLETE : actions.CHANGE_RECORD),
    CORRECT_COMPLETED: onPage(actions.CORRECT_COMPLETED),
    RESCHEDULE: {
      label: actions.RESCHEDULE,
      title: move.title,
      text: move.text,
      confirm: move.submit,
      keep,
      done: done.RESCHEDULE,
      fields: { ...fields, slotId: { label: move.slot } },
    },
    ABSENT: asked('ABSENT'),
    CORRECT_ABSENT: asked('CORRECT_ABSENT'),
    ASK_CORRECTION: asked('ASK_CORRECTION'),
    RETRACT: asked('RETRACT'),
    REJECT: asked('REJECT'),
    CANCEL: asked('CANCEL'),
  };
}
