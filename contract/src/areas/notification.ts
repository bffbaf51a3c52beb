/** Notifications to a person: the list behind the bell, and the preferred channels. */
import { z } from 'zod';

import { signedIn } from '../access.ts';
import { get, post, put } from '../call.ts';
import { YesNo } from '../shared/flag.ts';
import { Id, Instant } from '../shared/id.ts';
import { PageQuery, pageOf } from '../shared/page.ts';
import { WholeNumber } from '../shared/whole-number.ts';

export const CHANNELS = ['IN_APP', 'EMAIL', 'SMS'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Subjects of notifications: the sections of the settings, in their order. */
export const NOTIFICATION_GROUPS = ['COUNSELLING', 'LEARNING', 'RECORD', 'ADVISOR', 'BOARD', 'ACCOUNT'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** The count stops here: "99+". */
export const UNREAD_BOUND = 99;

const Notification = z.object({
  notificationId: Id,
  type: z.string(),
  title: z.string(),
  body: z.string(),
  /** An address of the portal: it leads to a screen, and by itself changes nothing. */
  link: z.string(),
  createdAt: Instant,
  readAt: Instant.nullable(),
});
export type Notification = z.output<typeof Notification>;

const Hour = z.number().int().min(0).max(23);

const Preference = z.object({
  /** Hours of Seoul in which no email and no text message is sent; from and to may lie on two days. */
  quiet: z.object({ isOn: z.boolean(), from: Hour, to: Hour }),
  /** Emails come once a day, in one. */
  isDigest: z.boolean(),
  /** 0 where nothing was chosen yet. */
  version: WholeNumber,
});

const TypeChoice = z.object({
  type: z.string(),
  typeNm: z.string(),
  group: z.enum(NOTIFICATION_GROUPS),
  /** Cannot be switched off. */
  isMandatory: z.boolean(),
  channelList: z.array(z.object({ channel: z.enum(CHANNELS), isOn: z.boolean() })),
});

const PreferenceView = Preference.extend({
  /** Whether this portal sends email, and where it has an address of the person. */
  hasMail: z.boolean(),
  email: z.string().nullable(),
  /** Whether it sends text messages, and to which mobile number; without either no type has the channel. */
  hasSms: z.boolean(),
  mobile: z.string().nullable(),
  typeList: z.array(TypeChoice),
});
export type PreferenceView = z.output<typeof PreferenceView>;

const Unread = z.object({ unreadCount: z.number().int(), unreadIsBound: z.boolean() });

export const notification = {
  pageNotifications: get('/notification/page', {
    access: signedIn,
    summary: 'The person’s notifications, the newest first.',
    query: PageQuery.omit({ sort: true }).extend({ unreadAt: YesNo.optional() }),
    output: z.object({ notificationPage: pageOf(Notification) }),
  }),
  countUnread: get('/notification/unread', {
    access: signedIn,
    summary: 'How many notifications are unread; counting stops at 99.',
    output: Unread,
  }),
  markRead: post('/notification/{id}/read', {
    access: signedIn,
    summary: 'Marks one notification as read; nothing changes where it is already.',
    params: z.object({ id: Id }),
    output: Unread,
  }),
  markAllRead: post('/notification/read', {
    access: signedIn,
    summary: 'Marks everything up to a notification as read: what came after it was not seen yet.',
    body: z.object({ upTo: Id }),
    output: Unread,
  }),
  readPreference: get('/notification/preference', {
    access: signedIn,
    summary: 'How the person wants to be told of what.',
    output: PreferenceView,
  }),
  changePreference: put('/notification/preference', {
    access: signedIn,
    summary: 'Changes it; refused where it has changed since it was read.',
    remark: 'The version is 0 for none yet.',
    body: Preference.extend({
      choiceList: z
        .array(z.object({ type: z.string().max(60), channel: z.enum(CHANNELS), isOn: z.boolean() }))
        .max(200),
    }),
    output: PreferenceView,
  }),
};
