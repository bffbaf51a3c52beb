/**
 * The address for the provider's reports on text messages. A report may come again: only the first end of each counts.
 */
import { SUCCESS_CODE, type Envelope } from '@naru/contract/envelope.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { DB } from '../db/schema.gen.ts';
import { fail } from '../http/failure.ts';
import type { SmsPort } from './port.ts';
import { reportSms } from './store.ts';

export const SMS_REPORT_PATH = '/api/sms/report';

export interface ReportDesk {
  readonly port: SmsPort;
  readonly db: Kysely<DB>;
  readonly now: () => Date;
}

export function serveSmsReports(app: FastifyInstance, desk: ReportDesk): void {
  app.post(SMS_REPORT_PATH, (request) => takeReports(desk, request));
}

async function takeReports({ port, db, now }: ReportDesk, request: FastifyRequest): Promise<Envelope> {
  if (!port.isGenuine(request.headers)) fail('noSession');
  const reports = port.readReports(request.body) ?? fail('malformed');
  if (reports.length > 0) await reportSms(db, reports, now());
  return { code: SUCCESS_CODE, msg: '', output: {} };
}
