/** How an area brings what stands in a person's calendar: behind the address to which calendar programs subscribe. */
import type { Db } from '../../platform/db/db.ts';
import type { Locale } from '../../platform/http/messages.ts';
import type { CalendarEntry } from '../../platform/mail/calendar.ts';

export interface CalendarQuestion {
  readonly memberId: string;
  readonly locale: Locale;
  readonly from: Date;
  readonly to: Date;
}

/** Entries name nobody: others may see the subscriber's calendar. */
export type CalendarSource = (db: Db, question: CalendarQuestion) => Promise<readonly CalendarEntry[]>;
