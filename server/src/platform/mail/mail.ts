/**
 * Email. An order is a row and a job of the caller's transaction; it is composed and sent afterwards, never
 * inside of a transaction, at least once, with a Message-ID that stays the same over every try; reminders at most once.
 */
import type { Kysely } from 'kysely';

import type { SmtpConfig } from '../config.ts';
import { newId } from '../db/id.ts';
import type { DB } from '../db/schema.gen.ts';
import type { Tx } from '../db/db.ts';
import { defineJob, GiveUpError, handleJob, type JobHandler, type JobRun } from '../jobs/define.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Settings } from '../settings/values.ts';
import type { CalendarEntry } from './calendar.ts';
import { renderLetter, type Letter } from './letter.ts';
import {
  claimMail,
  dropMail,
  insertMails,
  postponeMail,
  releaseMail,
  reopenMail,
  selectOptionalMail,
  updateMail,
  type MailOutcome,
  type MailRow,
} from './store.ts';
import type { Message, Transport } from './transport.ts';
import { UNIVERSITY_NAME_EN, UNIVERSITY_NAME_KO } from '../settings/portal-settings.ts';

/** A kind of email, which composes one about its subject in the moment before it leaves. */
export interface MailKind {
  readonly kind: string;
  /**
   * The letter under today's state; undefined where there is nothing to say any more; or the time to try again. It
   * runs again at each try: secrets that a letter carries are made here, and only their hashes stored.
   */
  readonly compose: (work: ComposeWork, entityId: string) => Promise<Letter | Later | undefined>;
}

/** Not now: it is composed again then. */
export interface Later {
  readonly notBefore: Date;
}

export interface ComposeWork {
  readonly db: Kysely<DB>;
  readonly now: Date;
}

export interface MailOrder {
  readonly kind: string;
  readonly entityId: string;
  /** The person whose email it is, if any: for the list of administrators. */
  readonly memberId?: string;
  /** At most one email a key, ever. */
  readonly dedupeKey: string;
  readonly sendAfter?: Date | undefined;
}

export interface Mail {
  /** Whether this portal sends email at all (SMTP_URL). */
  readonly isOn: boolean;
  /** Queues emails in the transaction; none where email is off, or where the key exists. */
  readonly queue: (tx: Tx, orders: readonly MailOrder[]) => Promise<void>;
  /** Follows its job, of the same id: the email waits again, or never leaves. */
  readonly follow: (tx: Tx, id: string, verb: 'retry' | 'cancel') => Promise<void>;
  /** The job handler that sends them. */
  readonly handler: JobHandler;
  readonly close: () => Promise<void>;
}

type SendData = { readonly mailId: string };

export const sendMail = defineJob<SendData>('mail.send', {
  atOnce: 5,
  retries: 10,
  delaySeconds: 10,
  longestSeconds: 120,
});

export interface MailOptions {
  readonly smtp: SmtpConfig | undefined;
  readonly baseUrl: string;
  readonly db: Kysely<DB>;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly kinds: readonly MailKind[];
  readonly jobs: Jobs;
}

export function createMail(options: MailOptions): Mail {
  const { smtp } = options;
  let opening: Promise<Transport> | undefined;
  // nodemailer is loaded with the first email.
  const openTransport = (own: SmtpConfig): Promise<Transport> => {
    opening ??= import('./transport.ts').then(({ connectTransport }) => connectTransport(own));
    return opening;
  };
  return {
    isOn: smtp !== undefined,
    queue: (tx, orders) => (smtp && orders.length > 0 ? queue(tx, { orders, smtp, options }) : Promise.resolve()),
    follow: (tx, id, verb) => (verb === 'retry' ? reopenMail(tx, id) : dropMail(tx, { id, at: options.now() })),
    handler: handleJob(sendMail, async (run) => {
      if (!smtp) throw new GiveUpError('NO_SMTP_URL');
      await send(run, { options, smtp, openTransport: () => openTransport(smtp) });
    }),
    close: async () => (await opening)?.close(),
  };
}

async function queue(
  tx: Tx,
  work: { orders: readonly MailOrder[]; smtp: SmtpConfig; options: MailOptions },
): Promise<void> {
  const mails = work.orders.map((order) => {
    const id = newId();
    return {
      ...order,
      id,
      memberId: order.memberId ?? null,
      messageId: `<${id}@${work.smtp.domain}>`,
      sendAfter: order.sendAfter ?? null,
      createdAt: work.options.now(),
    };
  });
  const made = await insertMails(tx, mails);
  await work.options.jobs.enqueueAll(
    tx,
    sendMail,
    mails
      .filter(({ id }) => made.has(id))
      .map(({ id, sendAfter }) => ({ id, data: { mailId: id }, ...(sendAfter && { startAfter: sendAfter }) })),
  );
}

interface SendWork {
  readonly options: MailOptions;
  readonly smtp: SmtpConfig;
  readonly openTransport: () => Promise<Transport>;
}

async function send(run: JobRun<SendData>, work: SendWork): Promise<void> {
  const { db, now } = work.options;
  const mail = await selectOptionalMail(db, run.data.mailId);
  if (!mail || mail.state === 'SENT' || mail.state === 'DROPPED') return; // a repeat
  const end = (state: MailOutcome['state'], resultCode: string | null): Promise<void> =>
    updateMail(db, { id: mail.id, state, attempt: run.attempt, resultCode, at: now() });
  try {
    const outcome = await deliver(mail, work);
    if (outcome instanceof Date) await putOff(run.id, { mailId: mail.id, until: outcome }, work.options);
    else await (outcome === undefined ? end('DROPPED', null) : end('SENT', outcome));
  } catch (error) {
    const { code, isFinal } = readRefusal(error);
    await end(isFinal || run.isLast ? 'FAILED' : 'QUEUED', code);
    if (isFinal) throw new GiveUpError(code);
    throw error;
  }
}

/** Postpones the email and its job together. */
async function putOff(
  jobId: string,
  mail: { readonly mailId: string; readonly until: Date },
  { db, jobs }: MailOptions,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await postponeMail(tx, mail.mailId, mail.until);
    await jobs.postpone(tx, { name: sendMail.name, id: jobId, until: mail.until });
  });
}

/** Composes and hands over; returns the server's code, undefined for nothing to say, or the time to try again. */
async function deliver(mail: MailRow, work: SendWork): Promise<string | Date | undefined> {
  const { db, now, settings, baseUrl, kinds } = work.options;
  const kind = kinds.find((one) => one.kind === mail.kind);
  if (!kind) throw new GiveUpError('UNKNOWN_KIND');
  const letter = await kind.compose({ db, now: now() }, mail.entityId);
  if (!letter) return undefined;
  if ('notBefore' in letter) return letter.notBefore;
  const values = await settings.read();
  const universityNm = values.of(letter.locale === 'en' ? UNIVERSITY_NAME_EN : UNIVERSITY_NAME_KO);
  const transport = await work.openTransport();
  const from = { name: universityNm, address: work.smtp.from };
  const to = { name: letter.to.name ?? '', address: letter.to.address };
  const calendar = letter.calendar && (await writeCalendar(letter.calendar, { baseUrl, now: now(), from, to }));
  // Claimed before it is handed over: a process killed in between leaves it unsent, and never sends it twice.
  if (letter.isAtMostOnce && !(await claimMail(db, mail.id))) throw new GiveUpError('INTERRUPTED');
  try {
    return await transport.send({
      ...renderLetter(letter, { baseUrl, universityNm }),
      messageId: mail.messageId,
      from,
      to,
      ...(calendar && { calendar }),
    });
  } catch (error) {
    if (!letter.isAtMostOnce) throw error;
    if (!isUntaken(error)) throw new GiveUpError(readRefusal(error).code);
    await releaseMail(db, mail.id);
    throw error;
  }
}

/** Returns whether the server refused, or was never reached; a broken connection may have delivered it. */
function isUntaken(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return typeof responseCode === 'number' || command === 'CONN';
}

/** Writes the calendar; the library is loaded with the first of them. */
async function writeCalendar(
  entry: CalendarEntry,
  work: { baseUrl: string; now: Date; from: Message['from']; to: Message['to'] },
): Promise<{ method: string; text: string }> {
  const { methodOf, writeInvitation } = await import('./calendar.ts');
  const { baseUrl, now, from, to } = work;
  return { method: methodOf(entry), text: writeInvitation(entry, { baseUrl, now, organizer: from, attendee: to }) };
}

/** Reads a refusal: 5xx is final, because another try would only repeat the question. All else may pass. */
function readRefusal(error: unknown): { code: string; isFinal: boolean } {
  if (error instanceof GiveUpError) return { code: error.code, isFinal: true };
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  // A refused password is ours to mend, not the recipient's fault: it is tried again.
  if (typeof responseCode === 'number')
    return { code: String(responseCode), isFinal: responseCode >= 500 && code !== 'EAUTH' };
  return { code: typeof code === 'string' ? code : 'UNKNOWN', isFinal: false };
}
