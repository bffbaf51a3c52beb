/** Shared by the merges: their input, their counts, and how their statements run. */
import type { RosterKind } from '@naru/contract/areas/roster.ts';
import type pg from 'pg';

export interface KindCount {
  readonly kind: RosterKind;
  /** Rows that the bundle means; a role may give several types. */
  readonly given: number;
  readonly added: number;
  readonly changed: number;
  /** No longer in the roster: marked so. */
  readonly left: number;
}

export interface Merging {
  readonly client: pg.ClientBase;
  readonly source: string;
  readonly sourceName: string;
  /** The date in Seoul. */
  readonly today: string;
  /** Whether the bundle has assessments, and results; what a bundle does not speak of stays as it is. */
  readonly hasAssessments: boolean;
  readonly hasResults: boolean;
  readonly advisor: 'none' | 'first-class';
  /** The administrator who started it; null from the command line. */
  readonly actorId: string | null;
  readonly now: Date;
}

export type Counts = Omit<KindCount, 'kind'>;
export type Merge = (merging: Merging) => Promise<Counts>;

interface Statements {
  readonly given: string;
  readonly added: string;
  readonly changed?: string;
  readonly left?: string;
}

/**
 * Runs the statements; `$1` is the source, `$2` today. New rows were found when the temporary tables were made: an
 * insert that looked for them in its own table could scan it again and again while it grows.
 */
export async function runStatements({ client, source, today }: Merging, statements: Statements): Promise<Counts> {
  const run = async (text: string | undefined): Promise<number> => {
    if (!text) return 0;
    const { rowCount } = await client.query(withValues(text), [source, today]);
    return rowCount ?? 0;
  };
  const { rows } = await client.query<{ given: number }>(
    `select count(*)::integer as given from (${withValues(statements.given)}) counted`,
    [source, today],
  );
  const changed = await run(statements.changed);
  const added = await run(statements.added);
  return { given: rows[0]?.given ?? 0, added, changed, left: await run(statements.left) };
}

/** Adds both values to a statement that may use one: PostgreSQL wants to know their types all the same. */
function withValues(text: string): string {
  return `with value as (select $1::text as source, $2::date as today) ${text}`;
}

export const NOTHING: Counts = { given: 0, added: 0, changed: 0, left: 0 };

/** A class whose student or teacher was taken off it before it ended. */
export const IS_TAKEN_OFF =
  'staged.end_date is not null and staged.end_date <= $2::date and staged.end_date < session.end_date';
