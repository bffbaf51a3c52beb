/** When and by which channel a person is notified. Pure. */
import type { Channel } from '@naru/contract/areas/notification.ts';

import type { NotificationType } from '../manifest/notification-type.ts';

const HOUR_MS = 3_600_000;
const SEOUL_OFFSET_MS = 9 * HOUR_MS;
const DAY_HOURS = 24;

export interface Preference {
  readonly isQuiet: boolean;
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly isDigest: boolean;
  readonly version: number;
}

export const DEFAULT_PREFERENCE: Preference = {
  isQuiet: true,
  quietFrom: 21,
  quietTo: 8,
  isDigest: false,
  version: 0,
};

/** Channels that a person switched off, of one type. */
export type SwitchedOff = readonly Channel[];

export function usesChannel(type: NotificationType, channel: Channel, off: SwitchedOff): boolean {
  return type.channels.includes(channel) && (type.isMandatory || !off.includes(channel));
}

export interface Delivery {
  readonly isShown: boolean;
  readonly isForDigest: boolean;
  /** Undefined: no email of its own. */
  readonly mail: { readonly sendAfter: Date | undefined } | undefined;
  /** Undefined: no text message. */
  readonly sms: { readonly sendAfter: Date | undefined } | undefined;
}

/** Plans how one notification reaches one person; undefined where they want none. */
export function planDelivery(
  type: NotificationType,
  person: {
    readonly preference: Preference;
    readonly off: SwitchedOff;
    readonly canMail: boolean;
    readonly canText: boolean;
  },
  now: Date,
): Delivery | undefined {
  const isShown = usesChannel(type, 'IN_APP', person.off);
  const isMailed = person.canMail && usesChannel(type, 'EMAIL', person.off);
  const isTexted = person.canText && usesChannel(type, 'SMS', person.off);
  if (!isShown && !isMailed && !isTexted) return undefined;
  const isOwn = type.isUrgent || type.isReminder === true || type.enclose !== undefined;
  const isForDigest = isMailed && !isOwn && person.preference.isDigest;
  const own = { sendAfter: type.isUrgent ? undefined : endOfQuiet(person.preference, now) };
  return {
    isShown,
    isForDigest,
    mail: isMailed && !isForDigest ? own : undefined,
    sms: isTexted ? own : undefined,
  };
}

/** Returns when the current quiet hours end, in Seoul; undefined outside of them. From 21 to 21 is never quiet. */
export function endOfQuiet(preference: Preference, now: Date): Date | undefined {
  const { isQuiet, quietFrom, quietTo } = preference;
  if (!isQuiet || quietFrom === quietTo) return undefined;
  const seoul = now.getTime() + SEOUL_OFFSET_MS;
  const hour = Math.floor(seoul / HOUR_MS) % DAY_HOURS;
  if (hoursBetween(quietFrom, hour) >= hoursBetween(quietFrom, quietTo)) return undefined;
  const thisHour = Math.floor(seoul / HOUR_MS) * HOUR_MS;
  return new Date(thisHour + hoursBetween(hour, quietTo) * HOUR_MS - SEOUL_OFFSET_MS);
}

function hoursBetween(from: number, to: number): number {
  return (to - from + DAY_HOURS) % DAY_HOURS;
}
