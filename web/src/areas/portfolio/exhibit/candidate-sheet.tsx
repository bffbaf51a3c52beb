import { nominations, type Candidate } from '@naru/contract/areas/portfolio/nomination.ts';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Row } from '../../../ui/row.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './exhibit.module.css';
import { nominationFormPath } from './routes.ts';
import { exhibitTexts } from './texts.ts';

/** Lists portfolios that the person may nominate, to choose one. */
export function CandidateSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(exhibitTexts).candidates;
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const query = useCall(
    nominations.pageCandidates,
    { query: { searchText: text || undefined, page } },
    { keepsPrevious: true, label: texts.title, staleTime: 0 },
  );
  const found = query.data?.candidatePage;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={texts.title}>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={text}
        onSearch={(next) => {
          setText(next.trim());
          setPage(0);
        }}
      />
      {query.isError && !found && <QueryError title={texts.errorTitle} query={query} />}
      {query.isPending && <Skeleton label={texts.title} count={4} />}
      {found?.content.length === 0 && <NoCandidate />}
      <ul className={styles.rows}>
        {found?.content.map((candidate) => (
          <li key={candidate.portfolioId}>
            <CandidateRow candidate={candidate} />
          </li>
        ))}
      </ul>
      {found && found.totalPages > 1 && (
        <Row>
          <Button disabled={page === 0} onClick={() => setPage((at) => at - 1)}>
            {texts.previous}
          </Button>
          <Button disabled={page + 1 >= found.totalPages} onClick={() => setPage((at) => at + 1)}>
            {texts.next}
          </Button>
        </Row>
      )}
    </Sheet>
  );
}

function CandidateRow({ candidate }: { readonly candidate: Candidate }) {
  const texts = useTexts(exhibitTexts).candidates;
  const { portfolioId, title, ownerNm, deptNm, isOwn, bar } = candidate;
  return (
    <div className={styles.candidate}>
      <div>
        <strong>{title}</strong>
        <p className={styles.meta}>{isOwn ? texts.own : joinFacts([ownerNm, deptNm])}</p>
      </div>
      {bar === null ? (
        <ButtonLink as={(slot) => <AppLink to={nominationFormPath(portfolioId)} {...slot} />}>
          {texts.choose}
          <span className="visually-hidden"> {title}</span>
        </ButtonLink>
      ) : (
        <span className={styles.meta}>{texts.bars[bar]}</span>
      )}
    </div>
  );
}

/** Says what has to be done first: people with portfolios of their own publish one. */
function NoCandidate() {
  const texts = useTexts(exhibitTexts).candidates;
  const isBuilder =
    useLoginInfo()?.privilegeList.some((held) => held.menuId === 'PTF_MY' && held.resourceCd === 'C') ?? false;
  return (
    <EmptyState
      title={texts.emptyTitle}
      headingLevel={3}
      actions={
        isBuilder && <ButtonLink as={(slot) => <AppLink to="/portfolio/my" {...slot} />}>{texts.toMine}</ButtonLink>
      }
    >
      {isBuilder ? texts.emptyOwn : texts.emptyOther}
    </EmptyState>
  );
}
