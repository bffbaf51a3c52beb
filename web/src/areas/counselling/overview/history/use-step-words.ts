import type { MeetingStanding, STUDENT_STEPS } from '@naru/contract/areas/counselling/meeting/steps.ts';
import type { ActionOf } from '@naru/contract/shared/workflow.ts';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import type { StepWords } from '../../../../blocks/workflow/step-words.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { historyTexts } from './texts.ts';

export type OwnAction = ActionOf<typeof STUDENT_STEPS>;

/** Says the steps that a student may take with a meeting that begins then. */
export function useStepWords(beginsAt: string): Readonly<Record<OwnAction, StepWords>> {
  const { actions, ask, done, keep, move } = useTexts(historyTexts).detail;
  const { label, help } = useTexts(counsellingTexts).reason;
  const when = useFormat().moment(beginsAt);
  const asked = (action: keyof typeof ask): StepWords => ({
    label: actions[action],
    title: ask[action].title(when),
    text: ask[action].text,
    keep,
    done: done[action],
    fields: { reason: { label, help } },
  });
  return {
    ACCEPT: { label: actions.ACCEPT, done: done.ACCEPT },
    CONFIRM: { label: actions.CONFIRM, done: done.CONFIRM },
    RESCHEDULE: {
      label: actions.RESCHEDULE,
      title: move.title,
      text: move.text,
      confirm: move.submit,
      keep,
      done: ({ movedTo }: MeetingStanding) => (movedTo?.status === 'APPROVED' ? done.RESCHEDULE_AUTO : done.RESCHEDULE),
      fields: { slotId: { label: move.slot } },
      isWide: true,
    },
    DISPUTE: asked('DISPUTE'),
    ASK_CORRECTION: asked('ASK_CORRECTION'),
    DECLINE: asked('DECLINE'),
    WITHDRAW: asked('WITHDRAW'),
    CANCEL: asked('CANCEL'),
  };
}
