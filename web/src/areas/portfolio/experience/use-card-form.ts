import { experiences, type CardFact, type FullCard } from '@naru/contract/areas/portfolio/experience.ts';
import { useState } from 'react';

import { useKeptForm } from '../../../blocks/form/use-kept-form.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { beginWith, bodyOf, listProblems, type CardField, type CardValues } from './card-values.ts';
import { NEW_CARD } from './card-list.ts';
import { experienceTexts } from './texts.ts';

interface CardFormOf {
  readonly card: FullCard | undefined;
  readonly fact: CardFact | undefined;
  readonly onDone: () => void;
}

/** The form of a card: kept in this window while it is written, and saved by one press. */
export function useCardForm({ card, fact, onDone }: CardFormOf) {
  const all = useTexts(experienceTexts);
  const texts = all.form;
  const [initial] = useState(() => beginWith(card, fact));
  const [version, setVersion] = useState(card?.version ?? 0);
  const form = useKeptForm<CardValues, CardField>({
    name: `experience-card.${card?.cardId ?? (fact ? `${fact.source.kind}.${fact.source.id}` : NEW_CARD)}`,
    leaveOut: [],
    names: {
      title: texts.title,
      beganIn: texts.begins,
      endedIn: texts.ends,
      ...all.parts,
      tagList: texts.tags,
    },
    initial,
    check: (values) => Object.fromEntries(listProblems(values).map(([field, problem]) => [field, texts[problem]])),
  });
  const create = useCallMutation(experiences.createCard, { alertMessage: null });
  const change = useCallMutation(experiences.changeCard, { alertMessage: null });
  const send = (values: CardValues): void => {
    const onSuccess = (): void => {
      form.drop();
      form.settle(values);
      showToast({ text: texts.saved, tone: 'done' });
      onDone();
    };
    const body = bodyOf(values);
    if (!card)
      return create.mutate({ body: { ...body, source: fact?.source ?? null } }, { onSuccess, onError: form.refuse });
    change.mutate({ params: { id: card.cardId }, body: { ...body, version } }, { onSuccess, onError: form.refuse });
  };
  return { form, send, isSending: create.isPending || change.isPending, takeVersion: setVersion };
}
export type CardFormState = ReturnType<typeof useCardForm>['form'];
