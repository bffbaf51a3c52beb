import { experiences } from '@naru/contract/areas/portfolio/experience.ts';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useRuntime } from '../../../platform/session/runtime-context.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { storyOf } from './card-values.ts';
import { experienceTexts } from './texts.ts';

export interface PutCard {
  readonly questionId: string;
  readonly onPut: (text: string, cardId: string) => void;
  readonly onClose: () => void;
}

/** Puts a card's whole story into an answer, and notes that it is used there; the text stays where that fails. */
export function usePutCard({ questionId, onPut, onClose }: PutCard) {
  const texts = useTexts(experienceTexts).picker;
  const { client } = useRuntime();
  const [isReading, setReading] = useState(false);
  const use = useCallMutation(experiences.changeUse, { alertMessage: null, outlivesPage: true });
  const note = (cardId: string): void =>
    use.mutate(
      { params: { id: cardId }, body: { questionId, isUsed: true } },
      {
        onError: () =>
          showToast({
            text: texts.notNoted,
            tone: 'error',
            action: { label: texts.retry, onPress: () => note(cardId) },
          }),
      },
    );
  const put = async (cardId: string): Promise<void> => {
    if (isReading) return;
    setReading(true);
    try {
      const input = { params: { id: cardId } };
      const { card } = await client.call(experiences.readCard, input, { alertMessage: texts.cardError });
      const story = storyOf(card);
      if (story === '') {
        showToast({ text: texts.emptyCard, tone: 'info' });
        return;
      }
      onPut(story, cardId);
      note(cardId);
      showToast({ text: texts.wasPut, tone: 'done' });
      onClose();
    } catch {
      // The client has told it.
    } finally {
      setReading(false);
    }
  };
  return { put, isPending: isReading };
}
