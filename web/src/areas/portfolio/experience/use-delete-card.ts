import { experiences } from '@naru/contract/areas/portfolio/experience.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { experienceTexts } from './texts.ts';

/** Deletes a card at once, and offers to bring it back. */
export function useDeleteCard(onDone: () => void) {
  const texts = useTexts(experienceTexts).form;
  const restore = useCallMutation(experiences.restoreCard, {
    onSuccess: () => showToast({ text: texts.undone, tone: 'done' }),
  });
  const remove = useCallMutation(experiences.deleteCard, {
    ends: experiences.readCard,
    onSuccess: (_output, { params }) => {
      const action = { label: texts.undo, onPress: () => restore.mutate({ params }) };
      showToast({ text: texts.removed, tone: 'done', action });
      onDone();
    },
  });
  return { remove: (id: string) => remove.mutate({ params: { id } }), isRemoving: remove.isPending };
}
