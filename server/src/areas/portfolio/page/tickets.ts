/** Addresses of files on a page for somebody who is signed in: for one file of one page, one session and some minutes. */
import { createHmac, timingSafeEqual } from 'node:crypto';

import type { DeriveKey } from '../../../platform/derive.ts';
import { fileKey, type PageFile } from './file-store.ts';

const STEP_S = 300;
/** Addresses of one page stay the same for a while, so that a browser keeps its pictures. */
const LONGEST_S = 2 * STEP_S;

export interface Ticket {
  /** The portfolio, or the version that is shown for itself. */
  readonly pageId: string;
  readonly fileId: string;
  readonly fileSn: number;
  /** `shown`, `draft`, or the id of a version. */
  readonly of: string;
  readonly viewer: string;
  /** Seconds since 1970. */
  readonly until: string;
}

const compute = (deriveKey: DeriveKey, { pageId, fileId, fileSn, of, viewer, until }: Ticket): Buffer =>
  createHmac('sha256', deriveKey('portfolio page files'))
    .update(JSON.stringify([pageId, fileId, fileSn, of, viewer, until]))
    .digest();

/** Makes the address of a file for a viewer. */
export function addressFor(
  deriveKey: DeriveKey,
  page: Pick<Ticket, 'pageId' | 'of' | 'viewer'> & { readonly now: Date },
  file: PageFile,
): string {
  const { pageId, of, viewer, now } = page;
  const until = String((Math.floor(now.getTime() / 1000 / STEP_S) + 2) * STEP_S);
  const ticket = { pageId, fileId: file.fileId, fileSn: file.fileSn, of, viewer, until };
  const signature = compute(deriveKey, ticket).toString('base64url');
  const search = new URLSearchParams({ of, viewer, until, signature });
  return `/view/cdp/portfolio/page/${pageId}/file/${fileKey(file)}?${search.toString()}`;
}

export function isTicket(deriveKey: DeriveKey, ticket: Ticket, given: { signature: string; now: Date }): boolean {
  const signature = Buffer.from(given.signature, 'base64url');
  const right = compute(deriveKey, ticket);
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) return false;
  const left = Number(ticket.until) - given.now.getTime() / 1000;
  return left > 0 && left <= LONGEST_S;
}
