import { exhibits } from '@naru/contract/areas/portfolio/exhibit.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Row } from '../../../ui/row.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { PortfolioFrame } from '../page/page-frame.tsx';
import { Cover } from './cover.tsx';
import styles from './exhibit.module.css';
import { framed } from './framed.ts';
import { LikeButton } from './like-button.tsx';
import { RemarksPart } from './remarks-part.tsx';
import { EXHIBITS, OWN_NOMINATIONS } from './routes.ts';
import { exhibitTexts } from './texts.ts';

type Shown = CallOutput<typeof exhibits.readExhibit>['exhibit'];

/** One exhibited portfolio: why it was selected, the page itself, and what others say. */
export function ExhibitScreen() {
  const all = useTexts(exhibitTexts);
  const texts = all.detail;
  const format = useFormat();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(exhibits.readExhibit, { params: { id } }, { label: all.title, staleTime: 0 });
  const exhibit = query.data?.exhibit;
  useScreenTitle(exhibit?.title ?? all.title);
  const back = <ButtonLink as={(slot) => <AppLink to={EXHIBITS} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError && !exhibit) return <ReadFailure query={query} words={texts} back={back} />;
  if (!exhibit) return <Skeleton count={8} />;
  const { title, ownerNm, deptNm, exhibitTo } = exhibit;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={EXHIBITS}>{all.title}</AppLink>}
        title={title}
        purpose={joinFacts([ownerNm ?? all.noName, deptNm, texts.until(format.day(exhibitTo))])}
      />
      <div className={styles.parts}>
        {exhibit.isOwn && (
          <Notice
            action={<ButtonLink as={(slot) => <AppLink to={OWN_NOMINATIONS} {...slot} />}>{texts.toOwn}</ButtonLink>}
          >
            {texts.own}
          </Notice>
        )}
        <Lead exhibit={exhibit} />
        <div className={styles.frame}>
          <PortfolioFrame {...framed(exhibit.page)} />
        </div>
        <RemarksPart nominationId={id} mayRemark={exhibit.mayRemark} />
      </div>
    </>
  );
}

/** The face of it beside what reviewers praised. */
function Lead({ exhibit }: { readonly exhibit: Shown }) {
  const all = useTexts(exhibitTexts);
  const format = useFormat();
  const { look, title, headline, praise, strongPointList, likeCount, mayRemark } = exhibit;
  return (
    <div className={styles.lead}>
      {/* A drawing says nothing that the page below does not. */}
      {look.pictureAddress !== null && <Cover look={look} title={title} />}
      <div className={styles.leadText}>
        {headline !== '' && <strong>{headline}</strong>}
        {praise !== '' && (
          <blockquote className={styles.quote} aria-label={all.detail.praise}>
            {praise}
          </blockquote>
        )}
        {strongPointList.length > 0 && (
          <span className={styles.tags}>
            {strongPointList.map((point) => (
              <Tag key={point}>{all.points[point]}</Tag>
            ))}
          </span>
        )}
        <Row>
          {mayRemark ? (
            <LikeButton exhibit={exhibit} />
          ) : (
            <span className={styles.meta}>{all.like.count(format.number(likeCount))}</span>
          )}
        </Row>
      </div>
    </div>
  );
}
