/** A programme of the demonstration’s people that is over, for browser tests: everybody was there, nobody is completed. */
import { newId } from '../src/platform/db/id.ts';
import type { Db } from '../src/platform/db/db.ts';
import { aProgramme } from './learning.ts';

export interface EndedProgramme {
  readonly programmeId: string;
  /** Places in the order of the people. */
  readonly traineeIds: readonly string[];
}

/**
 * Its last session was held 40 days before the tests’ moment: the clock, which settles what ended lately, leaves it alone.
 * The manager and all people by their user names.
 */
export async function anEndedProgramme(
  db: Db,
  { manager, people }: { readonly manager: string; readonly people: readonly string[] },
): Promise<EndedProgramme> {
  const members = await db
    .selectFrom('member')
    .select(['member.id', 'member.username'])
    .where('member.username', 'in', [manager, ...people])
    .execute();
  const idOf = (username: string): string => {
    const found = members.find((one) => one.username === username);
    if (!found) throw new Error(`The demonstration has no ${username}.`);
    return found.id;
  };
  const { code } = await db
    .selectFrom('department')
    .select('department.code')
    .orderBy('department.code')
    .limit(1)
    .executeTakeFirstOrThrow();
  const wish = { beginsIn: -47, capacity: 40, managerId: idOf(manager), departmentCode: code };
  const { id: programmeId, sessionIds } = await aProgramme(db, wish);
  const now = new Date();
  const traineeIds = people.map(() => newId());
  const places = people.map((username, at) => ({
    id: traineeIds[at] ?? newId(),
    programme_id: programmeId,
    member_id: idOf(username),
    status: 'CONFIRM',
    applied_at: now,
    confirmed_at: now,
  }));
  await db.insertInto('trainee').values(places).execute();
  await db.updateTable('programme').set({ taken: people.length }).where('programme.id', '=', programmeId).execute();
  const present = traineeIds.flatMap((trainee_id) =>
    sessionIds.map((session_id) => ({ session_id, trainee_id, status: 'PRESENT', method: 'HAND', at: now })),
  );
  await db.insertInto('attendance').values(present).execute();
  return { programmeId, traineeIds };
}
