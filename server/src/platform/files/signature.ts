/**
 * Addresses of pictures that a browser may ask for without a token: for one picture, one viewer and five minutes.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const ADDRESS_LIFE_MS = 5 * 60_000;

export interface PictureTicket {
  readonly fileId: string;
  readonly fileSn: number;
  /** The session of the viewer; when it ends, its addresses end with it. */
  readonly viewer: string;
  /** Seconds since 1970. */
  readonly until: string;
}

export interface PictureSigner {
  readonly sign: (ticket: PictureTicket) => string;
  readonly verify: (ticket: PictureTicket, signature: string, now: Date) => boolean;
}

export function createPictureSigner(secret: string): PictureSigner {
  // A key of its own: a signature here can never be one of a token.
  const key = createHmac('sha256', secret).update('naru picture address').digest();
  const compute = (ticket: PictureTicket): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([ticket.fileId, ticket.fileSn, ticket.viewer, ticket.until]))
      .digest();
  return {
    sign: (ticket) => compute(ticket).toString('base64url'),
    verify: (ticket, signature, now) => {
      const given = Buffer.from(signature, 'base64url');
      const right = compute(ticket);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      const ends = Number(ticket.until) * 1000;
      return now.getTime() < ends && ends <= now.getTime() + ADDRESS_LIFE_MS + 1000;
    },
  };
}
