import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { useParams } from '@tanstack/react-router';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import { RecordForm } from './record-form.tsx';
import { modeOf } from './record-values.ts';
import { recordTexts } from './texts.ts';

/** For professors only, with the texts of referrals. */
const ReferLink = loadOnUse(
  async () => (await withTexts(import('../../psychological/referral/refer-link.tsx'))).ReferLink,
);

/** The screen to record a meeting, requested or not. */
export function RecordFormScreen() {
  const texts = useTexts(recordTexts);
  const titles = useTexts(counsellingTexts).desks;
  const format = useFormat();
  const desk = useDesk();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const isNew = id === '';
  const query = useCall(
    deskMeeting.readMeeting,
    { params: { desk: desk.desk, id } },
    { label: texts.titles.COMPLETE, enabled: !isNew, staleTime: 0 },
  );
  const meeting = query.data?.meeting;
  const mode = isNew ? 'afterwards' : meeting && modeOf(meeting);
  // A meeting that took place after all is recorded for the first time.
  const said = mode === 'CHANGE_RECORD' && meeting?.record === null ? 'COMPLETE' : mode;
  const title = texts.titles[said ?? 'COMPLETE'];
  useScreenTitle(title, titles[desk.desk]);
  const toList = <ButtonLink as={(slot) => <AppLink to={desk.list} {...slot} />}>{texts.toList}</ButtonLink>;
  // A loaded meeting stays on screen when reading it again fails, unless it is gone.
  if (query.error?.code === '404' || (query.isError && !meeting))
    return <ReadFailure query={query} words={texts} back={toList} />;
  if (!isNew && !meeting) return <Skeleton count={10} />;
  const crumb = <AppLink to={desk.list}>{titles[desk.desk]}</AppLink>;
  if (mode === undefined) {
    return (
      <>
        <PageHeader breadcrumb={crumb} title={title} />
        <EmptyState
          title={texts.notNow}
          actions={<ButtonLink as={(slot) => <AppLink to={desk.detail(id)} {...slot} />}>{texts.toMeeting}</ButtonLink>}
        >
          {texts.notNowText}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        breadcrumb={crumb}
        title={meeting ? (mode === 'group' ? title : joinFacts([title, meeting.student.name])) : title}
        purpose={
          meeting
            ? `${format.range(meeting.beginsAt, meeting.endsAt)}. ${texts.purposes[said ?? mode]}`
            : texts.purposes.afterwards
        }
        actions={
          meeting && mode !== 'group' && desk.desk === 'professor' && <ReferLink studentId={meeting.student.stdntId} />
        }
      />
      {/* Once begun, the form keeps its own values: a later read does not replace the text. */}
      <RecordForm key={id} mode={mode} meeting={meeting} />
    </>
  );
}
