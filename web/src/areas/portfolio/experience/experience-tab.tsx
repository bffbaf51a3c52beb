import { experiences, type CardFact } from '@naru/contract/areas/portfolio/experience.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { FilterSelect } from '../../../blocks/list/list-filters.tsx';
import { type ListOf, useListState } from '../../../blocks/list/use-list-state.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CARDS, NEW_CARD } from './card-list.ts';
import { CardRow } from './card-row.tsx';
import styles from './experience.module.css';
import { experienceTexts } from './texts.ts';
import { TwicePart } from './twice-part.tsx';

const CardSheet = loadOnUse(async () => (await withTexts(import('./card-sheet.tsx'))).CardSheet);
const FactsDialog = loadOnUse(async () => (await withTexts(import('./facts-dialog.tsx'))).FactsDialog);

/** The bank of experiences: cards to write, to find, and where each is used. */
export function ExperienceTab() {
  const texts = useTexts(experienceTexts).list;
  const list = useListState(CARDS);
  const [isLong, setLong] = useState(false);
  const [isFacts, setFacts] = useState(false);
  const [fact, setFact] = useState<CardFact>();
  const { text, tag } = list.filters;
  const query = useCall(
    experiences.pageCards,
    { query: { searchText: text || undefined, tag: tag || undefined, size: isLong ? 'all' : '20' } },
    { label: texts.title, keepsPrevious: true },
  );
  const tags = query.data?.tagList ?? [];
  const close = (): void => {
    setFact(undefined);
    list.closeRow();
  };
  const begin = (chosen?: CardFact): void => {
    setFacts(false);
    setFact(chosen);
    list.openRow(NEW_CARD);
  };
  return (
    <div className={styles.parts}>
      <div className={styles.head}>
        <p className={styles.purpose}>{texts.purpose}</p>
        <div className={styles.actions}>
          <Button onClick={() => setFacts(true)}>{texts.fromFacts}</Button>
          <Button variant="primary" onClick={() => begin()}>
            {texts.make}
          </Button>
        </div>
      </div>
      <TwicePart />
      <Filters list={list} tags={tags} />
      {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} headingLevel={2} />}
      <Cards
        page={query.data?.cardPage}
        isPending={query.isPending}
        isNarrowed={text !== '' || tag !== ''}
        isLong={isLong}
        onOpen={list.openRow}
        onMore={() => setLong(true)}
        onClear={() => list.setOnlyFilter('tab', list.filters.tab)}
      />
      {list.open !== null && (
        <CardSheet key={list.open} cardId={list.open} fact={fact} tags={tags.map((one) => one.tag)} onClose={close} />
      )}
      {isFacts && <FactsDialog onChoose={begin} onClose={() => setFacts(false)} />}
    </div>
  );
}

interface FiltersProps {
  readonly list: ListOf<typeof CARDS>;
  readonly tags: readonly { readonly tag: string; readonly count: number }[];
}

function Filters({ list, tags }: FiltersProps) {
  const texts = useTexts(experienceTexts).list;
  const format = useFormat();
  if (tags.length === 0 && list.filters.text === '' && list.filters.tag === '') return null;
  const known = tags.some(({ tag }) => tag === list.filters.tag) || list.filters.tag === '';
  const options = known ? tags : [...tags, { tag: list.filters.tag, count: 0 }];
  return (
    <div className={styles.filters}>
      <SearchField
        size="small"
        label={texts.search}
        placeholder={texts.searchHint}
        value={list.filters.text}
        onSearch={(typed) => list.setFilter('text', typed.trim())}
      />
      <FilterSelect
        list={list}
        filter="tag"
        label={texts.tag}
        any={texts.anyTag}
        options={options.map(({ tag, count }) => ({ value: tag, label: texts.tagCount(tag, format.number(count)) }))}
      />
    </div>
  );
}

interface CardsProps {
  readonly page: CallOutput<typeof experiences.pageCards>['cardPage'] | undefined;
  readonly isPending: boolean;
  readonly isNarrowed: boolean;
  readonly isLong: boolean;
  readonly onOpen: (id: string) => void;
  readonly onMore: () => void;
  readonly onClear: () => void;
}

function Cards({ page, isPending, isNarrowed, isLong, onOpen, onMore, onClear }: CardsProps) {
  const texts = useTexts(experienceTexts).list;
  const format = useFormat();
  if (isPending) return <Skeleton count={6} />;
  if (!page) return null;
  const { content, totalElements } = page;
  if (content.length === 0) {
    return isNarrowed ? (
      <EmptyState title={texts.noneTitle} actions={<Button onClick={onClear}>{texts.clear}</Button>}>
        {texts.noneText}
      </EmptyState>
    ) : (
      <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>
    );
  }
  const count = format.number(totalElements);
  return (
    <>
      <output className={styles.meta}>{isNarrowed ? texts.found(count) : texts.count(count)}</output>
      <ul className={styles.list} aria-label={texts.label}>
        {content.map((card) => (
          <CardRow key={card.cardId} card={card} onOpen={() => onOpen(card.cardId)} />
        ))}
      </ul>
      {!isLong && totalElements > content.length && <Button onClick={onMore}>{texts.more}</Button>}
    </>
  );
}
