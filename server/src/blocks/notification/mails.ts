/**
 * The emails of notifications: one for one, and the daily one.
 */
import type { ComposeWork, Later, MailKind } from '../../platform/mail/mail.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { selectOptionalPreference } from './preference-store.ts';
import { tell, type RenderedText } from './present.ts';
import { DEFAULT_PREFERENCE, endOfQuiet } from './rules.ts';
import { selectMailed, type MailedRow } from './store.ts';
import { findType, type NotificationType } from '../manifest/notification-type.ts';
import { words } from './words.ts';

export const NOTIFICATION_MAIL = 'NOTIFICATION';
export const DIGEST_MAIL = 'NOTIFICATION_DIGEST';

const PREFERENCE_PATH = '/session/notification/form';
export const LIST_PATH = '/session/notification/list';

/** Beyond these, only counted. */
const MOST_IN_DIGEST = 20;
const MOST_READ = 200;

export function notificationMails(types: readonly NotificationType[]): MailKind[] {
  return [
    { kind: NOTIFICATION_MAIL, compose: (work, id) => composeOne(work, id, types) },
    { kind: DIGEST_MAIL, compose: (work, digestId) => composeDigest(work, digestId, types) },
  ];
}

/**
 * Returns when the quiet hours end. Judged when the mail leaves: a try may have failed before, or the hours may be new.
 */
export async function waitForMorning({ db, now }: ComposeWork, memberId: string): Promise<Later | undefined> {
  const notBefore = endOfQuiet((await selectOptionalPreference(db, memberId)) ?? DEFAULT_PREFERENCE, now);
  return notBefore && { notBefore };
}

/** Composes one; undefined if already read, switched off, or about a deleted record. Mandatory ones are always sent. */
async function composeOne(
  work: ComposeWork,
  id: string,
  types: readonly NotificationType[],
): Promise<Letter | Later | undefined> {
  const { db } = work;
  const [row] = await selectMailed(db, { id }, 1);
  const type = row && findType(types, row.type);
  if (!type || row.email === null) return undefined;
  if (!type.isMandatory && row.isMailOff) return undefined;
  const { entityId, recipientId, locale } = row;
  const enclosed = entityId === null ? undefined : await type.enclose?.(work, { entityId, recipientId, locale });
  if (enclosed?.isOver) return undefined;
  // A calendar does not read the portal.
  if (!type.isMandatory && row.readAt !== null && !enclosed?.calendar) return undefined;
  const told = (await tell(db, { rows: [row], types }, { ...row, now: work.now })).get(row.id);
  if (!told || told.isGone) return undefined;
  const later = type.isUrgent ? undefined : await waitForMorning(work, row.recipientId);
  if (later) return later;
  const own = words[row.locale];
  return {
    to: { address: row.email, name: row.name },
    locale: row.locale,
    subject: told.title,
    paragraphs: [told.title, told.body],
    action: { label: told.action, path: row.link },
    footer: { text: type.isMandatory ? own.whyMandatory : own.why, label: own.preference, path: PREFERENCE_PATH },
    ...(enclosed?.calendar && { calendar: enclosed.calendar }),
    ...(type.isReminder && { isAtMostOnce: true }),
  };
}

async function composeDigest(
  work: ComposeWork,
  digestId: string,
  types: readonly NotificationType[],
): Promise<Letter | Later | undefined> {
  const { db } = work;
  const rows = (await selectMailed(db, { digestId }, MOST_READ)).filter((row) => row.readAt === null);
  const [first] = rows;
  if (!first || first.email === null) return undefined;
  const told = await tell(db, { rows, types }, { ...first, now: work.now });
  const lines = rows.flatMap((row) => lineOf(row, told.get(row.id)));
  if (lines.length === 0) return undefined;
  const later = await waitForMorning(work, first.recipientId);
  if (later) return later;
  const own = words[first.locale];
  const rest = lines.length - MOST_IN_DIGEST;
  return {
    to: { address: first.email, name: first.name },
    locale: first.locale,
    subject: own.digestSubject(lines.length),
    paragraphs: [
      own.digestIntro,
      lines.slice(0, MOST_IN_DIGEST).join('\n'),
      ...(rest > 0 ? [own.digestMore(rest)] : []),
    ],
    action: { label: own.openList, path: LIST_PATH },
    footer: { text: own.why, label: own.preference, path: PREFERENCE_PATH },
  };
}

function lineOf(row: MailedRow, told: RenderedText | undefined): string[] {
  return told && !told.isGone && !row.isMailOff ? [`· ${told.title}`] : [];
}
