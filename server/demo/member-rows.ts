/**
 * Rows of the people themselves: who they are, what they may do, and whom the demo offers to sign in as.
 */
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import { makeAppointments } from './appointments.ts';
import { CAST } from './demo-users.ts';
import type { Batch, MemberRow, Person } from './model.ts';
import { createIds } from './random.ts';

function withPassword(member: MemberRow, hash: string): Insertable<DB['member']> {
  return { ...member, password_hash: member.is_demo ? hash : null };
}

/** Makes people with their types, duties, departments and roles; only people of the demo can sign in by a password. */
export function* makeMemberRows(people: readonly Person[], today: string, hash: string): Generator<Batch> {
  yield { table: 'member', rows: people.map((person) => withPassword(person.member, hash)) };
  const nextTypeId = createIds('member_type');
  yield {
    table: 'member_type',
    rows: people.flatMap((person) =>
      person.types.map((held, at) => ({
        id: nextTypeId(),
        member_id: person.member.id,
        type_code: held.type,
        department_code: held.departmentCode,
        begins_on: held.from,
        ends_on: held.until,
        is_primary: at === 0,
      })),
    ),
  };
  const { appointments, held, changes } = makeAppointments(people, today);
  yield { table: 'duty_appointment', rows: appointments };
  yield { table: 'member_duty', rows: held };
  yield { table: 'status_change', rows: changes };
  yield {
    table: 'staff_department',
    rows: people.flatMap((person) =>
      person.departments.map((code) => ({ member_id: person.member.id, department_code: code })),
    ),
  };
  yield {
    table: 'role_member',
    rows: people.flatMap((person) =>
      person.roles.map((role) => ({
        role_id: role,
        member_id: person.member.id,
        given_at: person.member.created_at,
      })),
    ),
  };
}

/** Makes the consents of people from outside to the documents that a new portal begins with. */
export function makeConsents(people: readonly Person[]): Insertable<DB['consent']>[] {
  const id = createIds('consent');
  const documents = [
    { document_code: 'tou', document_version: 1 },
    { document_code: 'privacy', document_version: 2 },
  ];
  return people
    .filter(({ member }) => member.is_external)
    .flatMap(({ member }) =>
      documents.map((document) => ({
        ...document,
        id: id(),
        member_id: member.id,
        agreed_at: member.created_at,
        channel: 'SIGN_UP',
      })),
    );
}

/** Makes the cast that the sign-in screen of a demo offers, with what each of them shows. */
export function makeDemoPeople(people: readonly Person[], year: number): Insertable<DB['demo_person']>[] {
  const ids = new Map(people.map(({ member }) => [member.username, member.id]));
  const fill = (text: string): string => text.replace('{lastYear}', String(year - 1));
  return CAST.map((wish, at) => {
    const memberId = ids.get(wish.username);
    if (!memberId) throw new RangeError(`${wish.username} was not made`);
    return {
      member_id: memberId,
      position: at + 1,
      kind_ko: wish.kind[0],
      kind_en: wish.kind[1],
      detail_ko: fill(wish.detail[0]),
      detail_en: fill(wish.detail[1]),
    };
  });
}
