import { nominationDesk } from '@naru/contract/areas/portfolio/nomination.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PortfolioFrame } from '../page/page-frame.tsx';
import { deskTexts } from './desk-texts.ts';
import styles from './exhibit.module.css';
import { framed } from './framed.ts';
import { ReviewsPart } from './reviews-part.tsx';
import { ReviewForm } from './review-form.tsx';
import { NOMINATIONS, popupPath } from './routes.ts';
import { NominationChip } from './state-chip.tsx';

type Nomination = CallOutput<typeof nominationDesk.readNomination>['nomination'];

/** One nomination: the portfolio beside the rubric, what reviewers said, and the next step. */
export function NominationScreen() {
  const all = useTexts(deskTexts);
  const texts = all.detail;
  const format = useFormat();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(nominationDesk.readNomination, { params: { id } }, { label: all.title, staleTime: 0 });
  const nomination = query.data?.nomination;
  useScreenTitle(nomination?.title ?? all.title);
  const back = <ButtonLink as={(slot) => <AppLink to={NOMINATIONS} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError && !nomination) return <ReadFailure query={query} words={texts} back={back} />;
  if (!nomination) return <Skeleton count={8} />;
  const { title, ownerNm, deptNm, status, nominatedAt, isSelfNominated, nominatedByNm } = nomination;
  const when = format.relativeTime(nominatedAt, { time: 'always', inSentence: true });
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={NOMINATIONS}>{all.title}</AppLink>}
        title={title}
        chip={<NominationChip status={status} />}
        purpose={texts.purpose(joinFacts([ownerNm, deptNm]), isSelfNominated ? texts.self : nominatedByNm, when)}
      />
      <div className={styles.desk}>
        <PageSide nomination={nomination} />
        <div className={styles.parts}>
          <Outcome nomination={nomination} />
          <Actions nomination={nomination} />
          <ReviewSide nomination={nomination} />
          <ReviewsPart nomination={nomination} />
        </div>
      </div>
    </>
  );
}

interface PartProps {
  readonly nomination: Nomination;
}

/** The version that is judged, and why it was nominated. */
function PageSide({ nomination }: PartProps) {
  const texts = useTexts(deskTexts).detail;
  const format = useFormat();
  const { page, versionNumber, isOlder, portfolioId, reason } = nomination;
  return (
    <div className={styles.parts}>
      <Section title={texts.page} size="small" text={texts.pageText(format.number(versionNumber))}>
        <div className={styles.leadText}>
          <div className={styles.frame}>
            <PortfolioFrame {...framed(page)} />
          </div>
          {isOlder && <p className={styles.meta}>{texts.older}</p>}
          <div>
            <ButtonLink as={(slot) => <AppLink to={popupPath(portfolioId)} target="_blank" rel="noopener" {...slot} />}>
              {texts.open}
            </ButtonLink>
          </div>
        </div>
      </Section>
      {reason !== '' && (
        <Section title={texts.reason} size="small">
          <p className={styles.remarkText}>{reason}</p>
        </Section>
      )}
    </div>
  );
}

function Outcome({ nomination: { praise, endReason, ending } }: PartProps) {
  const texts = useTexts(deskTexts).detail;
  return (
    <>
      {praise !== '' && (
        <Section title={texts.praise} size="small">
          <blockquote className={styles.quote}>{praise}</blockquote>
        </Section>
      )}
      {ending !== null && <Notice>{texts.endings[ending]}</Notice>}
      {endReason !== '' && <Notice>{texts.why(endReason)}</Notice>}
    </>
  );
}

function Actions({ nomination: { nominationId: id, version, stepList } }: PartProps) {
  const { BEGIN, SELECT, DECLINE, END } = useTexts(deskTexts).steps;
  return (
    <StepActions
      call={nominationDesk.stepNomination}
      record={{ id, version }}
      steps={stepList}
      words={{
        BEGIN,
        SELECT: { ...SELECT, fields: { praise: { label: SELECT.praise, help: SELECT.praiseHelp } } },
        DECLINE: { ...DECLINE, fields: { reason: { label: DECLINE.reason } } },
        END: { ...END, fields: { reason: { label: END.reason } } },
      }}
      looks={{ DECLINE: 'danger', END: 'danger' }}
    />
  );
}

/** The rubric for those who may judge; for others why they may not. */
function ReviewSide({ nomination }: PartProps) {
  const texts = useTexts(deskTexts);
  const { reviewBar, nominationId, own, status } = nomination;
  if (reviewBar === null)
    return (
      <Section title={texts.review.title} size="small">
        <ReviewForm key={`${nominationId} ${own.version}`} id={nominationId} own={own} />
      </Section>
    );
  return status === 'REVIEW' ? <Notice>{texts.detail.bars[reviewBar]}</Notice> : null;
}
