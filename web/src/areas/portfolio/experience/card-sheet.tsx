import { experiences, type CardFact, type FullCard } from '@naru/contract/areas/portfolio/experience.ts';

import { FormSheet } from '../../../blocks/form/form-sheet.tsx';
import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CardFields } from './card-fields.tsx';
import { NEW_CARD } from './card-list.ts';
import { beginWith } from './card-values.ts';
import { experienceTexts } from './texts.ts';
import { useCardForm } from './use-card-form.ts';
import { useDeleteCard } from './use-delete-card.ts';
import { UsesPart } from './uses-part.tsx';

export interface CardSheetProps {
  /** The card to open, or NEW_CARD. */
  readonly cardId: string;
  readonly fact?: CardFact | undefined;
  readonly tags: readonly string[];
  readonly onClose: () => void;
}

/** The form of a card beside the list; a new one at once, another when it is read. */
export function CardSheet({ cardId, fact, tags, onClose }: CardSheetProps) {
  const texts = useTexts(experienceTexts).form;
  const isNew = cardId === NEW_CARD;
  const query = useCall(
    experiences.readCard,
    { params: { id: cardId } },
    { enabled: !isNew, label: texts.changeTitle, staleTime: 0 },
  );
  const card = query.data?.card;
  if (isNew) return <CardForm fact={fact} tags={tags} onClose={onClose} />;
  if (!card) {
    return (
      <RowSheet
        list={{ open: cardId, closeRow: onClose }}
        query={query}
        title={texts.changeTitle}
        words={texts}
        lines={8}
      >
        {null}
      </RowSheet>
    );
  }
  const reload = async () => (await query.refetch()).data?.card;
  return <CardForm key={card.cardId} card={card} tags={tags} onClose={onClose} reload={reload} />;
}

interface CardFormProps extends Pick<CardSheetProps, 'fact' | 'tags' | 'onClose'> {
  readonly card?: FullCard;
  readonly reload?: () => Promise<FullCard | undefined>;
}

function CardForm({ card, fact, tags, onClose, reload }: CardFormProps) {
  const texts = useTexts(experienceTexts).form;
  const { form, send, isSending, takeVersion } = useCardForm({ card, fact, onDone: onClose });
  const { remove, isRemoving } = useDeleteCard(() => {
    form.drop();
    onClose();
  });
  const takeOver = async (): Promise<void> => {
    const now = await reload?.();
    if (!now) return;
    form.rebase(beginWith(now));
    takeVersion(now.version);
  };
  const startOver = (): void => {
    form.drop();
    form.settle(beginWith(card, fact));
  };
  return (
    <FormSheet
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={isSending}
      title={card ? texts.changeTitle : texts.makeTitle}
      height="full"
      words={{
        submit: texts.save,
        sending: texts.saving,
        failed: texts.failed,
        conflict: { text: texts.conflict, reload: texts.reload, onReload: () => void takeOver() },
      }}
    >
      {form.wasRestored && (
        <Notice
          title={texts.restored}
          action={
            <Button variant="text" size="small" onClick={startOver}>
              {texts.startOver}
            </Button>
          }
        >
          {texts.restoredText}
        </Notice>
      )}
      <CardFields form={form} tags={tags} />
      {card && <UsesPart card={card} />}
      {card && (
        <div>
          <Button variant="text" size="small" busy={isRemoving} onClick={() => remove(card.cardId)}>
            {texts.remove}
          </Button>
        </div>
      )}
    </FormSheet>
  );
}
