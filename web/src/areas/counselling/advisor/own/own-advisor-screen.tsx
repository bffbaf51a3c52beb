import { advisor } from '@naru/contract/areas/counselling/advisor/own.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { FIND_LIST, profileOf } from '../../shared/addresses.ts';
import styles from './own-advisor.module.css';
import { SharePart } from './share-part.tsx';
import { ownAdvisorTexts } from './texts.ts';
import { WishPart } from './wish-part.tsx';

/** Shows the student's advisor, what they may read, and the request for another one. */
export function OwnAdvisorScreen() {
  const texts = useTexts(ownAdvisorTexts);
  const format = useFormat();
  const query = useCall(advisor.readOwnAdvisor, {});
  useScreenTitle(texts.title);
  const counsellorId = query.data?.advisor?.counsellorId ?? null;
  const head = (
    <PageHeader
      breadcrumb={<AppLink to={FIND_LIST}>{texts.findTitle}</AppLink>}
      title={texts.title}
      actions={
        counsellorId !== null && (
          <ButtonLink variant="primary" as={(slot) => <AppLink to={profileOf(counsellorId)} {...slot} />}>
            {texts.meet}
          </ButtonLink>
        )
      }
    />
  );
  if (query.isError) {
    return (
      <>
        {head}
        <QueryError title={texts.errorTitle} query={query} />
      </>
    );
  }
  if (!query.data) {
    return (
      <>
        {head}
        <Skeleton shape="rows" count={4} />
      </>
    );
  }
  const { advisor: mine, historyList, request, canAsk, share } = query.data;
  const earlier = historyList.filter((one) => !one.isCurrent);
  const since = historyList.find((one) => one.isCurrent)?.beginsOn;
  return (
    <>
      {head}
      <div className={styles.groups}>
        {mine ? (
          <Section title={mine.name} label={texts.now}>
            <p>{joinFacts([mine.deptNm ?? '', since === undefined ? '' : texts.history.from(format.day(since))])}</p>
          </Section>
        ) : (
          <EmptyState title={earlier.length > 0 ? texts.noneNow : texts.none}>{texts.noneText}</EmptyState>
        )}
        {mine && share.count > 0 && <SharePart assignmentId={mine.assignmentId} name={mine.name} share={share} />}
        <WishPart request={request} canAsk={canAsk} />
        {earlier.length > 0 && (
          <Section title={texts.history.title}>
            <DefinitionList
              items={earlier.map((one) => ({
                id: one.assignmentId,
                term: one.advisorNm,
                value: joinFacts([
                  one.endsOn === null
                    ? texts.history.from(format.day(one.beginsOn))
                    : format.range(one.beginsOn, one.endsOn),
                  texts.history.reasons[one.reason],
                ]),
              }))}
            />
          </Section>
        )}
      </div>
    </>
  );
}
