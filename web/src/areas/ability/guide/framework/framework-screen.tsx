import { abilityGuide } from '@naru/contract/areas/ability/guide.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { addressOf } from '../../../../platform/route.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useMayOpen } from '../may-open.ts';
import { guideRoute } from '../routes.ts';
import { FrameworkWheel } from './framework-wheel.tsx';
import styles from './framework.module.css';
import { GroupPart } from './group-part.tsx';
import { frameworkTexts } from './texts.ts';

type Framework = NonNullable<CallOutput<typeof abilityGuide.readFramework>['framework']>;

/** The university's core competencies as a picture, and each with its parts and the programmes for it. */
export function FrameworkScreen() {
  const texts = useTexts(frameworkTexts);
  const query = useCall(abilityGuide.readFramework, {}, { label: texts.title });
  useScreenTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} />}
      {query.isLoading && <Skeleton count={8} />}
      {query.data && !query.data.framework && <EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
      {query.data?.framework && <WholeFramework framework={query.data.framework} />}
    </>
  );
}

function WholeFramework({
  framework: { name, versionNumber, publishedAt, groupList },
}: {
  readonly framework: Framework;
}) {
  const texts = useTexts(frameworkTexts);
  const format = useFormat();
  const canOpenGuide = useMayOpen('ABL_GUIDE');
  const partCount = groupList.reduce((total, { partList }) => total + partList.length, 0);
  const inWords = groupList.map((group) =>
    texts.ofGroup(group.name, format.list(group.partList.map((part) => part.name))),
  );
  return (
    <>
      <section className={styles.overview}>
        <FrameworkWheel groups={groupList} label={texts.picture(format.list(inWords))} middle={texts.middle} />
        <div className={styles.words}>
          <h2 className={styles.finding}>{texts.finding(groupList.length, partCount)}</h2>
          <p className={styles.text}>{texts.how}</p>
          <p className={styles.meta}>{texts.version(name, versionNumber, format.day(publishedAt))}</p>
          {canOpenGuide && (
            <div>
              <ButtonLink as={(slot) => <AppLink to={addressOf(guideRoute)} {...slot} />}>{texts.toGuide}</ButtonLink>
            </div>
          )}
        </div>
      </section>
      {groupList.map((group, at) => (
        <GroupPart key={group.scaleCode} group={group} colour={at % 5} />
      ))}
    </>
  );
}
