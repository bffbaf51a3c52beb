import type { SessionToTake } from '@naru/contract/areas/ability/sessions.ts';
import { useEffect } from 'react';

import type { SealedStorage } from '../../../blocks/sealed/sealed-storage.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { preloadConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ItemPage } from '../items/item-page.tsx';
import { listOf, resultOf } from './addresses.ts';
import { EndPart } from './end-part.tsx';
import styles from './session.module.css';
import { TakeHead } from './take-head.tsx';
import { sessionTexts } from './texts.ts';
import { useOutbox, type Taking } from './use-outbox.ts';
import { usePages } from './use-pages.ts';

export interface TakePartProps {
  readonly session: SessionToTake;
  /** The server’s clock when the session was read. */
  readonly now: string;
  readonly person: string;
  readonly sealed: SealedStorage;
  readonly refetch: () => unknown;
  readonly hasHeard: () => boolean;
}

/** A session: its items page by page and its end, or how it stands where it is over. */
export function TakePart(props: TakePartProps) {
  const { session, refetch } = props;
  const taking = useOutbox(props);
  const { isOver, outbox } = taking;
  const isDone = session.status !== 'IN_PROGRESS' || session.isClosed;
  useEffect(() => {
    // The server takes nothing more: how the session stands has to be read.
    if (isOver && !isDone) void refetch();
  }, [isOver, isDone, refetch]);
  useEffect(() => {
    if (isDone) outbox.forget();
  }, [isDone, outbox]);
  return isDone ? <Over session={session} /> : <Pages session={session} taking={taking} />;
}

function Pages({ session, taking }: { readonly session: SessionToTake; readonly taking: Taking }) {
  const texts = useTexts(sessionTexts).form;
  const locale = useLocale();
  const pages = usePages(session, taking);
  const { at, items, language, isLast, target, turnTo } = pages;
  // The end may be reached without network, and asks before it hands in.
  useEffect(preloadConfirmDialog, []);
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={listOf(session.family)}>{texts.toList}</AppLink>}
        title={session.testNm[locale]}
      />
      <div className={styles.form}>
        <TakeHead session={session} taking={taking} pages={pages} />
        {pages.isEnd ? (
          <EndPart session={session} taking={taking} pages={pages} />
        ) : (
          <ItemPage
            key={at}
            items={items}
            responseList={session.responseList}
            language={language}
            valueOf={(item) => taking.answers.get(item)?.value}
            onChoose={(item, value) => taking.outbox.choose(item, value, language)}
            onBack={at > 0 ? () => turnTo(at - 1) : undefined}
            onNext={() => turnTo(at + 1)}
            isLast={isLast}
            target={target}
          />
        )}
      </div>
    </>
  );
}

function Over({ session }: { readonly session: SessionToTake }) {
  const texts = useTexts(sessionTexts).over;
  const locale = useLocale();
  const { status, sessionId, family } = session;
  const words = status === 'IN_PROGRESS' ? texts.CLOSED : texts[status];
  const hasResult = status === 'SCORED';
  const list = (
    <ButtonLink variant={hasResult ? undefined : 'primary'} as={(slot) => <AppLink to={listOf(family)} {...slot} />}>
      {texts.toList}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={session.testNm[locale]} />
      <EmptyState
        title={words.title}
        actions={
          <>
            {hasResult && (
              <ButtonLink variant="primary" as={(slot) => <AppLink to={resultOf(sessionId)} {...slot} />}>
                {texts.toResult}
              </ButtonLink>
            )}
            {list}
          </>
        }
      >
        {words.text}
      </EmptyState>
    </>
  );
}
