import { letterComments as calls, type CorrectedPaper } from '@naru/contract/areas/portfolio/comment.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';

import { AccessDenied } from '../../../blocks/navigation/access-denied.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Row } from '../../../ui/row.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { askOf, formOf, LETTERS, RESUMES } from './addresses.ts';
import styles from './comment.module.css';
import { CorrectedPart } from './corrected-part.tsx';
import { commentTexts } from './texts.ts';
import { ViewsPart } from './views-part.tsx';

const LetterPaper = loadOnUse(async () => (await import('../paper/letter-paper.tsx')).LetterPaper);

const HOME = '/dashboard';
const MENU = 'PTF_CL';

/** Shows a paper with what its correctors said: one's own, or a letter that its student shares. */
export function DetailScreen() {
  const texts = useTexts(commentTexts);
  const navigate = useNavigate();
  const { id = '', owner = '' }: { id?: string; owner?: string } = useParams({ strict: false });
  const { round }: { round?: string } = useSearch({ strict: false });
  const asked = { params: { id, owner }, query: { correctionId: round } };
  const query = useCall(calls.readCorrected, asked, { label: texts.loading, keepsPrevious: true });
  const paper = query.data?.paper;
  const title = paper && (paper.title.trim() || joinFacts([paper.company, paper.job]) || texts.untitled);
  const shown = paper && title !== undefined && !paper.isOwn ? texts.otherTitle(paper.ownerNm, title) : title;
  useScreenTitle(shown ?? (query.isError ? texts.goneTitle : texts.loading));
  const home = (
    <ButtonLink variant="text" as={(slot) => <AppLink to={HOME} {...slot} />}>
      {texts.toHome}
    </ButtonLink>
  );
  if (query.error?.code === 'S403') return <AccessDenied menuId={MENU} right="RR" />;
  if (query.isError && !paper) return <ReadFailure query={query} words={texts} back={home} />;
  if (!paper || shown === undefined) return <Skeleton count={10} />;
  return (
    <>
      <PaperHeader paper={paper} title={shown} />
      <Notices paper={paper} />
      {paper.chosen ? (
        <CorrectedPart
          paper={paper}
          chosen={paper.chosen}
          onRound={(next) => void navigate({ to: '.', search: { round: next }, replace: true, resetScroll: false })}
        />
      ) : (
        <NothingYet paper={paper} />
      )}
      {paper.isOwn && (
        <div className={styles.foot}>
          <ViewsPart viewList={paper.viewList} />
        </div>
      )}
    </>
  );
}

interface PaperHeaderProps {
  readonly paper: CorrectedPaper;
  readonly title: string;
}

function PaperHeader({ paper, title }: PaperHeaderProps) {
  const texts = useTexts(commentTexts);
  const format = useFormat();
  const { kind, company, job, dueOn, isOwn, can } = paper;
  // The target is the title where there is no other, or a part of it.
  const hasTarget = paper.title.trim() !== '' && ![company, job].every((part) => paper.title.includes(part));
  const facts = joinFacts([...(hasTarget ? [company, job] : []), dueOn !== null && texts.due(format.day(dueOn))]);
  const [list, name] = kind === 'LETTER' ? [LETTERS, texts.toLetters] : [RESUMES, texts.toResumes];
  return (
    <PageHeader
      breadcrumb={isOwn ? <AppLink to={list}>{name}</AppLink> : undefined}
      title={title}
      purpose={facts === '' ? undefined : facts}
      actions={
        isOwn ? (
          <Row gap={8}>
            {can.ask && paper.chosen && (
              <ButtonLink as={(slot) => <AppLink to={askOf(paper)} {...slot} />}>{texts.next}</ButtonLink>
            )}
            <ButtonLink as={(slot) => <AppLink to={formOf(paper)} {...slot} />}>{texts.edit}</ButtonLink>
          </Row>
        ) : undefined
      }
    />
  );
}

function Notices({ paper }: { readonly paper: CorrectedPaper }) {
  const texts = useTexts(commentTexts);
  const format = useFormat();
  const { audience, waiting } = paper;
  if (audience === null && waiting === null) return null;
  return (
    <div className={styles.notices}>
      {audience !== null && <Notice>{texts.audience[audience]}</Notice>}
      {waiting !== null && (
        <Notice>{texts.waiting(format.number(waiting.round), format.moment(waiting.answerBy))}</Notice>
      )}
    </div>
  );
}

function NothingYet({ paper }: { readonly paper: CorrectedPaper }) {
  const texts = useTexts(commentTexts).empty;
  const { title, company, job, language, questionList, isOwn, can, waiting } = paper;
  const ask = can.ask && (
    <ButtonLink variant="primary" as={(slot) => <AppLink to={askOf(paper)} {...slot} />}>
      {texts.ask}
    </ButtonLink>
  );
  return (
    <>
      {isOwn && (
        <EmptyState title={texts.title} actions={ask}>
          {waiting ? texts.waiting : texts.text}
        </EmptyState>
      )}
      {questionList.length > 0 && <LetterPaper letter={{ title, company, job, questionList }} language={language} />}
    </>
  );
}
