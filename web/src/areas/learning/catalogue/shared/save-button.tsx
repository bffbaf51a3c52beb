import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { PROGRAMME_PLACES, type ProgrammeCard } from '@naru/contract/areas/learning/words.ts';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { catalogueTexts } from '../texts.ts';

type Saved = Pick<ProgrammeCard, 'programmeId' | 'typeCode' | 'name' | 'isBookmarked'>;

/** Saves a programme for later; filled where it is saved. */
export function SaveButton({ programme }: { readonly programme: Saved }) {
  const texts = useTexts(catalogueTexts).card;
  const { programmeId: id, typeCode, name, isBookmarked } = programme;
  const save = useCallMutation(catalogue.bookmarkProgramme, {
    alertMessage: texts.saveFailed,
    onSuccess: ({ isBookmarked: isOn }) => showToast({ text: isOn ? texts.saved : texts.unsaved, tone: 'done' }),
  });
  // Drawn as pressed at once; the list is read again after it.
  const isOn = save.isPending ? !isBookmarked : isBookmarked;
  const params = { type: PROGRAMME_PLACES[typeCode].slug, id };
  return (
    <IconButton
      icon={isOn ? IconBookmarkFilled : IconBookmark}
      label={isOn ? texts.unsave(name) : texts.save(name)}
      aria-pressed={isOn}
      onClick={() => save.mutate({ params, body: { isOn: !isBookmarked } })}
    />
  );
}
