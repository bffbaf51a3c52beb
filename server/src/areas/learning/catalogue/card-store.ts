/** Programmes as cards: what a list, a recommendation and one's own page show of each. */
import type { CompetencyCode, TraineeStatus } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../platform/db/name.ts';
import { rowsOf, type Db } from '../../../platform/db/db.ts';
import { HELD_COLUMNS, type HeldProgramme } from '../core/programme-store.ts';
import { writtenOf } from '../core/written-sql.ts';
import type { Finder } from './audience-sql.ts';
import { clashesOf, type ClashRow } from '../trainee/clash-store.ts';
import { rankOf } from './own-store.ts';
import { IS_CALLED_OFF } from './standing-sql.ts';

export interface CardRow extends HeldProgramme {
  readonly name: string;
  readonly departmentName: string;
  readonly sessionCount: number;
  readonly hours: number;
  readonly points: number | null;
  readonly place: string;
  readonly isOnline: boolean;
  readonly competencies: { readonly code: CompetencyCode; readonly ratio: number }[];
  readonly isBookmarked: boolean;
  /** Dates at the time of its sessions, of people who could apply. */
  readonly clashes: readonly ClashRow[];
  readonly traineeId: string | null;
  readonly status: TraineeStatus | null;
  readonly rank: number | null;
  readonly offeredUntil: Date | null;
  readonly completedAt: Date | null;
}

type CardFinder = Pick<Finder, 'memberId' | 'locale' | 'now' | 'applies'>;

/** Nobody with a place, or a decision, could apply. */
function clashesBefore(finder: CardFinder): RawBuilder<unknown> {
  if (!finder.applies) return sql`'[]'::json`;
  return sql`case when p.applies_until > ${finder.now} and not ${IS_CALLED_OFF} and (t.id is null or t.status = 'CANCEL')
    then ${clashesOf(finder, 1)} else '[]' end`;
}

/** The columns of a `CardRow`, from `CARD_TABLES`. */
export const cardColumns = (finder: CardFinder): RawBuilder<unknown> => sql`${HELD_COLUMNS},
  ${nameOf('p', finder.locale)} as name, ${nameOf('d', finder.locale)} as "departmentName",
  p.hours::float8 as hours, p.points, ${writtenOf('p', 'place', finder.locale)} as place, p.is_online as "isOnline",
  (select count(*)::int from programme_session counted where counted.programme_id = p.id) as "sessionCount",
  (select coalesce(json_agg(json_build_object('code', c.competency_code, 'ratio', c.ratio)
      order by c.ratio desc, c.competency_code), '[]')
    from programme_competency c where c.programme_id = p.id) as competencies,
  exists (select from programme_bookmark saved
    where saved.programme_id = p.id and saved.member_id = ${finder.memberId}::uuid) as "isBookmarked",
  ${clashesBefore(finder)} as clashes, t.id as "traineeId", t.status, ${rankOf()} as rank, t.offered_until as "offeredUntil",
  t.completed_at as "completedAt"`;

/** A programme `p` with its department `d`, and the person's place `t` where they have one. */
export const cardTables = ({ memberId }: Pick<Finder, 'memberId'>): RawBuilder<unknown> => sql`programme p
  join department d on d.code = p.department_code
  left join trainee t on t.programme_id = p.id and t.member_id = ${memberId}::uuid`;

/** Selects cards in the order of their ids. */
export async function selectCards(db: Db, finder: CardFinder, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return await rowsOf<CardRow>(db)`
    select ${cardColumns(finder)} from unnest(${[...ids]}::uuid[]) with ordinality as asked(id, at)
    join (${cardTables(finder)}) on p.id = asked.id order by asked.at`;
}
