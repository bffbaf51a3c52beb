import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { editorOf, PORTFOLIOS } from './addresses.ts';
import { KeepPart } from './keep-part.tsx';
import styles from './start.module.css';
import { startTexts } from './texts.ts';
import { VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';

export type Versions = CallOutput<typeof portfolioStart.listVersions>;

/** A portfolio as it once was: the list, and one version beside what it is now. */
export function PortfolioVersionScreen() {
  const all = useTexts(startTexts);
  const texts = all.versions;
  useScreenTitle(texts.title);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { number }: { number?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useCall(portfolioStart.listVersions, { params: { id } }, { label: texts.title, staleTime: 0 });
  const back = <ButtonLink as={(slot) => <AppLink to={PORTFOLIOS} {...slot} />}>{all.make.toList}</ButtonLink>;
  if (query.isError && !query.data) return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  const { title, versionList } = query.data;
  const chosen = versionList.find((one) => String(one.number) === String(number));
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={PORTFOLIOS}>{all.make.toList}</AppLink>}
        title={texts.title}
        purpose={title}
        actions={<ButtonLink as={(slot) => <AppLink to={editorOf(id)} {...slot} />}>{texts.toEditor}</ButtonLink>}
      />
      <div className={styles.versionPage} data-chosen={chosen ? true : undefined}>
        <div className={styles.versionSide}>
          <p className={styles.meta}>{texts.text}</p>
          <KeepPart portfolioId={id} />
          {versionList.length === 0 ? (
            <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
          ) : (
            <VersionList
              versions={versionList}
              chosen={chosen?.number ?? null}
              onChoose={(one) => void navigate({ to: '.', search: { number: one } })}
            />
          )}
        </div>
        {chosen && (
          <VersionView
            key={chosen.number}
            portfolioId={id}
            version={chosen}
            now={query.data}
            onBack={() => void navigate({ to: '.', search: {} })}
          />
        )}
      </div>
    </>
  );
}
