/**
 * The ticket that a code is swapped for: a cookie that no script reads, so that it stays in the browser that opened the
 * link while its person signs in. It holds for the browser that the first page marked, and no browser has two.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

import { newId } from '../../../platform/db/id.ts';
import { formatCookie, hostCookieName, parseCookies, type Cookie } from '../../../platform/http/cookies.ts';
import type { CallContext, Platform } from '../../../platform/http/serve.ts';
import { TICKET_MINUTES } from './rules.ts';

const COOKIE = 'naru-attend';
const BROWSER_COOKIE = 'naru-attend-browser';
const LIFE_MS = TICKET_MINUTES * 60_000;
const BROWSER_SECONDS = 24 * 60 * 60;

interface Ticket {
  readonly id: string;
  readonly sessionId: string;
  /** When the code was opened: the moment that counts. */
  readonly at: Date;
}

type Parts = Pick<Platform, 'deriveKey' | 'isSecure'>;

/** Marks the browser that asks for the first page; undefined where it is marked already. */
export function markBrowser(platform: Parts, cookies: string | undefined): string | undefined {
  if (readBrowser(platform, parseCookies(cookies)) !== undefined) return undefined;
  const id = newId();
  return formatCookie(cookieOf(platform, BROWSER_COOKIE, { written: id, seconds: BROWSER_SECONDS }));
}

const readBrowser = (platform: Parts, cookies: ReadonlyMap<string, string>): string | undefined =>
  readSigned(platform, cookies.get(hostCookieName(BROWSER_COOKIE, platform.isSecure)));

interface GivenTicket {
  readonly id: string;
  readonly until: Date;
}

/** Gives the browser its ticket; undefined for one that has not asked for the first page. */
export function giveTicket(ctx: CallContext<unknown>, sessionId: string): GivenTicket | undefined {
  const { origin, platform, now } = ctx;
  const browser = readBrowser(platform, origin.cookies);
  if (browser === undefined) return undefined;
  const id = ticketOf(platform, browser, sessionId);
  const written = [id, sessionId, now.getTime().toString(36)].join('.');
  origin.giveCookie(cookieOf(platform, COOKIE, { written, seconds: LIFE_MS / 1000 }));
  return { id, until: new Date(now.getTime() + LIFE_MS) };
}

/** Reads the ticket of the browser for a session; undefined without one, for another session or browser, and once it is over. */
export function readTicket({ origin, platform, now }: CallContext<unknown>, sessionId: string): Ticket | undefined {
  const written = readSigned(platform, origin.cookies.get(hostCookieName(COOKIE, platform.isSecure)));
  const [id = '', of = '', moment = ''] = written?.split('.') ?? [];
  const browser = readBrowser(platform, origin.cookies);
  if (of !== sessionId || browser === undefined || id !== ticketOf(platform, browser, sessionId)) return undefined;
  const at = new Date(Number.parseInt(moment, 36));
  return now.getTime() - at.getTime() > LIFE_MS ? undefined : { id, sessionId, at };
}

/** Returns the id of the only ticket that a browser has for a session. */
function ticketOf(platform: Parts, browser: string, sessionId: string): string {
  const [a, b, c, d, e] =
    /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(macOf(platform, `${browser} ${sessionId}`).toString('hex'))?.slice(1) ?? [];
  return [a, b, c, d, e].join('-');
}

function cookieOf(
  platform: Parts,
  name: string,
  { written, seconds }: { readonly written: string; readonly seconds: number },
): Cookie {
  return {
    name: hostCookieName(name, platform.isSecure),
    value: `${written}.${macOf(platform, written).toString('base64url')}`,
    path: '/',
    maxAgeSeconds: seconds,
    isSecure: platform.isSecure,
  };
}

/** Returns what a cookie of ours says; undefined for one that is not. */
function readSigned(platform: Parts, value = ''): string | undefined {
  const end = value.lastIndexOf('.');
  const written = value.slice(0, Math.max(end, 0));
  const given = Buffer.from(value.slice(end + 1));
  const right = Buffer.from(macOf(platform, written).toString('base64url'));
  return given.length === right.length && timingSafeEqual(given, right) ? written : undefined;
}

const macOf = ({ deriveKey }: Parts, written: string): Buffer =>
  createHmac('sha256', deriveKey('attendance tickets')).update(written).digest();
