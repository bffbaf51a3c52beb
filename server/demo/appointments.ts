/** Appointments to duties: those in force, some of earlier years, and one that waits for its second person. */
import type { Duty } from '@naru/contract/access.ts';
import type { Insertable } from 'kysely';

import type { DB } from '../src/platform/db/schema.gen.ts';
import { addDays } from './calendar.ts';
import { officeCode } from './colleges.ts';
import type { Person } from './model.ts';
import { createIds } from './random.ts';

export interface DemoAppointments {
  readonly appointments: Insertable<DB['duty_appointment']>[];
  /** In force, with the ids of their appointments. */
  readonly held: Insertable<DB['member_duty']>[];
  readonly changes: Insertable<DB['status_change']>[];
}

const EARLIER_PEERS = 4;
const ASKED_DAYS_AGO = 2;

const nineOn = (day: string): string => `${day}T09:00:00+09:00`;

export function makeAppointments(people: readonly Person[], today: string): DemoAppointments {
  const ids = { duty: createIds('member_duty'), change: createIds('status_change:duty') };
  const appoint = (person: Person, duty: Duty, beginsOn: string) => ({
    id: ids.duty(),
    member_id: person.member.id,
    duty_code: duty,
    department_code: person.types[0]?.departmentCode ?? null,
    begins_on: beginsOn,
    ends_on: null,
    consented_on: null,
    trained_on: null,
    asked_by: null,
    asked_at: nineOn(beginsOn),
  });
  const inForce = people.flatMap((person) => person.duties.map((duty) => appoint(person, duty, person.since)));
  const idOf = (username: string): string | null =>
    people.find(({ member }) => member.username === username)?.member.id ?? null;
  const [staff, manager] = [idOf('staff'), idOf('psychmanager')];
  const year = Number(today.slice(0, 4)) - 1;
  const peers = people.filter((one) => !one.member.is_demo && one.types.some(({ type }) => type === 'CURRENT_STUDENT'));
  const earlier = peers.slice(0, EARLIER_PEERS).map((person) => ({
    ...appoint(person, 'PEER_COACH', `${year}-03-02`),
    department_code: officeCode('counselling'),
    ends_on: `${year}-12-20`,
    consented_on: `${year}-02-20`,
    trained_on: `${year}-02-25`,
    asked_by: staff,
  }));
  const askedOn = addDays(today, -ASKED_DAYS_AGO);
  const asked = people
    .filter((one) => !one.member.is_demo && one.duties.length === 0 && one.types[0]?.type === 'STAFF')
    .slice(0, 1)
    .map((person) => ({
      ...appoint(person, 'PSYCHOLOGICAL_COUNSELLOR', today),
      department_code: officeCode('counselling'),
      asked_by: manager,
      asked_at: nineOn(askedOn),
    }));
  const change = (id: string, to: string, on: string, actorId: string | null) => ({
    id: ids.change(),
    entity: 'duty_appointment',
    entity_id: id,
    to_status: to,
    actor_id: actorId,
    actor_role: actorId === null ? 'SYSTEM' : 'ASKER',
    at: nineOn(on),
  });
  return {
    appointments: [
      ...inForce.map((one) => ({ ...one, status: 'APPOINTED' })),
      ...earlier.map((one) => ({ ...one, status: 'ENDED' })),
      ...asked.map((one) => ({ ...one, status: 'WAITING' })),
    ],
    held: inForce.map(({ id, member_id, duty_code, begins_on }) => ({ id, member_id, duty_code, begins_on })),
    changes: [
      ...earlier.flatMap(({ id, begins_on, ends_on }) => [
        { ...change(id, 'APPOINTED', begins_on, staff), from_status: 'WAITING' },
        { ...change(id, 'ENDED', addDays(ends_on, 1), null), from_status: 'APPOINTED' },
      ]),
      ...asked.map(({ id }) => ({ ...change(id, 'WAITING', askedOn, manager), from_status: null })),
    ],
  };
}
