import { coverLetters } from '@naru/contract/areas/portfolio/letter.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { LETTER_FORM } from './addresses.ts';
import { BinPart } from './bin-part.tsx';
import { LetterRow } from './letter-row.tsx';
import styles from './letter.module.css';
import { letterTexts } from './texts.ts';

const TABS = ['letters', 'experience'] as const;
type ListTab = (typeof TABS)[number];

const ExperienceTab = loadOnUse(
  async () => (await withTexts(import('../experience/experience-tab.tsx'))).ExperienceTab,
);

function useLetters() {
  const { title } = useTexts(letterTexts);
  return useCall(coverLetters.listLetters, {}, { label: title, staleTime: 0 });
}

/** Lists somebody's letters: what each is for, how far it is, and when it is due. */
export function LetterListScreen() {
  const all = useTexts(letterTexts);
  const texts = all.list;
  useScreenTitle(all.title);
  const query = useLetters();
  const navigate = useNavigate();
  const { tab: asked }: { tab?: unknown } = useSearch({ strict: false });
  const tab = TABS.find((id) => id === asked) ?? 'letters';
  const letters = query.data?.letterList;
  const create = (
    <ButtonLink variant="primary" icon={IconPlus} as={(slot) => <AppLink to={LETTER_FORM} {...slot} />}>
      {texts.create}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={all.title}
        purpose={texts.purpose}
        actions={tab === 'letters' && letters && letters.length > 0 ? create : undefined}
      />
      <Tabs<ListTab>
        label={all.title}
        items={TABS.map((id) => ({ id, label: texts.tabs[id] }))}
        value={tab}
        onValueChange={(id) => void navigate({ to: '.', search: id === 'letters' ? {} : { tab: id } })}
      >
        {tab === 'experience' ? <ExperienceTab /> : <LetterRows query={query} create={create} />}
      </Tabs>
    </>
  );
}

interface LetterRowsProps {
  readonly query: ReturnType<typeof useLetters>;
  readonly create: ReactNode;
}

function LetterRows({ query, create }: LetterRowsProps) {
  const all = useTexts(letterTexts);
  const texts = all.list;
  const letters = query.data?.letterList;
  const deleted = query.data?.deletedList ?? [];
  return (
    <>
      {query.isLoading && <Skeleton count={6} />}
      {query.isError && !letters && <QueryError title={all.errorTitle} query={query} />}
      {letters?.length === 0 && (
        <EmptyState title={texts.emptyTitle} actions={create}>
          {texts.emptyText}
        </EmptyState>
      )}
      {letters && letters.length > 0 && (
        <ul className={styles.rows}>
          {letters.map((letter) => (
            <LetterRow key={letter.letterId} letter={letter} />
          ))}
        </ul>
      )}
      {deleted.length > 0 && <BinPart deleted={deleted} />}
    </>
  );
}
