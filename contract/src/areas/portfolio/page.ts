/** Portfolios as others see them, for people who are signed in; everybody else has /pt/{path} (docs/specification.md, Portfolios). */
import { z } from 'zod';

import { anyone, menu, signedIn } from '../../access.ts';
import { get } from '../../call.ts';
import { AddressNumber, Id, Instant } from '../../shared/id.ts';

const path = '/portfolio/page/{id}';
const MENU = 'PTF_MY';
const params = z.object({ id: Id });

const ShownPage = z.object({
  portfolioId: Id,
  title: z.string(),
  ownerNm: z.string(),
  language: z.enum(['ko', 'en']),
  /** An article that is safe to show as it is; its pictures stand at addresses for this viewer, for some minutes. */
  html: z.string(),
  css: z.string(),
  isOwn: z.boolean(),
  isDraft: z.boolean(),
  publishedAt: Instant.nullable(),
});
export type ShownPage = z.output<typeof ShownPage>;

export const shownPages = {
  readShown: get(path, {
    access: signedIn,
    summary: 'A published portfolio that the caller may see, or one of their own, as a page.',
    remark:
      'LOGIN is for people of the university, PUBLIC for everybody; one behind a secret link is not found here. Their own that is not published comes as its draft.',
    params,
    output: z.object({ page: ShownPage }),
  }),
  readDraftPage: get(`${path}/draft`, {
    access: menu(MENU, 'RR'),
    summary: 'The draft of a portfolio of the caller, as others would see it.',
    params,
    output: z.object({ page: ShownPage }),
  }),
  downloadPage: get(`${path}/zip`, {
    access: menu(MENU, 'RR'),
    summary:
      'A portfolio of the caller to take away: a ZIP of its page, pictures, files and font, readable without the portal.',
    remark: 'The published version; the draft where nothing is published.',
    params,
    gives: 'file',
    output: z.object({}),
  }),
  showPageFile: get(`${path}/file/{fileId}/{fileSn}`, {
    access: anyone,
    summary: 'A file of a page, at an address that was signed for a viewer whose session lasts.',
    remark: 'Pictures are shown, others are saved.',
    params: params.extend({ fileId: Id, fileSn: AddressNumber }),
    query: z.object({
      /** The page that it stands on: `shown`, `draft`, or the id of a version. */
      of: z.string().max(40).default(''),
      viewer: z.string().max(64).default(''),
      until: z.string().max(20).default(''),
      signature: z.string().max(100).default(''),
    }),
    gives: 'file',
    output: z.object({}),
  }),
};
