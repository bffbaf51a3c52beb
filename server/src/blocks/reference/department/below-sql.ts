import { sql, type RawBuilder } from 'kysely';

/** Builds the condition that a department's code is that of `top` or of one below it. */
export function isBelow(code: RawBuilder<unknown>, top: RawBuilder<unknown>): RawBuilder<boolean> {
  return isUnder(code, sql`d.code = ${top}`);
}

/** Builds the same condition for any of several tops; without one, nothing is read to find nothing. */
export function isBelowAny(code: RawBuilder<unknown>, tops: readonly string[]): RawBuilder<boolean> {
  if (tops.length === 0) return sql<boolean>`false`;
  return isBelowAnyOf(code, sql`${[...tops]}::text[]`);
}

/** Builds the same condition for tops that stand in a column. */
export function isBelowAnyOf(code: RawBuilder<unknown>, tops: RawBuilder<unknown>): RawBuilder<boolean> {
  return isUnder(code, sql`d.code = any(${tops})`);
}

function isUnder(code: RawBuilder<unknown>, isTop: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${code} = any(${codesUnder(isTop)})`;
}

/** Builds the codes of tops that stand in a column, and of all below them. */
export function codesBelowAnyOf(tops: RawBuilder<unknown>): RawBuilder<string[]> {
  return codesUnder(sql`d.code = any(${tops})`);
}

function codesUnder(isTop: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql`array(
    with recursive below as (
      select d.code from department d where ${isTop}
      union select d.code from department d join below on d.parent_code = below.code)
    select below.code from below)`;
}
