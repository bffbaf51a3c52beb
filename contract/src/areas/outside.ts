/**
 * Before there is a session: signing up from outside the university, and a new password by a mailed link.
 * Both answer the same for known and unknown addresses.
 */
import { z } from 'zod';

import { anyone, signedIn } from '../access.ts';
import { api, get, post, remove } from '../call.ts';
import { CalendarDate, Instant } from '../shared/id.ts';
import { oneLine } from '../shared/one-line.ts';
import { trimText } from '../shared/required-text.ts';
import { Ordinal } from '../shared/whole-number.ts';

const Email = z.email().max(200);
const Password = z.string().min(1).max(1024);
const Secret = z.string().max(200);

/** A name and nothing else: it stands in mails to an address that its writer may not own. */
const PersonName = oneLine(60)
  .overwrite(trimText)
  .regex(/^\s*\p{L}(?:[\p{L}\p{M}'’‘·()\s-]|\.(?=\s|$))*$/u);

/** A version of a document that the person agrees to. */
const Agreement = z.object({ code: z.string().max(40), version: Ordinal });

/** From this age on people sign up for themselves. */
export const YOUNGEST_AGE = 14;

export const outside = {
  signUp: api.post('/auth/hyfive/signup', {
    access: anyone,
    summary: 'Begins to sign up from outside: mails a link that shows that the address is theirs.',
    remark:
      'The link counts once within 24 hours; the owner of an account is told that there is one. Five links a day to one address.',
    body: z.object({
      email: Email,
      name: PersonName,
      /** Only read to compute the age; not stored. */
      birthDate: CalendarDate,
      password: Password,
      locale: z.enum(['ko', 'en']),
      agreedList: z.array(Agreement).max(10),
    }),
    output: z.object({}),
    repeatable: false,
  }),
  confirmSignUp: api.post('/auth/hyfive/confirm', {
    access: anyone,
    summary: 'Makes the account of whoever holds the mailed link and began the sign-up; it then waits for approval.',
    remark: 'The password is the one that the sign-up began with, else E1003; wrong ones are slowed as at a sign-in.',
    body: z.object({ token: Secret, password: Password }),
    output: z.object({ email: z.string() }),
    repeatable: false,
  }),
  forgotPassword: api.post('/auth/password/forgot', {
    access: anyone,
    summary: 'Mails a link to a new password to the person of this user name or address, if there is one.',
    remark:
      'A job mails it to people who are active and have a password, three an hour to one person; the two latest count until one is used.',
    body: z.object({ username: z.string().min(1).max(200) }),
    output: z.object({}),
    repeatable: false,
  }),
  resetPassword: api.post('/auth/password/reset', {
    access: anyone,
    summary: 'Sets a new password with a link that counts once, and ends every session.',
    remark: 'Slowed sign-ins are forgotten. A refused password leaves the link as it was.',
    body: z.object({ token: Secret, newPassword: Password }),
    output: z.object({ username: z.string() }),
    repeatable: false,
  }),
};

const Consent = z.object({
  code: z.string(),
  title: z.string(),
  version: z.number().int(),
  isMandatory: z.boolean(),
  agreedAt: Instant,
  withdrawnAt: Instant.nullable(),
});

export const consent = {
  listConsents: get('/account/consent/list', {
    access: signedIn,
    summary: 'What the person agreed to and when, and what waits to be agreed to.',
    remark: 'Every agreement with its version and times.',
    output: z.object({
      consentList: z.array(Consent),
      openList: z.array(z.object({ code: z.string(), title: z.string(), version: z.number().int() })),
    }),
  }),
  agree: post('/account/consent', {
    access: signedIn,
    summary: 'Agrees to the version in force of a document.',
    remark: 'Each version once.',
    body: Agreement,
    output: z.object({}),
  }),
  withdraw: remove('/account/consent/{code}', {
    access: signedIn,
    summary: 'Takes back an agreement that may be taken back.',
    remark: 'What the account needs cannot be taken back here.',
    params: z.object({ code: z.string().max(40) }),
    output: z.object({}),
  }),
};
