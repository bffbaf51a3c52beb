/** A person's own lines, the latest first. */
import type { Explanation, MileageKind, MileageType } from '@naru/contract/areas/mileage/words.ts';
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import type { TestFamily } from '@naru/contract/areas/ability/words.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, type Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { countBounded, type PageRows } from '../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../platform/list/paging.ts';
import { takenTestTables } from '../../ability/api.ts';
import type { Objectionable } from '../core/objections.ts';
import type { LedgerTerm } from '../ledger/store.ts';

export interface LineRow extends LedgerTerm, Objectionable {
  readonly id: string;
  readonly kind: MileageKind;
  readonly typeCode: MileageType | null;
  readonly itemName: string | null;
  readonly title: string;
  readonly amount: number;
  readonly aboutYear: number;
  readonly aboutSemester: string;
  readonly happenedOn: string;
  readonly postedAt: Date;
  readonly explanationList: Explanation[];
  readonly memo: string;
  readonly reversedAt: Date | null;
  readonly programmeId: string | null;
  readonly programmeType: ProgrammeType | null;
  readonly testSessionId: string | null;
  readonly testFamily: TestFamily | null;
  readonly meetingId: string | null;
  readonly claimId: string | null;
  readonly useId: string | null;
  /** The objection that it answers. */
  readonly answeredId: string | null;
}

/**
 * The name of the thing that a line `l` comes from: `p` its programme, `item` its item, `purpose` that of its use. Of a test
 * it is the item: which one somebody took, only they read.
 */
export const lineTitle = (locale: Locale): RawBuilder<string> => sql`
  coalesce(${nameOf('p', locale)}, ${nameOf('purpose', locale)}, nullif(l.memo, ''), ${nameOf('item', locale)},
    nullif(lot.memo, ''), '')`;

/**
 * The thing that a line is about, for subjects of mails and titles of notices: notes that somebody wrote on it stand on its
 * page alone. Empty where it is about none.
 */
export const saidLineTitle = (locale: Locale): RawBuilder<string> => sql`
  coalesce(${nameOf('test', locale)}, ${nameOf('p', locale)}, ${nameOf('purpose', locale)}, ${nameOf('item', locale)}, '')`;

/** The same for the person whose line it is, with the name of the test. */
export const ownLineTitle = (locale: Locale): RawBuilder<string> => sql`
  coalesce(${nameOf('test', locale)}, ${lineTitle(locale)})`;

/**
 * The tables of the title of a line `l`; one that expires, or corrects a line that was objected to, is named as that line.
 * The tables that narrow the lines down stand before it: PostgreSQL looks for the best order of eight tables
 * (join_collapse_limit), and takes the rest as they are written.
 */
export const LINE_JOINS = sql`
  left join mileage_objection answered on answered.correction_id = l.id
  left join mileage_line lot on lot.id = coalesce(l.lot_id, answered.line_id)
  left join mileage_item item on item.id = coalesce(l.item_id, lot.item_id)
  left join trainee t on t.id = coalesce(l.trainee_id, lot.trainee_id)
  left join programme p on p.id = t.programme_id
  left join mileage_use use on use.id = coalesce(l.use_id, lot.use_id)
  left join mileage_purpose purpose on purpose.code = use.purpose_code`;

/** The same for an own title. */
export const OWN_LINE_JOINS = sql`${LINE_JOINS} ${takenTestTables(sql`coalesce(l.test_session_id, lot.test_session_id)`)}`;

/** The columns of a line `l`, with the last objection to it. */
const lineColumns = (locale: Locale): RawBuilder<unknown> => sql`
  l.id, l.kind, l.type_code as "typeCode", ${nameOf('item', locale)} as "itemName", ${ownLineTitle(locale)} as title,
  l.amount, l.year, l.semester_code as "semesterCode", l.about_year as "aboutYear", l.about_semester as "aboutSemester",
  l.happened_on as "happenedOn", l.posted_at as "postedAt", l.explanation as "explanationList", l.memo,
  (select other.posted_at from mileage_line other where other.reverses_id = l.id) as "reversedAt",
  p.id as "programmeId", p.type_code as "programmeType", taking.id as "testSessionId",
  test.family as "testFamily", coalesce(l.meeting_id, lot.meeting_id) as "meetingId", coalesce(l.claim_id, lot.claim_id) as "claimId",
  l.use_id as "useId", answered.id as "answeredId",
  (select json_build_object('objectionId', o.id, 'status', o.status) from mileage_objection o
    where o.line_id = l.id order by o.asked_at desc, o.id desc limit 1) as objection,
  (select count(*)::int from mileage_objection o where o.line_id = l.id and o.status = 'WITHDRAWN') as "withdrawnCount",
  (select own.closed_at from mileage_term own
    where own.year = l.year and own.semester_code = l.semester_code) as "termClosedAt"`;

/** Selects one line of a member. */
export function selectOptionalLine(
  db: Db,
  { id, memberId, locale }: { readonly id: string; readonly memberId: string; readonly locale: Locale },
): Promise<LineRow | undefined> {
  return firstOf<LineRow>(db)`
    select ${lineColumns(locale)} from mileage_line l ${OWN_LINE_JOINS}
    where l.id = ${id}::uuid and l.member_id = ${memberId}::uuid`;
}

export interface LinesAsked {
  readonly memberId: string;
  readonly typeCode: MileageType | undefined;
  readonly kind: MileageKind | undefined;
  readonly term: LedgerTerm | undefined;
  /** Only deeds that brought nothing. */
  readonly isZero: boolean;
  /** Only those that were objected to. */
  readonly isObjected: boolean;
  readonly window: PageWindow;
  readonly locale: Locale;
}

/** Selects a page of lines: their keys by the index first, then what belongs to them. */
export async function selectLinePage(db: Db, asked: LinesAsked): Promise<PageRows<LineRow>> {
  const { window, locale } = asked;
  const [from, where] = [sql`mileage_line found`, wishes(asked)];
  const [{ rows }, counted] = await Promise.all([
    sql<LineRow>`
      select ${lineColumns(locale)}
      from (select found.id from ${from} where ${where}
          order by found.place desc limit ${window.size} offset ${window.offset}) page
        join mileage_line l on l.id = page.id ${OWN_LINE_JOINS}
      order by l.place desc`.execute(db),
    countBounded(db, { from, where }),
  ]);
  return { rows, counted };
}

/** Points that were held and freed again are no news: what came of them stands in a line of its own, or nothing did. */
const IS_TOLD = sql<boolean>`(found.kind <> all('{HOLD,RELEASE}') or not exists (
  select from mileage_line freed where freed.use_id = found.use_id and freed.kind = 'RELEASE'))`;

function wishes({ memberId, typeCode, kind, term, isZero, isObjected }: LinesAsked): RawBuilder<unknown> {
  const given = [
    sql`found.member_id = ${memberId}::uuid`,
    ...(typeCode === undefined ? [] : [sql`found.type_code = ${typeCode}`]),
    kind === undefined ? IS_TOLD : sql`found.kind = ${kind}`,
    ...(term === undefined ? [] : [sql`(found.year = ${term.year} and found.semester_code = ${term.semesterCode})`]),
    ...(isZero ? [sql`(found.kind = 'EARN' and found.amount = 0)`] : []),
    ...(isObjected ? [sql`exists (select from mileage_objection o where o.line_id = found.id)`] : []),
  ];
  return sql.join(given, sql` and `);
}
