/** The objections that somebody reaches: their own, or with the scope of all every one. */
import type { GeneralPrivilege } from '@naru/contract/access.ts';
import { sql, type RawBuilder } from 'kysely';

import type { Person } from '../../../platform/access/actor.ts';
import { DESK_MENU } from '../use/scope-sql.ts';

/** Builds the condition that an objection `o` is somebody's own. */
export const isOwn = ({ memberId }: Pick<Person, 'memberId'>): RawBuilder<boolean> =>
  sql<boolean>`o.member_id = ${memberId}::uuid`;

/** Builds the condition that somebody answers an objection `o`: departments see claims alone. */
export const isAnswered = ({ rights }: Person, privilege: GeneralPrivilege): RawBuilder<boolean> =>
  rights.scopes(DESK_MENU, privilege).has('ALL') ? sql`true` : sql`false`;

/** Builds the condition that somebody may read the evidence of an objection `o`. */
export const isRead = (actor: Person): RawBuilder<boolean> =>
  sql<boolean>`(${isOwn(actor)} or ${isAnswered(actor, 'RR')})`;
