/**
 * Text messages. What is to be sent is a row and a job of the caller's transaction; it is composed and handed over
 * afterwards, at most once: it is claimed before it leaves, and only what surely was not taken is tried again.
 */
import type { Kysely } from 'kysely';

import { newId } from '../db/id.ts';
import type { Tx } from '../db/db.ts';
import type { DB } from '../db/schema.gen.ts';
import { defineJob, GiveUpError, handleJob, type JobHandler, type JobRun } from '../jobs/define.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { ComposeWork, Later } from '../mail/mail.ts';
import type { SmsPort } from './port.ts';
import {
  claimSms,
  insertSms,
  postponeSms,
  releaseSms,
  selectOptionalSms,
  updateSms,
  type SmsOutcome,
} from './store.ts';

/** The text and its number; never stored. */
export interface Composed {
  /** Digits only. */
  readonly number: string;
  readonly text: string;
}

/** Composes under today's state; undefined where there is nothing to say any more; or the time to try again. */
export type ComposeSms = (work: ComposeWork, notificationId: string) => Promise<Composed | Later | undefined>;

export interface SmsOrder {
  /** At most one text message a notification, ever. */
  readonly notificationId: string;
  readonly memberId: string;
  readonly sendAfter?: Date | undefined;
}

export interface Sms {
  /** Whether this portal sends text messages at all (SMS_URL). */
  readonly isOn: boolean;
  /** Queues text messages in the transaction; nothing where they are off. */
  readonly queue: (tx: Tx, orders: readonly SmsOrder[]) => Promise<void>;
  /** Drops it because its job, of the same id, was cancelled. A job that starts again finds it waiting. */
  readonly drop: (tx: Tx, id: string) => Promise<void>;
  readonly handler: JobHandler;
}

type SendData = { readonly smsId: string };

export const sendSms = defineJob<SendData>('sms.send', {
  atOnce: 5,
  retries: 8,
  delaySeconds: 10,
  longestSeconds: 120,
});

export interface SmsOptions {
  readonly port: SmsPort | undefined;
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly jobs: Jobs;
  readonly compose: ComposeSms;
}

export function createSms(options: SmsOptions): Sms {
  const { port } = options;
  return {
    isOn: port !== undefined,
    queue: (tx, orders) => (port && orders.length > 0 ? queue(tx, orders, options) : Promise.resolve()),
    drop: (tx, id) => updateSms(tx, { id, state: 'DROPPED', resultCode: null, at: options.now() }),
    handler: handleJob(sendSms, async (run) => {
      if (!port) throw new GiveUpError('NO_SMS_URL');
      await send(run, port, options);
    }),
  };
}

async function queue(tx: Tx, orders: readonly SmsOrder[], { jobs, now }: SmsOptions): Promise<void> {
  const messages = orders.map((order) => ({
    ...order,
    id: newId(),
    sendAfter: order.sendAfter ?? null,
    createdAt: now(),
  }));
  const made = await insertSms(tx, messages);
  await jobs.enqueueAll(
    tx,
    sendSms,
    messages
      .filter(({ id }) => made.has(id))
      .map(({ id, sendAfter }) => ({ id, data: { smsId: id }, ...(sendAfter && { startAfter: sendAfter }) })),
  );
}

class SmsNotTakenError extends Error {
  override readonly name = 'SmsNotTakenError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

async function send(run: JobRun<SendData>, port: SmsPort, options: SmsOptions): Promise<void> {
  const { db, now, compose } = options;
  const row = await selectOptionalSms(db, run.data.smsId);
  if (!row || row.state !== 'QUEUED') return; // a repeat
  const end = (state: SmsOutcome['state'], resultCode: string | null, more: Partial<SmsOutcome> = {}): Promise<void> =>
    updateSms(db, { id: row.id, state, resultCode, at: now(), ...more });
  // Somebody was killed between taking it and hearing the answer: it may have left.
  if (row.isClaimed) return end('LOST', 'INTERRUPTED');
  const composed = await compose({ db, now: now() }, row.notificationId);
  if (!composed) return end('DROPPED', null);
  if ('notBefore' in composed) return putOff(run.id, { smsId: row.id, until: composed.notBefore }, options);
  // The table of Korean characters is loaded with the first message.
  const { fitText } = await import('./text.ts');
  const { text, isLong } = fitText(composed.text);
  if (!(await claimSms(db, row.id))) return;
  const answer = await port.send({ id: row.id, number: composed.number, text, isLong });
  if (answer.kind === 'ACCEPTED') return end('ACCEPTED', null, { messageId: answer.messageId, isLong });
  if (answer.kind === 'REFUSED') return end('REFUSED', answer.code, { isLong });
  if (answer.kind === 'UNKNOWN') return end('LOST', answer.code, { isLong });
  await releaseSms(db, row.id, answer.code);
  throw new SmsNotTakenError(answer.code);
}

/** Postpones the message and its job together. */
async function putOff(
  jobId: string,
  sms: { readonly smsId: string; readonly until: Date },
  { db, jobs }: SmsOptions,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await postponeSms(tx, sms.smsId, sms.until);
    await jobs.postpone(tx, { name: sendSms.name, id: jobId, until: sms.until });
  });
}
