import { deskMeeting, type DeskMeetingSummary } from '@naru/contract/areas/counselling/meeting/desk.ts';

import { MeetingRow } from '../../../../blocks/counselling/meeting-row.tsx';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { ChoiceFilters } from '../../../../blocks/list/choice-filters.tsx';
import { ListRows } from '../../../../blocks/list/list-rows.tsx';
import { useListCall } from '../../../../blocks/list/use-list-call.ts';
import type { ListOf } from '../../../../blocks/list/use-list-state.ts';
import { writeTotal } from '../../../../blocks/list/write-total.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import { CALL_VIEWS, DONE_STATUSES, type VIEWS, type DESK_LIST } from './desk-list.ts';
import styles from './list-screen.module.css';
import { meetingTexts } from './texts.ts';
import { useApprove } from './use-approve.ts';

export interface MeetingPartProps {
  readonly view: (typeof VIEWS)[number];
  readonly list: ListOf<typeof DESK_LIST>;
  readonly onOpen: ((id: string) => void) | undefined;
}

/** Lists requests and meetings, each with its main action. */
export function MeetingPart({ view, list, onOpen }: MeetingPartProps) {
  const texts = useTexts(meetingTexts).list;
  const format = useFormat();
  const desk = useDesk();
  const { statusOf } = useCounsellingWords();
  const query = useListCall(
    deskMeeting.pageMeetings,
    {
      params: { desk: desk.desk },
      query: {
        view: CALL_VIEWS[view],
        searchText: list.filters.text || undefined,
        status: (view === 'done' && list.filters.status ? list.filters.status : undefined) as 'COMPLETED' | undefined, // one of the filter's values
        ...list.window,
      },
    },
    texts[view],
  );
  const page = query.data?.meetingPage;
  const total = page && writeTotal(page, format);
  const isNarrowed = list.filters.text !== '' || list.filters.status !== '';
  const empty = texts.empties[view];
  const statuses = {
    filter: 'status',
    label: texts.status,
    any: texts.statusAll,
    options: DONE_STATUSES.map((value) => ({ value, label: statusOf(value) })),
  } as const;
  return (
    <>
      <ChoiceFilters
        list={list}
        search="text"
        choices={view === 'done' ? [statuses] : []}
        words={texts}
        summary={total && texts.found(total)}
      />
      {view === 'done' && (
        <p className={styles.more}>
          <AppLink to={desk.satisfaction}>{texts.satisfaction}</AppLink>
        </p>
      )}
      <ListRows
        list={list}
        page={page}
        query={query}
        words={texts}
        className={styles.list}
        empty={
          <EmptyState
            title={isNarrowed ? texts.noMatchTitle : empty.title}
            actions={isNarrowed && <Button onClick={list.clearFilters}>{texts.clear}</Button>}
          >
            {isNarrowed ? undefined : empty.text}
          </EmptyState>
        }
      >
        {(meeting) => (
          <MeetingRow
            key={meeting.requestId}
            meeting={meeting}
            side="counsellor"
            to={desk.detail(meeting.requestId)}
            hidesState={view === 'answer' || view === 'record'}
            isSelected={meeting.requestId === list.open}
            onOpen={onOpen && (() => onOpen(meeting.requestId))}
            action={<RowAction view={view} meeting={meeting} />}
          />
        )}
      </ListRows>
    </>
  );
}

interface RowActionProps {
  readonly view: (typeof VIEWS)[number];
  readonly meeting: DeskMeetingSummary;
}

/** The main action of a row, one press away. */
function RowAction({ view, meeting }: RowActionProps) {
  const texts = useTexts(meetingTexts).list;
  const desk = useDesk();
  const approve = useApprove(meeting);
  if (meeting.stepList.some(({ action }) => action === 'APPROVE')) {
    return (
      <Button size="small" busy={approve.isPending} onClick={approve.run}>
        {texts.approve}
      </Button>
    );
  }
  if (view === 'record') {
    return (
      <ButtonLink size="small" as={(slot) => <AppLink to={desk.form(meeting.requestId)} {...slot} />}>
        {texts.write}
      </ButtonLink>
    );
  }
  return undefined;
}
