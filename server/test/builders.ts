/**
 * People for tests, as rows that the portal itself could have made.
 */
import { analytics } from '@naru/contract/areas/analytics.ts';
import { session } from '@naru/contract/areas/session.ts';
import type { Duty, MemberType } from '@naru/contract/access.ts';

import { newId } from '../src/platform/db/id.ts';
import type { Db } from '../src/platform/db/db.ts';
import { hashPassword } from '../src/platform/session/passwords.ts';
import type { TestPortal } from './portal.ts';

export const TEST_PASSWORD = 'correct-horse-7!';

let hash: Promise<string> | undefined;
let made = 0;

export interface MemberWish {
  readonly username?: string;
  readonly nameKo?: string;
  readonly types?: readonly MemberType[];
  readonly duties?: readonly Duty[];
  readonly roles?: readonly string[];
  readonly departmentCode?: string;
  readonly status?: 'ACTIVE' | 'LOCKED' | 'PENDING' | 'LEFT';
  readonly isExternal?: boolean;
  /** From outside, without having agreed to what is in force. */
  readonly owesAgreement?: boolean;
  readonly ssoSubject?: string;
}

export interface MadeMember {
  readonly id: string;
  readonly username: string;
}

/** Inserts a member with a password; of no type by default. */
export async function aMember(db: Db, wish: MemberWish = {}): Promise<MadeMember> {
  hash ??= hashPassword(TEST_PASSWORD);
  const id = newId();
  const username = wish.username ?? `person${(made += 1)}`;
  await db
    .insertInto('member')
    .values({
      id,
      username,
      name_ko: wish.nameKo ?? '김나루',
      status: wish.status ?? 'ACTIVE',
      is_external: wish.isExternal ?? false,
      sso_subject: wish.ssoSubject ?? null,
      password_hash: await hash,
    })
    .execute();
  for (const type of wish.types ?? []) {
    await db
      .insertInto('member_type')
      .values({
        id: newId(),
        member_id: id,
        type_code: type,
        begins_on: '2020-01-01',
        department_code: wish.departmentCode ?? null,
        is_primary: type === wish.types?.[0],
      })
      .execute();
  }
  for (const duty of wish.duties ?? []) {
    await db
      .insertInto('member_duty')
      .values({ id: newId(), member_id: id, duty_code: duty, begins_on: '2020-01-01' })
      .execute();
  }
  for (const role of wish.roles ?? [])
    await db.insertInto('role_member').values({ role_id: role, member_id: id }).execute();
  if (wish.isExternal && !wish.owesAgreement) await agreeToAll(db, id);
  return { id, username };
}

async function agreeToAll(db: Db, memberId: string): Promise<void> {
  const documents = await db
    .selectFrom('consent_document')
    .select(['consent_document.code', 'consent_document.version'])
    .execute();
  const rows = documents.map(({ code, version }) => ({
    id: newId(),
    member_id: memberId,
    document_code: code,
    document_version: version,
    channel: 'SIGN_UP',
  }));
  await db.insertInto('consent').values(rows).execute();
}

export async function aDepartment(
  db: Db,
  wish: { code: string; parentCode?: string; nameKo?: string },
): Promise<string> {
  await db
    .insertInto('department')
    .values({ code: wish.code, parent_code: wish.parentCode ?? null, name_ko: wish.nameKo ?? `학과 ${wish.code}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return wish.code;
}

/** Inserts a current student with their member. */
export async function aStudent(
  db: Db,
  wish: MemberWish & { studentNumber?: string; grade?: number; univCode?: '1' | '2' } = {},
): Promise<MadeMember & { studentId: string }> {
  const departmentCode = wish.departmentCode ?? (await aDepartment(db, { code: '20000' }));
  const member = await aMember(db, { types: ['STUDENT', 'CURRENT_STUDENT'], ...wish, departmentCode });
  const studentId = newId();
  await db
    .insertInto('student')
    .values({
      id: studentId,
      member_id: member.id,
      student_number: wish.studentNumber ?? `2026${String((made += 1)).padStart(5, '0')}`,
      university_code: wish.univCode ?? '1',
      department_code: departmentCode,
      grade: wish.grade ?? 2,
      student_type: 'GENERAL',
      register_status: 'ENROLLED',
      entrance_year: 2025,
      entrance_semester_code: '10',
    })
    .execute();
  return { ...member, studentId };
}

/** Makes somebody the advisor of a student, from a day on. */
export async function anAdvisor(
  db: Db,
  wish: { studentId: string; advisorId: string; beginsOn: string; endsOn?: string },
): Promise<void> {
  await db
    .insertInto('advisor_assignment')
    .values({
      id: newId(),
      student_id: wish.studentId,
      advisor_id: wish.advisorId,
      begins_on: wish.beginsOn,
      ends_on: wish.endsOn ?? null,
      reason: 'INITIAL',
    })
    .execute();
}

/** Returns a token by signing in as the person would. */
export async function signIn(portal: TestPortal, member: MadeMember): Promise<string> {
  const { accessToken } = await portal.get(session.login, {
    body: { username: member.username, password: TEST_PASSWORD },
  });
  return accessToken;
}

export const ALL_STUDENTS_REASON = '학생 지원 대상을 찾아요';

/** Says why all students are to be seen in the session of this token. */
export async function openAllStudents(portal: TestPortal, token: string): Promise<void> {
  await portal.get(analytics.openAllStudents, { body: { reason: ALL_STUDENTS_REASON } }, { token });
}
