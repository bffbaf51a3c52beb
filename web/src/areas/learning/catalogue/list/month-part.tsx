import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState } from 'react';

import { calendarTexts } from '../../../../blocks/calendar/texts.ts';
import type { ListOf } from '../../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { MonthGrid } from '../../../../ui/month-grid.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { detailOf, useProgrammeType } from '../shared/use-type.ts';
import { catalogueTexts } from '../texts.ts';
import styles from './list-screen.module.css';
import { addMonths, daysOfMonth, isMonth } from './month-days.ts';
import type { PROGRAMME_LIST } from './programme-list.ts';

const QUIET: ReadonlySet<string> = new Set(['OVER', 'CLOSED', 'CANCELLED']);

/** Shows the sessions of a month, one's own marked; the address holds the month. */
export function MonthPart({ list }: { readonly list: ListOf<typeof PROGRAMME_LIST> }) {
  const all = useTexts(catalogueTexts);
  const texts = all.calendar;
  const { weekdays } = useTexts(calendarTexts);
  const format = useFormat();
  const { type, slug } = useProgrammeType();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const now = today.slice(0, 7);
  const month = isMonth(list.filters.month) ? list.filters.month : now;
  const query = useCall(
    catalogue.listMonth,
    { params: { type: slug }, query: { month } },
    { label: all.list.month, keepsPrevious: true },
  );
  const go = (to: string): void => list.setFilter('month', to === now ? '' : to);
  const name = format.dateTime(`${month}-01`, all.calendar.monthPattern);
  const sessions = query.data?.sessionList ?? [];
  return (
    <>
      <div className={styles.head}>
        <div className={styles.turner}>
          <IconButton icon={IconChevronLeft} label={texts.previous} onClick={() => go(addMonths(month, -1))} />
          <strong aria-live="polite">{name}</strong>
          <IconButton icon={IconChevronRight} label={texts.next} onClick={() => go(addMonths(month, 1))} />
        </div>
        {month !== now && (
          <Button size="small" onClick={() => go(now)}>
            {texts.now}
          </Button>
        )}
      </div>
      {query.isPending && <Skeleton shape="block" height={480} />}
      {query.isError && <QueryError title={texts.errorTitle} query={query} />}
      {query.data && sessions.length === 0 && <p className={styles.aside}>{texts.empty}</p>}
      {query.data && (
        <MonthGrid
          label={texts.label(name)}
          weekdays={weekdays}
          days={daysOfMonth(month).map((day) => ({
            id: day,
            number: String(Number(day.slice(8))),
            name: format.day(day),
            isOutside: !day.startsWith(month),
            isToday: day === today,
          }))}
          entries={sessions.map((session) => ({
            id: session.sessionId,
            day: format.dateTime(session.beginsAt, 'YYYY-MM-DD'),
            time: format.time(session.beginsAt),
            title:
              session.sessionCount === 1
                ? session.name
                : texts.session(session.name, format.number(session.number), format.number(session.sessionCount)),
            mark: session.isOwn ? texts.own : undefined,
            isQuiet: QUIET.has(session.stage),
            link: (slot) => <AppLink to={detailOf(type, session.programmeId)} {...slot} />,
          }))}
        />
      )}
    </>
  );
}
