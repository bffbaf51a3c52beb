/** Conditions on the trainee `t` of a programme `p`. */
import { sql, type RawBuilder } from 'kysely';

import type { Person } from '../../../platform/access/actor.ts';
import { isLookedAfter } from './scope-sql.ts';

export const isOwn = ({ memberId }: Pick<Person, 'memberId'>): RawBuilder<boolean> =>
  sql`t.member_id = ${memberId}::uuid`;

/** Builds the condition that it is the person's own, or of a programme that they may change. */
export const isOwnOrLookedAfter = (actor: Person): RawBuilder<boolean> =>
  sql`(${isOwn(actor)} or ${isLookedAfter(actor, 'U')})`;

export const isTraineeIn = (ids: readonly string[]): RawBuilder<boolean> => sql`t.id = any(${[...ids]}::uuid[])`;

export const isOfProgramme = (programmeId: string): RawBuilder<boolean> => sql`p.id = ${programmeId}::uuid`;
