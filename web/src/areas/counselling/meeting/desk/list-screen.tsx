import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { phone, useMediaQuery } from '../../../../ui/use-media-query.ts';
import { useDesk } from '../../shared/use-desk.ts';
import { DESK_LIST, type DeskView, VIEWS } from './desk-list.ts';
import styles from './list-screen.module.css';
import { MeetingPart } from './meeting-part.tsx';
import { meetingTexts } from './texts.ts';
import { WaitingRequests } from './waiting-requests.tsx';
import { WeekPart } from './week-part.tsx';

/** The width from which an open meeting stands beside the list; in narrower windows it has a page of its own. */
const WIDE = '(min-width: 67.5rem)';

/** Loads with the first meeting that is opened beside the list. */
const MeetingPanel = loadOnUse(async () => (await import('./meeting-panel.tsx')).MeetingPanel);

/** Shows a counsellor's desk: the week, requests to answer, meetings to record, and past ones. */
export function DeskListScreen() {
  const texts = useTexts(meetingTexts).list;
  const format = useFormat();
  const desk = useDesk();
  const state = useListState(DESK_LIST);
  const isWide = useMediaQuery(WIDE);
  const isPhone = useMediaQuery(phone);
  const title = useTexts(counsellingTexts).desks[desk.desk];
  useScreenTitle(title);
  const waiting = useCall(
    deskMeeting.pageMeetings,
    { params: { desk: desk.desk }, query: { view: 'ANSWER', size: '10' } },
    { label: title, staleTime: 0 },
  );
  const counts = waiting.data?.counts;
  const view = state.filters.view || 'week';
  const list = {
    ...state,
    // The tab and the week are no filters to clear.
    clearFilters: () => {
      state.setFilter('text', '');
      state.setFilter('status', '');
    },
  };
  const open = (id: string): void => (state.open === null ? state.openRow(id) : state.replaceRow(id));
  const onOpen = isWide ? open : undefined;
  const isCalm = counts?.answer === 0 && counts.record === 0;
  const describe = () =>
    counts &&
    (isCalm
      ? texts.calm
      : texts.waiting({ answer: format.number(counts.answer), record: format.number(counts.record) }));
  return (
    <>
      <PageHeader
        title={title}
        news={describe() ?? ' '}
        actions={
          <>
            {!isPhone && (
              <ButtonLink variant="text" as={(slot) => <AppLink to={desk.settings} {...slot} />}>
                {texts.settings}
              </ButtonLink>
            )}
            <ButtonLink icon={IconNotebook} as={(slot) => <AppLink to={desk.form()} {...slot} />}>
              {texts.recordAfterwards}
            </ButtonLink>
            <ButtonLink icon={IconCalendarPlus} as={(slot) => <AppLink to={desk.hours} {...slot} />}>
              {texts.openHours}
            </ButtonLink>
          </>
        }
      />
      <Tabs<DeskView>
        label={texts.views}
        items={(['week', ...VIEWS] as const).map((id) => ({
          id,
          label: texts[id],
          count: id === 'week' || id === 'done' || !counts?.[id] ? undefined : format.number(counts[id]),
        }))}
        value={view}
        onValueChange={(id) => state.setFilter('view', id === 'week' ? '' : id)}
      >
        <div className={styles.page}>
          <div className={styles.main}>
            {view === 'week' ? (
              <WeekPart list={list} onOpen={onOpen} />
            ) : (
              <MeetingPart key={view} view={view} list={list} onOpen={onOpen} />
            )}
          </div>
          {(view === 'week' || (isWide && state.open !== null)) && (
            <aside className={styles.panel}>
              {view === 'week' && <WaitingRequests query={waiting} openId={state.open} onOpen={onOpen} />}
              {isWide && state.open !== null && (
                <MeetingPanel
                  key={state.open}
                  id={state.open}
                  isInPanel
                  fallback={<Skeleton label={title} count={6} />}
                />
              )}
            </aside>
          )}
        </div>
      </Tabs>
    </>
  );
}
