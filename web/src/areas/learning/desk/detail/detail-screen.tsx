import { programmeDesk, type DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import { useParams } from '@tanstack/react-router';

import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { PROGRAMME_LIST } from '../shared/addresses.ts';
import { ProgrammeFacts } from '../shared/programme-facts.tsx';
import { SessionList } from '../shared/session-list.tsx';
import { deskTexts } from '../shared/texts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { APPLICANTS, DETAIL_TABS, DRAFT_TABS, HELPER_TABS, type DetailTab } from './applicant-list.ts';
import { ApprovalsPart } from './approvals-part.tsx';
import styles from './detail.module.css';
import { DrawPart } from './draw-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { ProgrammeHead } from './programme-head.tsx';
import { ProgrammeNotices } from './programme-notices.tsx';
import { SeatsPart } from './seats-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { detailTexts } from './texts.ts';
import { Written } from '../../../../ui/written.tsx';

/** The list with its steps is half of the page, and the other tabs do without it. */
const ApplicantsPart = loadOnUse(async () => (await withTexts(import('./applicants-part.tsx'))).ApplicantsPart);

/** One programme for those who run it: seats as they fill, applicants, approvals, money. */
export function ProgrammeDetailScreen() {
  const texts = useTexts(detailTexts);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(programmeDesk.readDeskProgramme, { params: { id } }, { label: texts.title, staleTime: 0 });
  const programme = query.data?.programme;
  useScreenTitle(programme?.name ?? '', texts.title);
  const back = <ButtonLink as={(slot) => <AppLink to={PROGRAMME_LIST} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError && (!programme || query.error.code === '404'))
    return <ReadFailure query={query} words={texts} back={back} />;
  if (!programme) return <Skeleton count={10} />;
  return <Programme key={id} programme={programme} />;
}

function Programme({ programme }: { readonly programme: DeskProgrammeDetail }) {
  const texts = useTexts(detailTexts);
  const format = useFormat();
  const list = useListState(APPLICANTS);
  const isBefore = programme.publishedAt === null;
  const isSettled = programme.approvalList.every(({ status }) => status === 'APPROVED');
  const tabs = listTabs(programme);
  const tab = tabs.find((one) => one === list.filters.tab) ?? tabs[0] ?? 'about';
  const counts: Partial<Record<DetailTab, string>> = {
    applicants: format.number(programme.traineeCount),
  };
  return (
    <>
      <ProgrammeHead programme={programme} />
      <ProgrammeNotices programme={programme} />
      <div className={styles.page}>
        <div className={styles.main}>
          <Tabs
            label={texts.tabs}
            items={tabs.map((id) => ({ id, label: texts.tab[id], count: counts[id] }))}
            value={tab}
            onValueChange={(next) => list.setOnlyFilter('tab', next)}
          >
            {tab === 'applicants' && (
              <ApplicantsPart programme={programme} list={list} fallback={<Skeleton shape="rows" count={8} />} />
            )}
            {tab === 'sessions' && <SessionsPart programme={programme} />}
            {tab === 'about' && <AboutPart programme={programme} />}
            {tab === 'money' && <MoneyPart programme={programme} />}
            {tab === 'messages' && <MessagesPart programme={programme} />}
          </Tabs>
        </div>
        <aside className={styles.aside}>
          {!isBefore && (
            <div className={styles.first}>
              <SeatsPart programme={programme} />
            </div>
          )}
          {(programme.canDraw || programme.draw !== null) && (
            <div className={programme.canDraw ? styles.first : undefined}>
              <DrawPart programme={programme} />
            </div>
          )}
          {!programme.isHelper && (
            <div className={isSettled ? undefined : styles.first}>
              <ApprovalsPart programme={programme} />
            </div>
          )}
        </aside>
      </div>
    </>
  );
}

/** Before it is published there are no people, and sessions are read with everything else. */
function listTabs({ publishedAt, isHelper }: DeskProgrammeDetail): readonly DetailTab[] {
  if (publishedAt === null) return isHelper ? ['about'] : DRAFT_TABS;
  return isHelper ? HELPER_TABS : DETAIL_TABS;
}

function AboutPart({ programme }: { readonly programme: DeskProgrammeDetail }) {
  const texts = useTexts(deskTexts).facts;
  const format = useFormat();
  const { content } = programme;
  return (
    <div className={styles.main}>
      <p className={styles.written}>
        <Written>{content.introduction}</Written>
      </p>
      {content.introductionEn !== '' && (
        <p className={styles.written} lang="en">
          {content.introductionEn}
        </p>
      )}
      <ProgrammeFacts programme={programme} />
      {programme.publishedAt === null && (
        <Section
          label={texts.sessions}
          title={texts.sessionsOf(format.number(content.sessionList.length))}
          size="small"
          headingLevel={2}
        >
          <SessionList sessions={content.sessionList} />
        </Section>
      )}
    </div>
  );
}
