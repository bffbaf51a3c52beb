/**
 * SOLAPI as it stands on the wire, without its library: that one tries again by itself, and so may send twice.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { z } from 'zod';

import type { SmsConfig } from '../config.ts';
import type { Headers, SmsAnswer, SmsPort, SmsReport, TextMessage } from './port.ts';

const PATIENCE_MS = 20_000;
/** Nothing has left where the line was never open, or nobody proved to be at its end. */
const NEVER_OPEN = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);
const TAKEN = '2000';
const DELIVERED = '4000';
/** Accepted by SOLAPI, and by the carrier: the end is still to come. */
const UNDER_WAY = new Set([TAKEN, '3000']);
const CODE = /^\w{1,60}$/;

const Accepted = z.object({ statusCode: z.string().regex(CODE), messageId: z.string().max(100) });
const Refused = z.object({ errorCode: z.string().regex(CODE) });
const Reports = z.array(
  z.object({
    statusCode: z.string().regex(CODE),
    customFields: z.object({ smsId: z.uuid().optional() }).nullish(),
  }),
);

export function connectSolapi(config: SmsConfig): SmsPort {
  return {
    send: (message) => send(config, message),
    isGenuine: (headers) => isGenuine(config.reportSecret, headers),
    readReports,
  };
}

async function send(config: SmsConfig, { id, number, text, isLong }: TextMessage): Promise<SmsAnswer> {
  const type = isLong ? 'LMS' : 'SMS';
  const message = { to: number, from: config.from, text, type, autoTypeDetect: false, customFields: { smsId: id } };
  try {
    const response = await fetch(`${config.endpoint}/messages/v4/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: authorize(config) },
      body: JSON.stringify({ message }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return await readAnswer(response);
  } catch (error) {
    const code = codeOf(error);
    return { kind: NEVER_OPEN.has(code) ? 'NOT_TAKEN' : 'UNKNOWN', code };
  }
}

function authorize({ key, secret }: SmsConfig): string {
  const date = new Date().toISOString();
  const salt = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', secret)
    .update(date + salt)
    .digest('hex');
  return `HMAC-SHA256 apiKey=${key}, date=${date}, salt=${salt}, signature=${signature}`;
}

async function readAnswer(response: Response): Promise<SmsAnswer> {
  const body: unknown = await response.json().catch(() => undefined); // not everything that answers speaks JSON
  const { status } = response;
  if (response.ok) {
    const { data } = Accepted.safeParse(body);
    if (!data) return { kind: 'UNKNOWN', code: 'UNREADABLE' };
    if (data.statusCode === TAKEN) return { kind: 'ACCEPTED', messageId: data.messageId };
    return { kind: 'REFUSED', code: data.statusCode };
  }
  const code = Refused.safeParse(body).data?.errorCode ?? String(status);
  if (status >= 500) return { kind: 'UNKNOWN', code };
  // A wrong key is ours to mend, and too many at once pass: neither is the recipient's fault.
  return { kind: [401, 403, 429].includes(status) ? 'NOT_TAKEN' : 'REFUSED', code };
}

/** Returns the code of an error; fetch has the reason in its cause. */
function codeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'UNKNOWN');
}

/** Returns whether a report is genuine: SOLAPI sends the SHA-1 of the secret from its console. */
function isGenuine(secret: string | undefined, headers: Headers): boolean {
  const given = headers['x-solapi-secret'];
  if (secret === undefined || typeof given !== 'string') return false;
  const expected = createHash('sha1').update(secret).digest('hex');
  return given.length === expected.length && timingSafeEqual(Buffer.from(given.toLowerCase()), Buffer.from(expected));
}

function readReports(body: unknown): SmsReport[] | undefined {
  return Reports.safeParse(body).data?.flatMap(({ statusCode, customFields }) => {
    const id = customFields?.smsId;
    // Without an id it is not one of ours: the account may serve others too.
    if (id === undefined || UNDER_WAY.has(statusCode)) return [];
    return [{ id, isDelivered: statusCode === DELIVERED, code: statusCode }];
  });
}
