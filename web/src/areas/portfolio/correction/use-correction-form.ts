import { corrections } from '@naru/contract/areas/portfolio/correction.ts';
import type { CorrectorKind } from '@naru/contract/areas/portfolio/words.ts';

import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { CorrectionFormOf } from './correction-form.tsx';
import { ownCorrectionRoute } from './routes.ts';
import { correctionTexts } from './texts.ts';

/** Nothing is sent beside the letter. */
export const NO_RESUME = 'NONE';

interface CorrectionValues {
  readonly questionIds: readonly string[];
  readonly resume: string;
  readonly wanted: CorrectorKind;
  readonly dueOn: string | null;
  readonly dueText: string;
  readonly message: string;
}
type Field = 'letterId' | 'questionIdList' | 'resumeId' | 'wanted' | 'dueOn' | 'message';

/** Returns a due day that has not passed. */
const comingDay = (dueOn: string | null, today: string): string | null =>
  dueOn !== null && dueOn >= today ? dueOn : null;

/** The request as it is being written: all answered questions, and the kind that the letter’s student most often needs. */
export function useCorrectionForm(of: CorrectionFormOf, resumeId: string | null) {
  const texts = useTexts(correctionTexts).form;
  const { letter } = of;
  const answered = letter?.questionList.filter(({ answer }) => answer.trim() !== '') ?? [];
  const form = usePageForm<CorrectionValues, Field>({
    names: {
      letterId: texts.paper,
      questionIdList: texts.questions,
      resumeId: texts.resume,
      wanted: texts.wanted,
      dueOn: texts.dueOn,
      message: texts.message,
    },
    initial: {
      questionIds: answered.map(({ questionId }) => questionId),
      resume: resumeId ?? NO_RESUME,
      wanted: of.kindList.find(({ personCount }) => personCount > 0)?.wanted ?? 'ANY',
      dueOn: comingDay(letter?.dueOn ?? null, of.today),
      dueText: '',
      message: '',
    },
    check: ({ questionIds, dueOn, dueText }) => ({
      ...(letter && questionIds.length === 0 && { questionIdList: texts.noQuestion }),
      ...(dueOn === null && dueText.trim() !== '' && { dueOn: texts.badDay }),
    }),
  });
  const create = useCallMutation(corrections.createCorrection, { alertMessage: null });
  const send = ({ questionIds, resume, wanted, dueOn, message }: CorrectionValues): void =>
    create.mutate(
      {
        body: {
          letterId: letter?.letterId ?? null,
          questionIdList: letter ? [...questionIds] : [],
          resumeId: resume === NO_RESUME ? null : resume,
          wanted,
          dueOn,
          message,
        },
      },
      {
        onSuccess: ({ correctionId }) => {
          showToast({ text: texts.sent, tone: 'done' });
          form.leave(addressOf(ownCorrectionRoute, { params: { id: correctionId } }));
        },
        onError: form.refuse,
      },
    );
  return { form, send, isSending: create.isPending };
}
