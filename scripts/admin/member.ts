import type { Db } from '@naru/server/src/platform/db/db.ts';

export interface NamedMember {
  readonly id: string;
  readonly username: string;
  readonly isDemo: boolean;
}

/** Finds a member by name, whose case does not matter. */
export function selectOptionalByName(db: Db, username: string): Promise<NamedMember | undefined> {
  return db
    .selectFrom('member')
    .select(['member.id', 'member.username', 'member.is_demo as isDemo'])
    .where((eb) => eb(eb.fn<string>('lower', ['member.username']), '=', username.toLowerCase()))
    .executeTakeFirst();
}
