import { consent, outside } from '@naru/contract/areas/outside.ts';
import { members } from '@naru/contract/areas/member.ts';
import { session } from '@naru/contract/areas/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { aMember, signIn, TEST_PASSWORD } from '../../../../test/builders.ts';
import { openMailServer, type MailServer, type Received } from '../../../../test/mail-server.ts';
import { openTestPortal, type Asked, type TestPortal } from '../../../../test/portal.ts';

import { DocumentError, publishVersion, type NewVersion } from '../consent/publish.ts';
import { koreanDate } from '../../../platform/time.ts';

const NEW_PASSWORD = 'river-crossing-47';
const AGREED = [
  { code: 'tou', version: 1 },
  { code: 'privacy', version: 2 },
];

let server: MailServer;
let portal: TestPortal;
let administrator: string;

beforeAll(async () => {
  server = await openMailServer();
  portal = await openTestPortal({ SMTP_URL: server.url, MAIL_FROM: 'naru@example.ac.kr' });
  await portal.work();
  administrator = await signIn(portal, await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] }));
});
beforeEach(() => {
  server.received.length = 0;
  // Each test a minute of its own: asks for mails are counted a minute.
  portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

function signUp(email: string, more: Record<string, unknown> = {}): Promise<Asked> {
  const body = {
    email,
    name: '바깥사람',
    birthDate: '2000-01-01',
    password: NEW_PASSWORD,
    locale: 'ko' as const,
    agreedList: AGREED,
    ...more,
  };
  return portal.ask(outside.signUp, { body });
}

async function nextMail(to: string): Promise<Received> {
  const find = (): Received | undefined => server.received.find(({ recipients }) => recipients.includes(to));
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 18_000, interval: 20 });
  const mail = find();
  if (!mail) throw new Error('no mail');
  return mail;
}

/** Jobs that look for who forgot a password. */
async function countJobs(state?: string): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job
    where job.name = 'password.forgot' and (${state ?? null}::text is null or job.state::text = ${state ?? null})`.execute(
    portal.platform.db,
  );
  return rows[0]?.n;
}

function tokenOf(mail: Received): string {
  return /#token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '';
}

async function confirmed(email: string): Promise<string> {
  await signUp(email);
  const token = tokenOf(await nextMail(email));
  await portal.get(outside.confirmSignUp, { body: { token, password: NEW_PASSWORD } });
  const row = await portal.platform.db
    .selectFrom('member')
    .select('member.id')
    .where('member.username', '=', email)
    .executeTakeFirstOrThrow();
  return row.id;
}

const login = (username: string, password: string): Promise<Asked> =>
  portal.ask(session.login, { body: { username, password } });

describe('S9 signing up from outside', () => {
  it('mails a link, waits for approval, tells it by mail, and then lets in', async () => {
    const email = 'outside.one@example.com';
    expect((await signUp(' Outside.One@example.com'.trim())).envelope.output).toEqual({});
    const mail = await nextMail(email);
    expect(mail.subject).toBe('이메일 주소를 확인해 주세요');
    const token = tokenOf(mail);
    expect((await login(email, NEW_PASSWORD)).envelope.code).toBe('E1001');
    expect(await portal.get(outside.confirmSignUp, { body: { token, password: NEW_PASSWORD } })).toEqual({ email });
    portal.clock.now = new Date(portal.clock.now.getTime() + 2_000); // the failure before slows the next try
    expect((await login(email, NEW_PASSWORD)).envelope.code).toBe('E1009');
    const query = { searchText: email };
    const { memberPage } = await portal.get(members.pageMembers, { query }, { token: administrator });
    const [pending] = memberPage.content;
    expect(pending).toMatchObject({ status: 'PENDING', externalAt: 'Y', username: email });
    server.received.length = 0;
    await portal.get(
      members.stepMember,
      { params: { id: pending?.memberId ?? '' }, body: { version: 1, action: 'APPROVE' } },
      { token: administrator },
    );
    expect((await nextMail(email)).subject).toBe('가입이 승인됐어요');
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('keeps what was agreed to, by version and time', async () => {
    const id = await confirmed('ledger@example.com');
    const { member } = await portal.get(members.readMember, { params: { id } }, { token: administrator });
    expect(member.consentList.map(({ title, version }) => `${title} ${version}`).sort()).toEqual([
      '개인정보 처리방침 2',
      '이용약관 1',
    ]);
  });

  it('answers the same for an address that has an account, and tells its owner', async () => {
    const member = await aMember(portal.platform.db, { username: 'known.person' });
    await portal.platform.db
      .updateTable('member')
      .set({ email: 'known@example.com' })
      .where('member.id', '=', member.id)
      .execute();
    const known = await signUp('KNOWN@example.com');
    const unknown = await signUp('unknown@example.com');
    expect(known.envelope).toEqual(unknown.envelope);
    const mail = await nextMail('known@example.com');
    expect(mail.subject).toBe('이미 계정이 있어요');
    expect(mail.text).not.toContain('#token');
  });

  it('makes one account of a link that is opened 20 times at once, and of two links', async () => {
    const email = 'twice@example.com';
    await signUp(email);
    await signUp(email);
    const mails = (): Received[] => server.received.filter(({ recipients }) => recipients.includes(email));
    await vi.waitFor(() => expect(mails()).toHaveLength(2), { timeout: 18_000 });
    const [first, second] = mails().map(tokenOf);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        portal.ask(outside.confirmSignUp, { body: { token: first ?? '', password: NEW_PASSWORD } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = { body: { token: second ?? '', password: NEW_PASSWORD } };
    expect((await portal.ask(outside.confirmSignUp, late)).envelope.code).toBe('E1007');
  });

  it('makes no account of a link for who did not begin it: its password would be another’s', async () => {
    const email = 'victim@example.com';
    await signUp(email, { password: 'chosen-by-another-9' });
    const body = { token: tokenOf(await nextMail(email)), password: NEW_PASSWORD };
    expect((await portal.ask(outside.confirmSignUp, { body })).envelope.code).toBe('E1003');
    expect((await portal.ask(outside.confirmSignUp, { body })).status).toBe(429);
    const { n } = await portal.platform.db
      .selectFrom('member')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('member.username', '=', email)
      .executeTakeFirstOrThrow();
    expect(n).toBe(0);
  });

  it('counts for a day, only as we wrote it', async () => {
    const email = 'late@example.com';
    await signUp(email);
    const token = tokenOf(await nextMail(email));
    const [id, proof] = token.split('.');
    for (const forged of [
      '',
      'x',
      id ?? '',
      `${id}.${proof?.slice(1)}`,
      `${id?.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}.${proof}`,
      `.${proof}`,
    ]) {
      const body = { token: forged, password: NEW_PASSWORD };
      expect((await portal.ask(outside.confirmSignUp, { body })).envelope.code).toBe('E1007');
    }
    portal.clock.now = new Date(portal.clock.now.getTime() + 24 * 60 * 60_000);
    expect((await portal.ask(outside.confirmSignUp, { body: { token, password: NEW_PASSWORD } })).envelope.code).toBe(
      'E1007',
    );
  });

  it.each([
    ['birthDate', { birthDate: '2012-11-30' }],
    ['birthDate', { birthDate: '2000-02-30' }],
    ['password', { password: 'password12' }],
    ['password', { password: 'short' }],
    ['agreedList', { agreedList: [{ code: 'tou', version: 1 }] }],
    ['agreedList', { agreedList: [...AGREED.slice(0, 1), { code: 'privacy', version: 1 }] }],
    ['email', { email: 'no address' }],
    ['name', { name: '  ' }],
    ['name', { name: '축하합니다 evil.example 에서 받으세요' }],
    ['name', { name: 'https://evil.example' }],
  ])('says at %s what does not hold: %j', async (field, more) => {
    const answer = await signUp('wrong@example.com', more);
    expect(answer.status).toBe(422);
    expect(answer.envelope.output).toMatchObject({ errors: [{ field }] });
  });

  it('mails five links a day to one address, and no more', async () => {
    const email = 'nuisance@example.com';
    for (let n = 0; n < 8; n += 1) expect((await signUp(email)).status).toBe(200);
    const { n } = await portal.platform.db
      .selectFrom('sign_up')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('sign_up.email', '=', email)
      .executeTakeFirstOrThrow();
    expect(n).toBe(5);
  });

  it('is slowed by address', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 12; n += 1) answers.push((await signUp(`many${n}@example.com`)).status);
    expect(answers.slice(-2)).toEqual([429, 429]);
  });

  it('puts neither a secret nor an address where mails and jobs wait', async () => {
    const email = 'quiet@example.com';
    await signUp(email);
    const token = tokenOf(await nextMail(email));
    const mails = await portal.platform.db.selectFrom('mail').selectAll().execute();
    const kept = JSON.stringify([mails, portal.lines]);
    expect(kept).not.toContain(email);
    expect(kept).not.toContain(token.split('.')[1]);
  });

  it('is closed where the portal sends no e-mail', async () => {
    const silent = await openTestPortal();
    const body = { email: 'a@example.com', name: '가', birthDate: '2000-01-01', password: NEW_PASSWORD };
    const asked = await silent.ask(outside.signUp, { body: { ...body, locale: 'ko', agreedList: AGREED } });
    expect(asked.envelope.code).toBe('E1008');
    expect((await silent.ask(outside.forgotPassword, { body: { username: 'a' } })).envelope.code).toBe('E1008');
    await silent.close();
  });
});

describe('a forgotten password', () => {
  async function withEmail(email: string): Promise<{ id: string; username: string }> {
    const member = await aMember(portal.platform.db);
    await portal.platform.db.updateTable('member').set({ email }).where('member.id', '=', member.id).execute();
    return member;
  }

  const forgot = (username: string): Promise<Asked> => portal.ask(outside.forgotPassword, { body: { username } });

  it('is set anew by a mailed link, once, and ends every session', async () => {
    const member = await withEmail('forgot@example.com');
    const token = await signIn(portal, member);
    await forgot(member.username);
    const link = tokenOf(await nextMail('forgot@example.com'));
    const body = { token: link, newPassword: NEW_PASSWORD };
    const weak = await portal.ask(outside.resetPassword, { body: { ...body, newPassword: 'password12' } });
    expect(weak.envelope.code).toBe('E1004');
    expect(await portal.get(outside.resetPassword, { body })).toEqual({ username: member.username });
    expect((await portal.ask(outside.resetPassword, { body })).envelope.code).toBe('E1007');
    expect((await portal.ask(session.loginInfo, {}, { token })).status).toBe(401);
    expect((await login(member.username, TEST_PASSWORD)).envelope.code).toBe('E1001');
    portal.clock.now = new Date(portal.clock.now.getTime() + 2_000); // the failure before slows the next try
    expect((await login(member.username, NEW_PASSWORD)).status).toBe(200);
  });

  it('answers the same for names that do not exist', async () => {
    await withEmail('here@example.com');
    const [known, unknown] = [await forgot('here@example.com'), await forgot('nobody@example.com')];
    expect(known.envelope).toEqual(unknown.envelope);
    await nextMail('here@example.com');
    expect(server.received.filter(({ recipients }) => recipients.includes('nobody@example.com'))).toEqual([]);
  });

  it('costs nothing without a link, whatever the password', async () => {
    const reset = (newPassword: string) => portal.ask(outside.resetPassword, { body: { token: 'none', newPassword } });
    const answers = await Promise.all([...Array.from({ length: 40 }, () => reset(NEW_PASSWORD)), reset('password12')]);
    expect(new Set(answers.map(({ envelope }) => envelope.code))).toEqual(new Set(['E1007']));
  });

  const reset = (token: string) => portal.ask(outside.resetPassword, { body: { token, newPassword: NEW_PASSWORD } });

  it('by the two latest links, and by none once one was used', async () => {
    const member = await withEmail('latest@example.com');
    const links: string[] = [];
    for (const name of [member.username, 'Latest@example.com', member.username]) {
      server.received.length = 0;
      portal.clock.now = new Date(portal.clock.now.getTime() + 1_000);
      await forgot(name);
      links.push(tokenOf(await nextMail('latest@example.com')));
    }
    const [first = '', second = '', third = ''] = links;
    expect((await reset(first)).envelope.code).toBe('E1007');
    expect((await reset(second)).status).toBe(200);
    expect((await reset(third)).envelope.code).toBe('E1007');
  });

  it('mails three links an hour to one person, and no stranger voids what an administrator handed over', async () => {
    const member = await withEmail('often@example.com');
    const params = { id: member.id };
    const { path } = await portal.get(members.resetMemberPassword, { params }, { token: administrator });
    for (let at = 0; at < 6; at += 1) await forgot(member.username);
    await vi.waitFor(async () => expect(await countJobs('completed')).toBe(await countJobs()), { timeout: 18_000 });
    const mails = portal.platform.db
      .selectFrom('mail')
      .select('mail.kind')
      .where('mail.member_id', '=', member.id)
      .where('mail.kind', '=', 'password.reset');
    expect(await mails.execute()).toHaveLength(3);
    expect((await reset(path?.split('#token=')[1] ?? '')).status).toBe(200);
  });

  it('asks in the answer for a job alone, which holds no name', async () => {
    const asleep = await openTestPortal({ SMTP_URL: server.url, MAIL_FROM: 'naru@example.ac.kr' });
    const { db } = asleep.platform;
    await aMember(db, { username: 'known.by.name' });
    await db.updateTable('member').set({ email: 'known.by@example.com' }).execute();
    for (const username of ['known.by.name', 'unknown.to.us']) {
      await asleep.get(outside.forgotPassword, { body: { username } });
    }
    const { rows } = await sql<{
      data: unknown;
    }>`select job.data from pgboss.job where job.name = 'password.forgot'`.execute(db);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/known/);
    expect(await db.selectFrom('single_use').select('single_use.kind').execute()).toEqual([]);
    expect(await db.selectFrom('mail').select('mail.kind').execute()).toEqual([]);
    await asleep.close();
  });

  it('not for who is locked, and by an administrator’s link too', async () => {
    const locked = await withEmail('locked@example.com');
    await portal.platform.db
      .updateTable('member')
      .set({ status: 'LOCKED' })
      .where('member.id', '=', locked.id)
      .execute();
    await forgot(locked.username);
    const member = await aMember(portal.platform.db);
    const params = { id: member.id };
    const link = await portal.get(members.resetMemberPassword, { params }, { token: administrator });
    const token = link.path?.split('#token=')[1] ?? '';
    const body = { token, newPassword: NEW_PASSWORD };
    expect((await portal.ask(outside.resetPassword, { body })).status).toBe(200);
    expect(server.received.filter(({ recipients }) => recipients.includes('locked@example.com'))).toEqual([]);
  });
});

describe('Z3 the ledger of agreements', () => {
  it('Z2 asks everybody anew when a version takes effect, and takes no menu from the university’s own meanwhile', async () => {
    const { db } = portal.platform;
    const id = await confirmed('again@example.com');
    await db.updateTable('member').set({ status: 'ACTIVE' }).where('member.id', '=', id).execute();
    const { accessToken: token } = await portal.get(session.login, {
      body: { username: 'again@example.com', password: NEW_PASSWORD },
    });
    expect((await portal.get(consent.listConsents, {}, { token })).openList).toEqual([]);
    const isAsked = async (whose: string): Promise<boolean> =>
      (await portal.get(session.loginInfo, {}, { token: whose })).hasOpenConsent;
    expect(await isAsked(token)).toBe(false);
    expect(await isAsked(administrator)).toBe(false);
    const effectiveOn = koreanDate(portal.clock.now);
    const texts = { ko: '이용약관\n\n새 글', en: 'Terms\n\nNew' };
    const publish = (more: Partial<NewVersion>) =>
      db
        .transaction()
        .execute((tx) => publishVersion(tx, { code: 'tou', effectiveOn, ...texts, ...more }, portal.clock.now));
    for (const wrong of [
      { code: 'none' },
      { effectiveOn: '2026-11-01' },
      { effectiveOn: '2026-02-30' },
      { en: 'Terms' },
    ]) {
      await expect(publish(wrong)).rejects.toThrow(DocumentError);
    }
    expect(await publish({})).toBe(2);
    portal.clock.now = new Date(portal.clock.now.getTime() + 5_000); // what is known of a person lives so long
    const open = (await portal.get(consent.listConsents, {}, { token })).openList;
    expect(open).toEqual([{ code: 'tou', version: 2, title: '이용약관' }]);
    expect((await portal.get(consent.listConsents, {}, { token: administrator })).openList).toEqual(open);
    expect([await isAsked(token), await isAsked(administrator)]).toEqual([true, true]);
    // People who were writing something can still save it.
    expect((await portal.ask(members.countPending, {}, { token: administrator })).status).toBe(200);
    await portal.get(consent.agree, { body: { code: 'tou', version: 2 } }, { token: administrator });
    expect(await isAsked(administrator)).toBe(false);
    // Asked by the calls themselves, not by the browser alone.
    const listRights = async () => (await portal.get(session.loginInfo, {}, { token })).privilegeList;
    expect(await listRights()).toEqual([]);
    const old = await portal.ask(consent.agree, { body: { code: 'tou', version: 1 } }, { token });
    expect(old.envelope.code).toBe('9101');
    await Promise.all(
      Array.from({ length: 20 }, () => portal.get(consent.agree, { body: { code: 'tou', version: 2 } }, { token })),
    );
    const after = await portal.get(consent.listConsents, {}, { token });
    expect(after.openList).toEqual([]);
    expect(await isAsked(token)).toBe(false);
    expect(await listRights()).not.toEqual([]);
    expect(after.consentList.filter(({ code }) => code === 'tou').map(({ version }) => version)).toEqual([2, 1]);
  });

  it('takes back what may be taken back', async () => {
    const { db } = portal.platform;
    const words = { title_ko: '소식', title_en: 'News', body_ko: '글', body_en: 'Text', is_mandatory: false };
    await db
      .insertInto('consent_document')
      .values({ code: 'news', version: 1, effective_on: '2026-11-01', ...words })
      .execute();
    const token = await signIn(portal, await aMember(db));
    await portal.get(consent.agree, { body: { code: 'news', version: 1 } }, { token });
    await portal.get(consent.agree, { body: { code: 'tou', version: 2 } }, { token });
    await portal.get(consent.withdraw, { params: { code: 'news' } }, { token });
    const { consentList } = await portal.get(consent.listConsents, {}, { token });
    expect(consentList.find(({ code }) => code === 'news')?.withdrawnAt).not.toBeNull();
    expect((await portal.ask(consent.withdraw, { params: { code: 'news' } }, { token })).status).toBe(404);
    expect((await portal.ask(consent.withdraw, { params: { code: 'tou' } }, { token })).status).toBe(422);
  });
});
