import { experiences, type ListedCard } from '@naru/contract/areas/portfolio/experience.ts';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CARD_TAB } from './card-values.ts';
import styles from './experience.module.css';
import { experienceTexts } from './texts.ts';
import { usePutCard } from './use-put-card.ts';

export interface ExperiencePickerProps {
  readonly letterId: string;
  readonly questionId: string;
  readonly question: string;
  /** Puts the story into the answer, where the caret was. */
  readonly onPut: (text: string, cardId: string) => void;
  readonly onClose: () => void;
}

/** Cards to put into an answer: first those that have words of the question, then all. */
export function ExperiencePicker(props: ExperiencePickerProps) {
  const { question, onClose } = props;
  const all = useTexts(experienceTexts);
  const texts = all.picker;
  const [typed, setTyped] = useState('');
  const query = useCall(
    experiences.pageCards,
    { query: { searchText: typed || undefined, size: '100' } },
    { label: texts.title, keepsPrevious: true },
  );
  const { data: offered } = useCall(experiences.suggestCards, { query: { questionText: question } });
  const cards = query.data?.cardPage.content;
  const cardOf = (id: string) => cards?.find(({ cardId }) => cardId === id);
  const suggested = typed === '' ? (offered?.suggestionList ?? []) : [];
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={texts.title} height="full">
      <div className={styles.parts}>
        <SearchField
          size="small"
          label={all.list.search}
          placeholder={all.list.searchHint}
          value={typed}
          onSearch={(text) => setTyped(text.trim())}
        />
        {query.isError && !cards && <QueryError title={all.list.errorTitle} query={query} headingLevel={3} />}
        {query.isPending && <Skeleton count={6} />}
        {suggested.length > 0 && (
          <Section title={texts.suggested} text={texts.suggestedNote} size="small" headingLevel={3}>
            <ul className={styles.list}>
              {suggested.map(({ cardId, title, wordList }) => (
                <PickRow
                  key={cardId}
                  {...props}
                  card={cardOf(cardId) ?? { cardId, title }}
                  note={texts.words(wordList.join(', '))}
                />
              ))}
            </ul>
          </Section>
        )}
        {cards?.length === 0 && <NoCards isNarrowed={typed !== ''} />}
        {cards && cards.length > 0 && (
          <Section
            title={typed === '' ? texts.all : all.list.found(String(cards.length))}
            size="small"
            headingLevel={3}
          >
            <ul className={styles.list}>
              {cards.map((card) => (
                <PickRow key={card.cardId} {...props} card={card} note={card.excerpt || texts.emptyCard} />
              ))}
            </ul>
          </Section>
        )}
      </div>
    </Sheet>
  );
}

interface PickRowProps extends ExperiencePickerProps {
  readonly card: Pick<ListedCard, 'cardId' | 'title'> & Partial<Pick<ListedCard, 'usedList'>>;
  readonly note: string;
}

function PickRow({ card, note, ...place }: PickRowProps) {
  const texts = useTexts(experienceTexts).picker;
  const { put, isPending } = usePutCard(place);
  const isUsed = card.usedList?.some(
    ({ letterId, questionId }) => letterId === place.letterId && questionId !== place.questionId,
  );
  return (
    <li className={styles.fact}>
      <div className={styles.words}>
        <p className={styles.factName}>{card.title}</p>
        <p className={styles.meta}>{joinFacts([note, isUsed === true && texts.usedHere])}</p>
      </div>
      <Button size="small" aria-label={texts.putOf(card.title)} busy={isPending} onClick={() => void put(card.cardId)}>
        {texts.put}
      </Button>
    </li>
  );
}

function NoCards({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const { list, picker } = useTexts(experienceTexts);
  if (isNarrowed) return <EmptyState title={list.noneTitle} headingLevel={3} />;
  return (
    <EmptyState
      title={list.emptyTitle}
      headingLevel={3}
      actions={
        <ButtonLink as={(slot) => <AppLink to={`/portfolio/cl/list?tab=${CARD_TAB}`} {...slot} />}>
          {picker.toBank}
        </ButtonLink>
      }
    >
      {list.emptyText}
    </EmptyState>
  );
}
