/** A person's own account: password, language, sessions and sign-ins (docs/specification.md §7, Account). */
import { z } from 'zod';

import { signedIn } from '../access.ts';
import { get, post, put, remove } from '../call.ts';
import { Instant, Id } from '../shared/id.ts';
import { AccessToken } from './session.ts';

export const account = {
  changePassword: post('/account/password', {
    access: signedIn,
    summary: 'Sets a new password, ends every other session, and hands out a token for this one.',
    remark: 'The token before ends, too.',
    body: z.object({ currentPassword: z.string().max(1024), newPassword: z.string().max(1024) }),
    output: AccessToken,
    repeatable: false,
  }),
  changeLanguage: put('/account/language', {
    access: signedIn,
    summary: 'The language that messages to the person are written in.',
    body: z.object({ locale: z.enum(['ko', 'en']) }),
    output: z.object({ locale: z.enum(['ko', 'en']) }),
  }),
  changeShortcut: put('/account/shortcut', {
    access: signedIn,
    summary: 'Whether the key / alone opens the search.',
    body: z.object({ opensSearchBySlash: z.boolean() }),
    output: z.object({ opensSearchBySlash: z.boolean() }),
  }),
  listSessions: get('/account/session/list', {
    access: signedIn,
    summary: 'Where the person is signed in now.',
    output: z.object({
      sessionList: z.array(
        z.object({
          sessionId: Id,
          current: z.boolean(),
          startedAt: Instant,
          lastSeenAt: Instant,
          address: z.string().nullable(),
          agent: z.string().nullable(),
          sharedPc: z.boolean(),
        }),
      ),
    }),
  }),
  listSignIns: get('/account/signin/list', {
    access: signedIn,
    summary: 'The person’s own sign-ins of the last 90 days, newest first.',
    remark: '20 a page.',
    query: z.object({ page: z.number().int().min(0).max(1000).default(0) }),
    output: z.object({
      signInList: z.array(
        z.object({
          at: Instant,
          method: z.string(),
          outcome: z.enum(['OK', 'REFUSED', 'SLOWED']),
          address: z.string().nullable(),
          agent: z.string().nullable(),
        }),
      ),
      hasNext: z.boolean(),
    }),
  }),
  endSession: remove('/account/session/{id}', {
    access: signedIn,
    summary: 'Ends one of the person’s own sessions.',
    params: z.object({ id: Id }),
    output: z.object({}),
  }),
  signOutEverywhere: post('/account/signout', {
    access: signedIn,
    summary: 'Ends every session of the person, this one too.',
    output: z.object({}),
    repeatable: false,
  }),
};
