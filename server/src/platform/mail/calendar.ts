/**
 * Appointments as iCalendar (RFC 5545, 5546): one in an email or a file, or many at an address. Loaded on first use.
 */
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator';

export interface CalendarEntry {
  /** The same over every change of the appointment, so that what comes later replaces what came before. */
  readonly uid: string;
  /** Rises with every change. */
  readonly sequence: number;
  readonly state: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly location?: string | undefined;
  /** Where it opens in the portal. */
  readonly path?: string | undefined;
}

export type InvitationMethod = 'REQUEST' | 'CANCEL';

export interface Invitation {
  readonly baseUrl: string;
  readonly now: Date;
  readonly organizer: { readonly name: string; readonly address: string };
  readonly attendee: { readonly name: string; readonly address: string };
}

export function methodOf({ state }: CalendarEntry): InvitationMethod {
  return state === 'CANCELLED' ? 'CANCEL' : 'REQUEST';
}

/** Writes an entry that calendar programs take from an email by themselves; it asks for no answer there. */
export function writeInvitation(entry: CalendarEntry, { baseUrl, now, organizer, attendee }: Invitation): string {
  const calendar = openCalendar();
  calendar.method(methodOf(entry) === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  calendar.createEvent({
    ...toEvent(entry, { baseUrl, now }),
    organizer: { name: quotable(organizer.name), email: organizer.address },
    attendees: [
      { name: quotable(attendee.name), email: attendee.address, rsvp: false, status: ICalAttendeeStatus.ACCEPTED },
    ],
  });
  return calendar.toString();
}

/**
 * Makes a name safe within quotes: the library does not escape a quote or a line break, and parameters would follow.
 */
function quotable(name: string): string {
  return name.replaceAll('"', "'").replaceAll(/[\p{Cc}\\]+/gu, ' ');
}

/** Writes an entry to download: it replaces the one from an email, and later emails replace it. */
export function writeAppointment(entry: CalendarEntry, own: Pick<Feed, 'baseUrl' | 'now'>): string {
  return writeAppointments([entry], own);
}

/** Writes several entries to download at once. */
export function writeAppointments(entries: readonly CalendarEntry[], own: Pick<Feed, 'baseUrl' | 'now'>): string {
  const calendar = openCalendar();
  calendar.method(ICalCalendarMethod.PUBLISH);
  for (const entry of entries) calendar.createEvent(toEvent(entry, own));
  return calendar.toString();
}

export interface Feed {
  readonly baseUrl: string;
  readonly now: Date;
  readonly name: string;
  readonly refreshSeconds: number;
}

/** Writes all entries, for a program that asks again by itself. */
export function writeFeed(entries: readonly CalendarEntry[], { name, refreshSeconds, ...feed }: Feed): string {
  const calendar = openCalendar();
  calendar.method(ICalCalendarMethod.PUBLISH);
  calendar.name(name);
  calendar.ttl(refreshSeconds);
  for (const entry of entries) calendar.createEvent(toEvent(entry, feed));
  return calendar.toString();
}

function openCalendar(): ICalCalendar {
  return ical({ prodId: { company: 'Naru', product: 'Naru' } });
}

const STATES = {
  CONFIRMED: ICalEventStatus.CONFIRMED,
  TENTATIVE: ICalEventStatus.TENTATIVE,
  CANCELLED: ICalEventStatus.CANCELLED,
} as const;

function toEvent(entry: CalendarEntry, { baseUrl, now }: Pick<Feed, 'baseUrl' | 'now'>): ICalEventData {
  return {
    id: `${entry.uid}@${new URL(baseUrl).hostname}`,
    sequence: entry.sequence,
    status: STATES[entry.state],
    start: entry.beginsAt,
    end: entry.endsAt,
    stamp: now,
    summary: entry.summary,
    ...(entry.location !== undefined && { location: entry.location }),
    ...(entry.path !== undefined && { url: `${baseUrl}${entry.path}` }),
  };
}
