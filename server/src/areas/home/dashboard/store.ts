import type { Db } from '../../../platform/db/db.ts';
import type { TermDays } from '../../../blocks/reference/term/store.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { EventAudience } from './rules.ts';

export interface TermEventRow {
  readonly kind: string;
  readonly name: string;
  readonly beginsOn: string;
  readonly endsOn: string;
}

/** Selects what the term brings to the audiences, by date. */
export function selectTermEvents(
  db: Db,
  term: Pick<TermDays, 'year' | 'semesterCode'> & { readonly audiences: readonly EventAudience[] },
  locale: Locale,
): Promise<TermEventRow[]> {
  return db
    .selectFrom('term_event')
    .select((eb) => [
      'term_event.kind',
      locale === 'en'
        ? eb.fn.coalesce('term_event.name_en', 'term_event.name_ko').as('name')
        : 'term_event.name_ko as name',
      'term_event.begins_on as beginsOn',
      'term_event.ends_on as endsOn',
    ])
    .where('term_event.year', '=', term.year)
    .where('term_event.semester_code', '=', term.semesterCode)
    .where((eb) => eb('term_event.audience', '=', eb.fn.any(eb.val(term.audiences))))
    .orderBy('term_event.begins_on')
    .limit(100)
    .execute();
}

export interface LayoutRow {
  readonly widgets: unknown;
  readonly version: number;
}

export function selectOptionalLayout(db: Db, memberId: string): Promise<LayoutRow | undefined> {
  return db
    .selectFrom('dashboard_layout')
    .select(['dashboard_layout.widgets', 'dashboard_layout.version'])
    .where('dashboard_layout.member_id', '=', memberId)
    .executeTakeFirst();
}

/** Saves the layout by compare-and-swap on the version, 0 for none yet; false where another window was faster. */
export async function saveLayout(
  db: Db,
  memberId: string,
  layout: { widgets: unknown; version: number; at: Date },
): Promise<boolean> {
  const widgets = JSON.stringify(layout.widgets);
  if (layout.version === 0) {
    const made = await db
      .insertInto('dashboard_layout')
      .values({ member_id: memberId, widgets, updated_at: layout.at })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .executeTakeFirst();
    return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const changed = await db
    .updateTable('dashboard_layout')
    .set({ widgets, version: layout.version + 1, updated_at: layout.at })
    .where('dashboard_layout.member_id', '=', memberId)
    .where('dashboard_layout.version', '=', layout.version)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
