import { session } from '@naru/contract/areas/session.ts';
import { members, type MemberAction } from '@naru/contract/areas/member.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let administrator: MadeMember;
let token: string;

beforeAll(async () => {
  portal = await openTestPortal();
  administrator = await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] });
  token = await signIn(portal, administrator);
});
afterAll(() => portal.close());

const read = async (id: string) => (await portal.get(members.readMember, { params: { id } }, { token })).member;

const bodyOf = (version: number, action: MemberAction, reason: string) =>
  action === 'APPROVE' || action === 'UNLOCK' ? { version, action } : { version, action, reason };

async function change(id: string, action: MemberAction, reason = '') {
  const { version } = await read(id);
  return portal.ask(members.stepMember, { params: { id }, body: bodyOf(version, action, reason) }, { token });
}

async function find(query: Record<string, string>): Promise<string[]> {
  const { memberPage } = await portal.get(members.pageMembers, { query }, { token });
  return memberPage.content.map((member) => member.memberId);
}

describe('the list of people', () => {
  it('finds a person by two syllables, by the user name, and by the beginning of a student number', async () => {
    const student = await aStudent(portal.platform.db, {
      nameKo: '남궁소예',
      username: 'soye.namgung',
      studentNumber: '2019555001',
    });
    for (const searchText of ['궁소', '소예', 'Soye.Nam', '2019555', ' 남 궁 ']) {
      expect(await find({ searchText })).toContain(student.id);
    }
    expect(await find({ searchText: '궁예' })).not.toContain(student.id);
    expect(await find({ searchText: '%' })).toEqual([]);
  });

  it('holds to its filters, all at once', async () => {
    const outsider = await aMember(portal.platform.db, { status: 'PENDING', isExternal: true });
    const professor = await aMember(portal.platform.db, { types: ['FULLTIME_PROFESSOR'] });
    expect(await find({ status: 'PENDING', externalAt: 'Y' })).toEqual([outsider.id]);
    expect(await find({ memberType: 'FULLTIME_PROFESSOR' })).toEqual([professor.id]);
    expect(await find({ memberType: 'FULLTIME_PROFESSOR', status: 'PENDING' })).toEqual([]);
    expect((await portal.get(members.countPending, {}, { token })).pendingCount).toBe(1);
  });

  it('comes in pages, the newest first, without a person twice', async () => {
    for (let n = 0; n < 12; n += 1) await aMember(portal.platform.db, { nameKo: '쪽나누기' });
    const ask = async (page: number) =>
      (await portal.get(members.pageMembers, { query: { searchText: '쪽나', page, size: '10' } }, { token }))
        .memberPage;
    const [first, second] = [await ask(0), await ask(1)];
    expect(first).toMatchObject({ totalElements: 12, totalPages: 2 });
    const ids = [...first.content, ...second.content].map(({ memberId }) => memberId);
    expect(ids).toEqual([...new Set(ids)].sort().toReversed());
    expect((await ask(5)).totalElements).toBe(12);
  });
});

describe('the state of an account', () => {
  const STATUSES = ['ACTIVE', 'PENDING', 'LOCKED', 'LEFT'] as const;
  const ALLOWED: Readonly<Record<string, string>> = {
    'PENDING APPROVE': 'ACTIVE',
    'PENDING REFUSE': 'LEFT',
    'ACTIVE LOCK': 'LOCKED',
    'LOCKED UNLOCK': 'ACTIVE',
  };

  for (const status of STATUSES) {
    for (const action of ['APPROVE', 'REFUSE', 'LOCK', 'UNLOCK'] as const) {
      const to = ALLOWED[`${status} ${action}`];
      it(`${status} ${action}: ${to ?? 'refused'}`, async () => {
        const { id } = await aMember(portal.platform.db, { status });
        const { stepList } = await read(id);
        expect(stepList.some((step) => step.action === action)).toBe(to !== undefined);
        const answer = await change(id, action, '이유');
        expect(answer.status).toBe(to ? 200 : 409);
        expect((await read(id)).status).toBe(to ?? status);
      });
    }
  }

  it('S9 locked ends every session at once, and unlocked lets in again', async () => {
    const member = await aMember(portal.platform.db);
    const own = await signIn(portal, member);
    expect((await change(member.id, 'LOCK', '다른 사람이 쓰고 있어요')).status).toBe(200);
    expect((await portal.ask(session.loginInfo, {}, { token: own })).status).toBe(401);
    await change(member.id, 'UNLOCK');
    expect(await signIn(portal, member)).not.toBe('');
    expect((await read(member.id)).historyList).toMatchObject([
      { from: 'LOCKED', to: 'ACTIVE', reason: null },
      { from: 'ACTIVE', to: 'LOCKED', reason: '다른 사람이 쓰고 있어요' },
    ]);
  });

  it('asks for a reason where the person will', async () => {
    const { id } = await aMember(portal.platform.db);
    const answer = await change(id, 'LOCK', '  ');
    expect(answer.status).toBe(422);
    expect(answer.envelope.output).toMatchObject({ errors: [{ field: 'reason' }] });
  });

  it('tells the second of two administrators', async () => {
    const { id } = await aMember(portal.platform.db, { status: 'PENDING', isExternal: true });
    const body = { version: 1, action: 'APPROVE' as const };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => portal.ask(members.stepMember, { params: { id }, body }, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('X4 keeps an administrator: neither oneself nor the last one is locked', async () => {
    expect((await read(administrator.id)).stepList).toEqual([]);
    const other = await aMember(portal.platform.db, { roles: ['ADMINISTRATOR'] });
    const otherToken = await signIn(portal, other);
    const lock = (id: string, by: string, version: number) =>
      portal.ask(members.stepMember, { params: { id }, body: bodyOf(version, 'LOCK', '이유') }, { token: by });
    const answers = await Promise.all([lock(other.id, token, 1), lock(administrator.id, otherToken, 1)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await portal.platform.db
      .selectFrom('member')
      .innerJoin('role_member', 'role_member.member_id', 'member.id')
      .select('member.id')
      .where('role_member.role_id', '=', 'ADMINISTRATOR')
      .where('member.status', '=', 'ACTIVE')
      .execute();
    expect(left.length).toBeGreaterThan(0);
    if (answers[1]?.status !== 200) return;
    // Whichever of the two was faster, what follows is asked by this one.
    const unlock = { params: { id: administrator.id }, body: { version: 2, action: 'UNLOCK' as const } };
    expect((await portal.ask(members.stepMember, unlock, { token: otherToken })).status).toBe(200);
    token = await signIn(portal, administrator);
  });
});

describe('a link to a new password', () => {
  it('is for active people other than oneself and the demonstration’s', async () => {
    const { id } = await aMember(portal.platform.db);
    const link = await portal.get(members.resetMemberPassword, { params: { id } }, { token });
    expect(link.path).toMatch(/^\/session\/password\/form#token=[\w-]{43}$/);
    const locked = await aMember(portal.platform.db, { status: 'LOCKED' });
    for (const other of [locked.id, administrator.id]) {
      const answer = await portal.ask(members.resetMemberPassword, { params: { id: other } }, { token });
      expect(answer.status).toBe(422);
    }
  });
});
