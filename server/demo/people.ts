/**
 * Members: how a person of the university is put together.
 */
import type { Duty, MemberType } from '@naru/contract/access.ts';

import { createIds, createRandom, type Random } from './random.ts';
import type { DemoUser, HeldType, MemberRow, Person } from './model.ts';
import { makeKoreanName, type PersonName, type Sex } from './names.ts';

export interface PersonWish {
  readonly username: string;
  readonly name: PersonName;
  readonly types: readonly MemberType[];
  readonly departmentCode: string | null;
  readonly since: string;
  readonly duties?: readonly Duty[];
  readonly roles?: readonly string[];
  readonly departments?: readonly string[];
  readonly locale?: 'ko' | 'en';
}

/** Makes people one after the other; `series` separates the keys of one part of the university from the others'. */
export interface PeopleMaker {
  readonly random: Random;
  readonly make: (wish: PersonWish) => Person;
  readonly makeDemoUsers: (wish: DemoUser, own: { since: string; departments?: readonly string[] }) => Person;
}

export function createPeople(series: string): PeopleMaker {
  const nextId = createIds(`member:${series}`);
  const random = createRandom(`people:${series}`);
  const phones = createRandom(`phones:${series}`);
  const make = (wish: PersonWish): Person => ({
    member: makeMemberRow(wish, { id: nextId(), phone: makePhone(phones) }),
    types: wish.types.map((type) => holdType(type, wish)),
    duties: wish.duties ?? [],
    roles: wish.roles ?? [],
    departments: wish.departments ?? [],
    since: wish.since,
  });
  const makeDemoUsers: PeopleMaker['makeDemoUsers'] = (wish, own) => {
    const person = make({ ...wish, ...own });
    return { ...person, member: { ...person.member, is_demo: true, sso_subject: wish.username } };
  };
  return { random, make, makeDemoUsers };
}

function holdType(type: MemberType, wish: PersonWish): HeldType {
  return { type, departmentCode: wish.departmentCode, from: wish.since, until: null };
}

function makeMemberRow(wish: PersonWish, own: { id: string; phone: string }): MemberRow {
  const since = `${wish.since}T00:00:00+09:00`;
  return {
    id: own.id,
    username: wish.username,
    name_ko: wish.name.ko,
    name_en: wish.name.en,
    email: `${wish.username}@garam.example`,
    phone: own.phone,
    status: 'ACTIVE',
    locale: wish.locale ?? 'ko',
    sso_subject: null,
    is_external: false,
    is_demo: false,
    source_system: 'demo',
    source_id: wish.username,
    created_at: since,
    updated_at: since,
  };
}

/** Numbers after 010-0 are given to nobody in Korea. */
function makePhone(random: Random): string {
  return `010-0${random.between(100, 999)}-${String(random.between(0, 9999)).padStart(4, '0')}`;
}

/** Makes the name of an employee and the day they began. */
export function makeWorker(
  random: Random,
  today: string,
  ages: readonly [number, number],
): { name: PersonName; since: string } {
  const year = Number(today.slice(0, 4));
  const age = random.between(...ages);
  const sex: Sex = random.chance(0.5) ? 'M' : 'F';
  const since = Math.max(year - age + 26, year - random.between(1, 22));
  return { name: makeKoreanName(random, { year: year - age, sex }), since: `${Math.min(since, year - 1)}-03-01` };
}
