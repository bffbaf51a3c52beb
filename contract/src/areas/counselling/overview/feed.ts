/**
 * The personal calendar address: one's appointments in a calendar outside.
 */
import { z } from 'zod';

import { anyone, member } from '../../../access.ts';
import { api, get, post, remove } from '../../../call.ts';
import { Instant } from '../../../shared/id.ts';

export const feed = {
  readFeed: get('/cnslt/feed', {
    access: member,
    summary: 'Whether the caller has a calendar address, and since when; the address itself is never told again.',
    output: z.object({ madeAt: Instant.nullable() }),
  }),
  makeFeed: post('/cnslt/feed', {
    access: member,
    summary: 'Makes a new calendar address in place of the one before, and tells it this once.',
    repeatable: false,
    output: z.object({ address: z.string(), madeAt: Instant }),
  }),
  endFeed: remove('/cnslt/feed', {
    access: member,
    summary: 'Ends the calendar address.',
    output: z.object({ madeAt: Instant.nullable() }),
  }),
  sendFeed: api.get('/calendar/{token}', {
    access: anyone,
    summary:
      'The calendar behind an address as iCalendar: of counselling 상담 and no names, and sessions of programmes.',
    params: z.object({ token: z.string().max(100) }),
    gives: 'file',
    output: z.object({}),
  }),
};
