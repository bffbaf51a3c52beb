/** A person's own lines, the latest first. */
import type { Explanation, MileageKind, MileageType } from '@naru/contract/areas/learning/mileage/words.ts';
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { nameOf } from '../../../../platform/db/name.ts';
import type { Db } from '../../../../platform/db/pool.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import { countBounded, type PageRows } from '../../../../platform/list/page-queries.ts';
import type { PageWindow } from '../../../../platform/list/paging.ts';
import type { LedgerTerm } from '../ledger/store.ts';

export interface LineRow extends LedgerTerm {
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
  readonly claimId: string | null;
  readonly useId: string | null;
}

/** The name of the thing that a line `l` comes from: `p` its programme, `item` its item, `purpose` that of its use. */
export const lineTitle = (locale: Locale): RawBuilder<string> => sql`
  coalesce(${nameOf('p', locale)}, ${nameOf('purpose', locale)}, nullif(l.memo, ''), ${nameOf('item', locale)}, '')`;

/** The tables of a title; what expires is named as the line that it is of. */
export const LINE_TABLES = sql`mileage_line l
  left join mileage_line lot on lot.id = l.lot_id
  left join mileage_item item on item.id = coalesce(l.item_id, lot.item_id)
  left join trainee t on t.id = coalesce(l.trainee_id, lot.trainee_id)
  left join programme p on p.id = t.programme_id
  left join mileage_use use on use.id = l.use_id
  left join mileage_purpose purpose on purpose.code = use.purpose_code`;

export interface LinesAsked {
  readonly memberId: string;
  readonly typeCode: MileageType | undefined;
  readonly kind: MileageKind | undefined;
  readonly term: LedgerTerm | undefined;
  /** Only deeds that brought nothing. */
  readonly isZero: boolean;
  readonly window: PageWindow;
  readonly locale: Locale;
}

/** Selects a page of lines: their keys by the index first, then what belongs to them. */
export async function selectLinePage(db: Db, asked: LinesAsked): Promise<PageRows<LineRow>> {
  const { window, locale } = asked;
  const [from, where] = [sql`mileage_line found`, wishes(asked)];
  const [{ rows }, counted] = await Promise.all([
    sql<LineRow>`
      select l.id, l.kind, l.type_code as "typeCode", ${nameOf('item', locale)} as "itemName",
        ${lineTitle(locale)} as title, l.amount, l.year, l.semester_code as "semesterCode",
        l.about_year as "aboutYear", l.about_semester as "aboutSemester", l.happened_on as "happenedOn",
        l.posted_at as "postedAt", l.explanation as "explanationList", l.memo,
        (select other.posted_at from mileage_line other where other.reverses_id = l.id) as "reversedAt",
        p.id as "programmeId", p.type_code as "programmeType", coalesce(l.claim_id, lot.claim_id) as "claimId",
        l.use_id as "useId"
      from ${LINE_TABLES}
      where l.id in (select found.id from ${from} where ${where}
        order by found.place desc limit ${window.size} offset ${window.offset})
      order by l.place desc`.execute(db),
    countBounded(db, { from, where }),
  ]);
  return { rows, counted };
}

function wishes({ memberId, typeCode, kind, term, isZero }: LinesAsked): RawBuilder<unknown> {
  const given = [
    sql`found.member_id = ${memberId}::uuid`,
    ...(typeCode === undefined ? [] : [sql`found.type_code = ${typeCode}`]),
    ...(kind === undefined ? [] : [sql`found.kind = ${kind}`]),
    ...(term === undefined ? [] : [sql`(found.year = ${term.year} and found.semester_code = ${term.semesterCode})`]),
    ...(isZero ? [sql`(found.kind = 'EARN' and found.amount = 0)`] : []),
  ];
  return sql.join(given, sql` and `);
}
