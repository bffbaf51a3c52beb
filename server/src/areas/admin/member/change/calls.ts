import type { MemberChange, members } from '@naru/contract/areas/member.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { MEMBER_MAILS } from '../../../../blocks/member/mails.ts';
import { issueResetLink } from '../../../../blocks/member/password-reset.ts';
import { notify } from '../../../../blocks/notification/notify.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import { nothing, type CallContext, type Reader, type Writer } from '../../../../platform/http/serve.ts';
import { findMember, toGuarded } from '../account.ts';
import { words } from '../words.ts';
import { ACCOUNT_LINK, askChange } from './ask.ts';
import { identityChanged, resetBegun } from './notifications.ts';
import { chooseResetWay, mayConfirm } from '../change-rules.ts';
import {
  deleteChange,
  selectChanges,
  selectIsIndependent,
  selectOptionalChange,
  updateIdentity,
  type ChangeRow,
  type Identity,
} from './store.ts';

const UNIQUE_VIOLATION = '23505';

/** The caller sees a link only of a person who holds nothing that the caller lacks; it is told once. */
export const resetMemberPassword: Reader<typeof members.resetMemberPassword> = async (ctx, { params }) => {
  const row = await findMember(ctx, params.id);
  const way = chooseResetWay(await toGuarded(ctx, row));
  if (way === null) return failField('id', words[ctx.locale].notNow);
  if (way === 'COMMAND') return failField('id', words[ctx.locale].byCommand);
  return ctx.db.transaction().execute(async (tx) => {
    const entry = { action: 'members.resetMemberPassword', entity: 'member', entityId: row.id };
    await writeAudit(tx, ctx, { ...entry, after: { way } });
    if (way === 'SECOND') {
      const asked = { memberId: row.id, kind: 'PASSWORD_RESET', askedBy: ctx.actor.memberId, at: ctx.now } as const;
      return { way, path: null, expiresAt: (await askChange(tx, asked)).toISOString() };
    }
    const link = await makeLink(tx, ctx, { memberId: row.id, isMailed: way === 'MAIL' });
    if (way === 'LINK') return { way, path: link.path, expiresAt: link.expiresAt.toISOString() };
    const kind = MEMBER_MAILS.passwordReset;
    const letter = { kind, entityId: link.id, memberId: row.id, dedupeKey: `${kind} ${link.id}` };
    await ctx.platform.mail.queue(tx, [letter]);
    return { way, path: null, expiresAt: link.expiresAt.toISOString() };
  });
};

/** The person is told of every link that somebody else made. */
async function makeLink(tx: Tx, ctx: CallContext, own: { readonly memberId: string; readonly isMailed: boolean }) {
  const { memberId } = own;
  const link = await issueResetLink(tx, ctx.platform.sessions.tokens, { ...own, now: ctx.now });
  await notify(tx, { type: resetBegun, recipients: [memberId], dedupeKey: link.id, link: ACCOUNT_LINK });
  return link;
}

export const listMemberChanges: Reader<typeof members.listMemberChanges> = async (ctx) => {
  const rows = await selectChanges(ctx.db, ctx.now, ctx.locale);
  return { changeList: await Promise.all(rows.map((row) => toChange(ctx, row))) };
};

/** One of two who press at once finds it gone. */
export const confirmMemberChange: Reader<typeof members.confirmMemberChange> = async (ctx, { params }) => {
  const row = await findChange(ctx, params.id);
  if (!(await isSecondPerson(ctx, row))) return failField('id', words[ctx.locale].secondPerson);
  if (row.kind === 'PASSWORD_RESET' && row.status !== 'ACTIVE') return failField('id', words[ctx.locale].notNow);
  const link = await ctx.db.transaction().execute(async (tx) => {
    if (!(await deleteChange(tx, row.id))) fail('notFound');
    await writeAudit(tx, ctx, {
      action: 'members.confirmMemberChange',
      entity: 'member',
      entityId: row.memberId,
      after: { kind: row.kind, askedBy: row.askedBy },
    });
    if (row.kind === 'PASSWORD_RESET') return makeLink(tx, ctx, { memberId: row.memberId, isMailed: false });
    await takeOver(tx, ctx, row);
    await ctx.platform.signals.send(tx, `member:${row.memberId}`);
    return undefined;
  });
  if (!link) ctx.platform.signals.dispatch(`member:${row.memberId}`);
  return { path: link?.path ?? null, expiresAt: link?.expiresAt.toISOString() ?? null };
};

async function takeOver(tx: Tx, ctx: CallContext, row: ChangeRow): Promise<void> {
  const identity = identityOf(row);
  try {
    await updateIdentity(tx, { memberId: row.memberId, identity, by: ctx.actor.memberId, at: ctx.now });
  } catch (error) {
    // Somebody else has the name or the subject by now.
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) fail('conflict');
    throw error;
  }
  await notify(tx, { type: identityChanged, recipients: [row.memberId], dedupeKey: row.id, link: ACCOUNT_LINK });
}

/** The person who asked takes it back by the same call. */
export const declineMemberChange: Writer<typeof members.declineMemberChange> = {
  apply: async (ctx, { params }) => {
    const row = await findChange(ctx, params.id);
    if (!(await deleteChange(ctx.tx, row.id))) fail('notFound');
    await writeAudit(ctx.tx, ctx, {
      action: 'members.declineMemberChange',
      entity: 'member',
      entityId: row.memberId,
      after: { kind: row.kind, askedBy: row.askedBy },
    });
    return {};
  },
  answer: nothing,
};

async function findChange(ctx: CallContext, id: string): Promise<ChangeRow> {
  return (await selectOptionalChange(ctx.db, id, ctx)) ?? fail('notFound');
}

async function isSecondPerson(ctx: CallContext, { memberId, askedBy }: ChangeRow): Promise<boolean> {
  const callerId = ctx.actor.memberId;
  const isIndependent = await selectIsIndependent(ctx.db, { memberId: callerId, askedBy, now: ctx.now });
  return mayConfirm({ callerId, memberId, askedBy, isIndependent });
}

function identityOf(row: ChangeRow): Identity {
  return {
    username: row.toUsername ?? row.username, // never null where an identity was asked for, which the table checks
    nameKo: row.toNameKo ?? row.nameKo, // as above
    email: row.toEmail,
    ssoSubject: row.toSsoSubject,
  };
}

async function toChange(ctx: CallContext, row: ChangeRow): Promise<MemberChange> {
  const fields = [
    { field: 'USERNAME', from: row.username, to: row.toUsername },
    { field: 'NAME', from: row.nameKo, to: row.toNameKo },
    { field: 'EMAIL', from: row.email, to: row.toEmail },
    { field: 'SSO_SUBJECT', from: row.ssoSubject, to: row.toSsoSubject },
  ] as const;
  return {
    changeId: row.id,
    kind: row.kind as MemberChange['kind'], // the column's check allows these only
    memberId: row.memberId,
    name: row.name,
    username: row.username,
    fieldList: row.kind === 'IDENTITY' ? fields.filter(({ from, to }) => from !== to) : [],
    askedByName: row.askedByName,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isOwn: row.askedBy === ctx.actor.memberId,
    canConfirm: await isSecondPerson(ctx, row),
  };
}
