import {
  UNREAD_BOUND,
  type Channel,
  type notification as spec,
  type PreferenceView,
} from '@naru/contract/areas/notification.ts';

import { fail, failField } from '../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../platform/http/serve.ts';
import { toPage, windowOf } from '../../platform/list/paging.ts';
import { formatMobileNumber, readMobileNumber } from '../../platform/sms/number.ts';
import {
  replaceChoices,
  savePreference,
  selectAddresses,
  selectChoices,
  selectOptionalPreference,
  type ChoiceRow,
} from './preference-store.ts';
import { tell } from './present.ts';
import { DEFAULT_PREFERENCE } from './rules.ts';
import { countNotifications, selectNotifications, updateAllRead, updateRead } from './store.ts';
import type { NotificationType } from '../manifest/notification-type.ts';

const words = {
  ko: { unknown: '없는 알림 종류예요.', mandatory: '꼭 알려 드려야 하는 알림이라 끌 수 없어요.' },
  en: {
    unknown: 'This type of notification doesn’t exist.',
    mandatory: 'We always notify you about this, so you can’t turn it off.',
  },
} as const;

type Types = readonly NotificationType[];

export const pageNotifications =
  (types: Types): Reader<typeof spec.pageNotifications> =>
  async (ctx, { query }) => {
    const filter = { recipientId: ctx.actor.memberId, isUnread: query.unreadAt === 'Y' };
    const window = windowOf(query);
    const [rows, count] = await Promise.all([
      selectNotifications(ctx.db, filter, window),
      countNotifications(ctx.db, filter),
    ]);
    const told = await tell(
      ctx.db,
      { rows, types },
      { recipientId: ctx.actor.memberId, locale: ctx.locale, now: ctx.now },
    );
    const content = rows.map((row) => ({
      notificationId: row.id,
      type: row.type,
      title: told.get(row.id)?.title ?? '',
      body: told.get(row.id)?.body ?? '',
      link: row.link,
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    }));
    return { notificationPage: toPage(content, count, window) };
  };

async function unread(ctx: CallContext): Promise<{ unreadCount: number; unreadIsBound: boolean }> {
  const count = await countNotifications(ctx.db, { recipientId: ctx.actor.memberId, isUnread: true }, UNREAD_BOUND);
  return { unreadCount: Math.min(count, UNREAD_BOUND), unreadIsBound: count > UNREAD_BOUND };
}

export const countUnread: Reader<typeof spec.countUnread> = unread;

export const markRead: Writer<typeof spec.markRead> = {
  apply: async (ctx, { params }) => {
    const own = { id: params.id, recipientId: ctx.actor.memberId, at: ctx.now };
    if (!(await updateRead(ctx.tx, own))) fail('notFound');
    return {};
  },
  answer: unread,
};

export const markAllRead: Writer<typeof spec.markAllRead> = {
  apply: async (ctx, { body }) => {
    await updateAllRead(ctx.tx, { upTo: body.upTo, recipientId: ctx.actor.memberId, at: ctx.now });
    return {};
  },
  answer: unread,
};

async function readOwn(ctx: CallContext, types: Types): Promise<PreferenceView> {
  const { memberId } = ctx.actor;
  const [chosen, choices, addresses, own] = await Promise.all([
    selectOptionalPreference(ctx.db, memberId),
    selectChoices(ctx.db, memberId),
    selectAddresses(ctx.db, memberId),
    typesFor(types, ctx),
  ]);
  const preference = chosen ?? DEFAULT_PREFERENCE;
  const mobile = readMobileNumber(addresses.phone);
  const canText = ctx.platform.sms.isOn && mobile !== undefined;
  return {
    quiet: { isOn: preference.isQuiet, from: preference.quietFrom, to: preference.quietTo },
    isDigest: preference.isDigest,
    version: preference.version,
    hasMail: ctx.platform.mail.isOn,
    email: addresses.email,
    hasSms: ctx.platform.sms.isOn,
    mobile: mobile === undefined ? null : formatMobileNumber(mobile),
    typeList: own.map((type) => ({
      type: type.type,
      typeNm: type.texts[ctx.locale].name,
      group: type.group,
      isMandatory: type.isMandatory ?? false,
      channelList: offered(type, canText).map((channel) => ({
        channel,
        isOn: type.isMandatory === true || isOn(choices, type, channel),
      })),
    })),
  };
}

/** Lists the channels that a person can switch with effect. */
function offered(type: NotificationType, canText: boolean): Channel[] {
  return type.channels.filter((channel) => channel !== 'SMS' || canText);
}

function isOn(choices: readonly ChoiceRow[], type: NotificationType, channel: string): boolean {
  return choices.find((choice) => choice.type === type.type && choice.channel === channel)?.isOn ?? true;
}

/** Lists the types that the person can choose about. */
async function typesFor(types: Types, { actor, platform }: CallContext): Promise<NotificationType[]> {
  const areFor = await Promise.all(types.map(async (type) => type.isFor?.(actor, platform) ?? true));
  return types.filter((_, at) => areFor[at]);
}

export const readPreference =
  (types: Types): Reader<typeof spec.readPreference> =>
  (ctx) =>
    readOwn(ctx, types);

export const changePreference = (types: Types): Writer<typeof spec.changePreference> => ({
  apply: async (ctx, { body }) => {
    const own = await typesFor(types, ctx);
    body.choiceList.forEach((choice, at) => {
      const type = own.find((one) => one.type === choice.type);
      if (!type?.channels.includes(choice.channel)) failField(`choiceList.${at}.type`, words[ctx.locale].unknown);
      if (type.isMandatory === true && !choice.isOn) failField(`choiceList.${at}.isOn`, words[ctx.locale].mandatory);
    });
    const saved = await savePreference(ctx.tx, ctx.actor.memberId, {
      isQuiet: body.quiet.isOn,
      quietFrom: body.quiet.from,
      quietTo: body.quiet.to,
      isDigest: body.isDigest,
      version: body.version,
    });
    if (!saved) fail('conflict', { current: await readOwn(ctx, types) });
    const last = new Map(body.choiceList.map((choice) => [`${choice.type} ${choice.channel}`, choice]));
    await replaceChoices(ctx.tx, ctx.actor.memberId, [...last.values()]);
    return {};
  },
  answer: (ctx) => readOwn(ctx, types),
});
