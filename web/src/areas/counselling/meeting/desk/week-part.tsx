import { availability, type WeekHour } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { calendarTexts } from '../../../../blocks/calendar/texts.ts';
import { useWeek } from '../../../../blocks/calendar/use-week.ts';
import { addDays, HOURS } from '../../../../blocks/calendar/week.ts';
import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import type { ListOf } from '../../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { phone, useMediaQuery } from '../../../../ui/use-media-query.ts';
import type { WeekEntry } from '../../../../ui/week-cell.tsx';
import { WeekGrid } from '../../../../ui/week-grid.tsx';
import { WeekTurner } from '../../../../ui/week-turner.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import type { DESK_LIST } from './desk-list.ts';
import { meetingTexts } from './texts.ts';
import { useWeekEntries } from './week-entries.ts';
import styles from './week-part.module.css';

const SlotSheet = loadOnUse(async () => (await withTexts(import('./slot-sheet.tsx'))).SlotSheet);

export interface WeekPartProps {
  readonly list: ListOf<typeof DESK_LIST>;
  /** Shows a meeting beside the week; without it each has its own page. */
  readonly onOpen: ((id: string) => void) | undefined;
}

/** Shows seven days of one's own hours, with the students who come. */
export function WeekPart({ list, onOpen }: WeekPartProps) {
  const all = useTexts(meetingTexts);
  const texts = all.week;
  const words = useTexts(calendarTexts);
  const format = useFormat();
  const { stateOf } = useCounsellingWords();
  const desk = useDesk();
  const navigate = useNavigate();
  const week = useWeek(list.filters.week, (given) => list.setFilter('week', given));
  const isPhone = useMediaQuery(phone);
  const [form, setForm] = useState<'grid' | 'list'>('grid');
  const [slot, setSlot] = useState<WeekHour | null>(null);
  const query = useCall(
    availability.readWeek,
    { params: { desk: desk.desk }, query: { from: week.monday } },
    { keepsPrevious: true, staleTime: 0, label: texts.label('') },
  );
  const hourList = query.data?.hourList ?? [];
  const { entries, meetingOf, countOf, holidayOf } = useWeekEntries(query.data, week.days);
  const range = format.range(week.monday, addDays(week.monday, 6), { hasWeekday: false });

  const select = (entry: WeekEntry): void => {
    const meetingId = meetingOf(entry.id);
    if (meetingId !== undefined) {
      if (onOpen) onOpen(meetingId);
      else void navigate({ to: desk.detail(meetingId) });
      return;
    }
    const found = hourList.find(({ slotId, isOpen }) => slotId === entry.id && isOpen);
    if (found) setSlot(found);
  };
  const openEntry = list.open === null ? undefined : entries.find(({ id }) => meetingOf(id) === list.open);
  const states = (['waiting', 'approved'] as const).map((kind) => ({
    kind,
    word: stateOf({ status: kind === 'waiting' ? 'WAITING' : 'APPROVED', ending: null, source: 'STUDENT' }),
    count: entries.filter((entry) => entry.kind === kind).length,
  }));
  return (
    <div className={styles.part} data-stale={query.isPlaceholderData || undefined}>
      <h2 className="visually-hidden">{texts.label(range)}</h2>
      <div className={styles.bar}>
        <WeekTurner
          isTight
          onPrevious={() => week.turn(-1)}
          onNext={() => week.turn(1)}
          labels={{ week: range, previousWeek: words.previousWeek, nextWeek: words.nextWeek }}
        />
        {!week.isThisWeek && (
          <Button variant="text" size="small" onClick={week.goToToday}>
            {texts.today}
          </Button>
        )}
        <ul className={styles.key} aria-label={texts.key}>
          <li data-kind="open">{texts.open}</li>
          {states.map(({ kind, word, count }) => (
            <li key={kind} data-kind={kind}>
              {word} {format.number(count)}
            </li>
          ))}
        </ul>
        {!isPhone && (
          <SegmentedControl
            label={texts.form}
            hideLabel
            value={form}
            onValueChange={setForm}
            options={[
              { value: 'grid', label: texts.grid },
              { value: 'list', label: texts.list },
            ]}
          />
        )}
      </div>
      {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} />}
      {query.isPending && <Skeleton shape="block" height={560} />}
      {query.data && (
        <WeekGrid
          label={texts.label(range)}
          form={form}
          days={week.days.map((date, index) => {
            const count = countOf(date);
            return {
              id: date,
              weekday: words.weekdays[index] ?? '',
              date: format.dateTime(date, 'D'),
              name: [format.day(date), holidayOf(date)].filter(Boolean).join(', '),
              isToday: date === week.today,
              countText:
                holidayOf(date) !== undefined ? texts.holiday : count > 0 ? texts.dayCount(format.number(count)) : '',
              isFull: count > 0,
            };
          })}
          hours={HOURS.map((hour) => ({ hour, label: format.hour(hour) }))}
          entries={entries}
          selectedId={openEntry?.id ?? null}
          onSelect={select}
          labels={{ lunch: words.lunch, empty: texts.empty, noEntries: texts.noEntries }}
        />
      )}
      {query.data && hourList.length === 0 && (
        <EmptyState
          title={texts.noHours}
          headingLevel={3}
          actions={<ButtonLink as={(props) => <AppLink to={desk.hours} {...props} />}>{all.list.openHours}</ButtonLink>}
        >
          {texts.noHoursText}
        </EmptyState>
      )}
      {slot && <SlotSheet key={slot.slotId} slot={slot} onClose={() => setSlot(null)} />}
    </div>
  );
}
