/**
 * A stub of a provider of text messages, SOLAPI's way, in the test's own process: it takes messages, can be slow,
 * refuse, break the line, and report on a message as often as one likes.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { SMS_REPORT_PATH } from '../src/platform/sms/reports.ts';
import type { TestPortal } from './portal.ts';

export interface SentSms {
  readonly to: string;
  readonly from: string;
  readonly text: string;
  readonly type: string;
  readonly customFields: { readonly smsId: string };
}

export interface SmsServer {
  /** For SMS_URL. */
  readonly url: string;
  readonly received: SentSms[];
  readonly authorizations: string[];
  /** Answers so instead of taking a message. */
  refusal: { readonly status: number; readonly body: unknown } | undefined;
  /** Takes each message, and the line breaks before it says so. */
  isMute: boolean;
  /** Takes each message, and says so when this is over. */
  gate: Promise<void> | undefined;
  readonly close: () => Promise<void>;
}

const SECRET = 'a secret for reports';
export const SMS_SETTINGS = { SMS_FROM: '02-1234-5678', SMS_REPORT_SECRET: SECRET };

export async function openSmsServer(): Promise<SmsServer> {
  const own: SmsServer = {
    url: '',
    received: [],
    authorizations: [],
    refusal: undefined,
    isMute: false,
    gate: undefined,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  const server = createServer((request, response) => void take(own, request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return Object.assign(own, { url: `solapi://KEY:geheim@127.0.0.1:${port}` });
}

async function take(own: SmsServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { message } = (await json(request)) as { message: SentSms }; // the adapter's own body
  const say = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(body));
  };
  if (own.refusal) return say(own.refusal.status, own.refusal.body);
  own.received.push(message);
  own.authorizations.push(request.headers.authorization ?? '');
  await own.gate;
  if (own.isMute) return void request.socket.destroy();
  return say(200, { messageId: `M4V${own.received.length}`, statusCode: '2000', to: message.to });
}

export const reportSecret = (secret = SECRET): string => createHash('sha1').update(secret).digest('hex');

/** Reports some messages as the provider does; returns the status that it is answered with. */
export async function report(
  portal: TestPortal,
  reports: unknown,
  secret: string | undefined = reportSecret(),
): Promise<number> {
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: SMS_REPORT_PATH,
    headers: { 'content-type': 'application/json', ...(secret !== undefined && { 'x-solapi-secret': secret }) },
    payload: JSON.stringify(reports),
  });
  return statusCode;
}
