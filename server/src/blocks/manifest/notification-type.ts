/** Types of notifications, declared in code by the area whose records they are about, and listed in its manifest. */
import type { Channel, NotificationGroup } from '@naru/contract/areas/notification.ts';

import type { Actor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Locale } from '../../platform/http/messages.ts';
import type { Platform } from '../../platform/http/serve.ts';
import type { CalendarEntry } from '../../platform/mail/calendar.ts';
import type { ComposeWork } from '../../platform/mail/mail.ts';

/**
 * Texts of a notification. `what` is the record's title today; undefined where the person may not see it (any more).
 */
export interface NotificationTexts {
  /** Name of the type in the preferences. */
  readonly name: string;
  readonly title: (what: string | undefined) => string;
  /** One sentence: what to do. */
  readonly body: string;
  /** Label of the button in an email. */
  readonly action: string;
}

export interface DescribeQuestion {
  readonly entityIds: readonly string[];
  /** The reader: titles are read under their rights of today. */
  readonly recipientId: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** Titles by entity; deleted and hidden ones are left out. */
export type Describe = (db: Db, question: DescribeQuestion) => Promise<ReadonlyMap<string, string>>;

export interface Enclosed {
  /** Too late to say it: nothing leaves. */
  readonly isOver?: boolean;
  readonly calendar?: CalendarEntry;
}

/** Adds content about a record to an email, as it is when the email leaves. */
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
  readonly isMandatory?: boolean;
  /** Emails leave at once, at night too, and never wait for the daily one. */
  readonly isUrgent?: boolean;
  /** Its time counts, so it is no part of the daily email, and leaves at most once. */
  readonly isReminder?: boolean;
  /** Its emails carry it, so they are no part of the daily one either. */
  readonly enclose?: Enclose;
  readonly texts: Readonly<Record<Locale, NotificationTexts>>;
  /** People whose preferences list the type; everybody by default. Each event names its recipients. */
  readonly isFor?: (actor: Actor, platform: Platform) => boolean | Promise<boolean>;
}

/** A type about sensitive records: its texts read nothing of the record and are always the same ("상담 일정 안내"). */
export interface SensitiveType extends BaseType {
  readonly isSensitive: true;
  readonly describe?: undefined;
}

export interface PlainType extends BaseType {
  readonly isSensitive: false;
  readonly describe?: Describe;
}

export type NotificationType = SensitiveType | PlainType;

/** Finds the type of a row; undefined where today's code has none of that name. */
export function findType(types: readonly NotificationType[], type: string): NotificationType | undefined {
  return types.find((one) => one.type === type);
}
