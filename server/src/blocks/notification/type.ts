/**
 * What a type of notification is. Types are declared in code, by the area whose records they tell of, and listed in main.ts.
 */
import type { Channel, NotificationGroup } from '@naru/contract/areas/notification.ts';

import type { Actor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { Locale } from '../../platform/http/messages.ts';
import type { CalendarEntry } from '../../platform/mail/calendar.ts';
import type { ComposeWork } from '../../platform/mail/mail.ts';

/** What a notification says. `what` is the record's title today; undefined where the person may not see it (any more). */
export interface NotificationTexts {
  /** What the preferences call the type. */
  readonly name: string;
  readonly title: (what: string | undefined) => string;
  /** One sentence: what to do. */
  readonly body: string;
  /** What the button of an e-mail says. */
  readonly action: string;
}

export interface DescribeQuestion {
  readonly entityIds: readonly string[];
  /** Whose eyes read it: titles are told under their rights of today. */
  readonly recipientId: string;
  readonly locale: Locale;
}

/** Titles by entity; what is gone or out of sight is not among them. */
export type Describe = (db: Db, question: DescribeQuestion) => Promise<ReadonlyMap<string, string>>;

export interface Enclosed {
  /** Too late to say it: nothing leaves. */
  readonly isOver?: boolean;
  readonly calendar?: CalendarEntry;
}

/** What goes with an e-mail to somebody about a record, as it is when it leaves. */
export type Enclose = (
  work: ComposeWork,
  about: { readonly entityId: string; readonly recipientId: string; readonly locale: Locale },
) => Promise<Enclosed>;

interface BaseType {
  /** `WHAT_HAPPENED`; kept in rows, never renamed. */
  readonly type: string;
  /** The part of the settings that it stands in. */
  readonly group: NotificationGroup;
  readonly channels: readonly Channel[];
  /** Nobody switches it off. */
  readonly isMandatory: boolean;
  /** E-mails leave at once, at night too, and never wait for the daily one. */
  readonly isUrgent: boolean;
  /** Its time counts, so it is no part of the daily e-mail, and leaves at most once. */
  readonly isReminder?: boolean;
  /** Its e-mails carry it, so they are no part of the daily one either. */
  readonly enclose?: Enclose;
  readonly texts: Readonly<Record<Locale, NotificationTexts>>;
  /** Whose preferences it stands in; everybody's unless told. Whom it is sent to is said with each event. */
  readonly isFor?: (actor: Actor) => boolean;
}

/** Of a sensitive record nothing is read: its notifications say the same whatever it holds ("상담 일정 안내"). */
interface SensitiveType extends BaseType {
  readonly isSensitive: true;
  readonly describe?: undefined;
}

interface PlainType extends BaseType {
  readonly isSensitive: false;
  readonly describe?: Describe;
}

export type NotificationType = SensitiveType | PlainType;

/** The type of a row; undefined where today's code has none of that name. */
export function findType(types: readonly NotificationType[], type: string): NotificationType | undefined {
  return types.find((one) => one.type === type);
}
