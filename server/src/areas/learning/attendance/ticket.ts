/**
 * The ticket that a code is swapped for: a cookie that no script reads, so that it stays in the browser that opened the
 * link while its person signs in.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

import { newId } from '../../../platform/db/id.ts';
import { hostCookieName } from '../../../platform/http/cookies.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { TICKET_MINUTES } from './rules.ts';

const COOKIE = 'naru-attend';
const LIFE_MS = TICKET_MINUTES * 60_000;

export interface Ticket {
  readonly id: string;
  readonly sessionId: string;
  /** When the code was opened: the moment that counts. */
  readonly at: Date;
}

/** Gives the browser a ticket; returns until when it counts. */
export function giveTicket(ctx: CallContext<unknown>, sessionId: string): Date {
  const written = [newId(), sessionId, ctx.now.getTime().toString(36)].join('.');
  ctx.origin.giveCookie({
    name: hostCookieName(COOKIE, ctx.platform.isSecure),
    value: `${written}.${sign(ctx, written)}`,
    path: '/',
    maxAgeSeconds: LIFE_MS / 1000,
    isSecure: ctx.platform.isSecure,
  });
  return new Date(ctx.now.getTime() + LIFE_MS);
}

/** Reads the ticket of the browser for a session; undefined without one, for another session, and once it is over. */
export function readTicket(ctx: CallContext<unknown>, sessionId: string): Ticket | undefined {
  const value = ctx.origin.cookies.get(hostCookieName(COOKIE, ctx.platform.isSecure)) ?? '';
  const [id = '', of = '', moment = '', proof = ''] = value.split('.');
  const given = Buffer.from(proof);
  const right = Buffer.from(sign(ctx, [id, of, moment].join('.')));
  if (given.length !== right.length || !timingSafeEqual(given, right) || of !== sessionId) return undefined;
  const at = new Date(Number.parseInt(moment, 36));
  return ctx.now.getTime() - at.getTime() > LIFE_MS ? undefined : { id, sessionId, at };
}

function sign({ platform }: CallContext<unknown>, written: string): string {
  return createHmac('sha256', platform.deriveKey('attendance tickets')).update(written).digest('base64url');
}
