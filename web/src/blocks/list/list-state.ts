/**
 * The state of a list in its address: `?year=2026&sort=courseNm,desc&page=3&size=50&open=CSE1001`. Pure.
 */
import { PAGE_SIZES } from '@naru/contract/shared/page.ts';

import type { SearchParams } from '../../platform/route.ts';
import type { DataSort } from '../../ui/data-column.ts';
import type { PageSizeValue } from '../../ui/page-size.tsx';

/**
 * Any text up to a length, or one of some values; other values in the address are ignored.
 * `isTyped`: people type it letter by letter; they choose others.
 */
export type FilterRule<Value extends string = string> =
  | { readonly maxLength: number; readonly isTyped?: boolean }
  | { readonly oneOf: readonly Value[] };

type ValuesOf<Filter extends string> = Readonly<Record<Filter, string>>;

export interface ListShape<Filter extends string, Values extends ValuesOf<Filter> = ValuesOf<Filter>> {
  readonly filters: { readonly [Name in Filter]: FilterRule<Values[Name]> };
  /** The filters of an address that sets none: a desk begins with what waits. */
  readonly usual?: Readonly<Partial<Record<Filter, string>>> | undefined;
  /** Ids of the columns that people sort by. */
  readonly sorts: readonly string[];
  readonly defaultSize?: PageSizeValue | undefined;
}

/** The filters of a declared list. */
export type FilterOf<Shape> = Shape extends ListShape<infer Filter> ? Filter : never;

type Rules = Readonly<Record<string, FilterRule>>;
type ValueOf<Rule> = Rule extends { readonly oneOf: readonly (infer Value extends string)[] } ? Value : string;
type ShapeOf<R extends Rules> = ListShape<keyof R & string, { readonly [Name in keyof R & string]: ValueOf<R[Name]> }>;

/** Declares a list. A filter's values, as read from the address, are of the type of its `oneOf`. */
export function defineList<const R extends Rules>(
  shape: Omit<ShapeOf<R>, 'filters'> & { readonly filters: R },
): ShapeOf<R> {
  return shape as unknown as ShapeOf<R>; // its rules are those that the type is made of
}

export interface ListState<Filter extends string, Values extends ValuesOf<Filter> = ValuesOf<Filter>> {
  /** '' where a filter is not set. */
  readonly filters: { readonly [Name in Filter]: Values[Name] | '' };
  /** Null for the server's default order. */
  readonly sort: DataSort | null;
  /** From 1. */
  readonly page: number;
  readonly size: PageSizeValue;
  /** The row whose detail is open. */
  readonly open: string | null;
}

/** In the address, the word for a usual filter that was cleared. */
const ALL = 'all';
const DEFAULT_SIZE: PageSizeValue = 20;
const MOST_PAGES = 1_000_000;
const LONGEST_ID = 200;

type Given = Readonly<Record<string, unknown>>;

/** Reads an address that anybody may have written; ignores invalid values. */
export function readListState<F extends string, V extends ValuesOf<F>>(
  given: Given,
  shape: ListShape<F, V>,
): ListState<F, V> {
  const names = Object.keys(shape.filters) as F[]; // its own keys
  const read = names.map((name) => [name, readFilter(given[name], shape.filters[name])] as const);
  const isBare = read.every(([, value]) => value === '') && !usualNames(shape).some((name) => given[name] === ALL);
  const filters = Object.fromEntries(isBare ? read.map(([name]) => [name, shape.usual?.[name] ?? '']) : read);
  const page = Number(readText(given['page']));
  const size = readText(given['size']);
  return {
    filters: filters as ListState<F, V>['filters'], // every name has one of its values
    sort: readSort(readText(given['sort']), shape.sorts),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
    size: PAGE_SIZES.some((one) => one === size) ? readSize(size) : (shape.defaultSize ?? DEFAULT_SIZE),
    open: readText(given['open']).slice(0, LONGEST_ID) || null,
  };
}

/** Writes the parameters of the address, without defaults. */
export function writeListState<F extends string>(state: ListState<F>, shape: ListShape<F>): SearchParams {
  const { sort, page, size, open } = state;
  return {
    ...writeFilters(state, shape),
    sort: sort ? `${sort.columnId},${sort.direction === 'descending' ? 'desc' : 'asc'}` : undefined,
    page: page > 1 ? String(page) : undefined,
    size: size === (shape.defaultSize ?? DEFAULT_SIZE) ? undefined : String(size),
    open: open ?? undefined,
  };
}

/** Writes the usual filters as none, and none as a word for all where some are usual. */
function writeFilters<F extends string>(
  state: ListState<F>,
  shape: ListShape<F>,
): Readonly<Partial<Record<F, string>>> {
  const filters: Partial<Record<F, string>> = {};
  if (isUsual(state, shape)) return filters;
  if (Object.values(state.filters).some((value) => value !== '')) return state.filters;
  for (const name of usualNames(shape)) filters[name] = ALL;
  return filters;
}

/** Whether a list that begins with a filter is narrowed by that one and by nothing else. */
export function isUsual<F extends string>({ filters }: ListState<F>, shape: ListShape<F>): boolean {
  const names = Object.keys(shape.filters) as F[]; // its own keys
  return shape.usual !== undefined && names.every((name) => filters[name] === (shape.usual?.[name] ?? ''));
}

const usualNames = <F extends string>({ usual }: ListShape<F>): F[] => Object.keys(usual ?? {}) as F[]; // its own keys

/** Changes the state; another filter, order or size returns to the first page, and closes the open row. */
export function changeListState<F extends string>(
  state: ListState<F>,
  change: Partial<Omit<ListState<F>, 'filters'>> & { readonly filters?: Partial<Record<F, string>> },
): ListState<F> {
  const { filters, ...rest } = change;
  const startsOver = filters !== undefined || 'sort' in change || 'size' in change;
  return {
    ...state,
    ...(startsOver && { page: 1 }),
    ...(!('open' in change) && { open: null }),
    ...rest,
    filters: { ...state.filters, ...filters },
  };
}

/** Whether a change continues text that is being typed: together they are one step in the history. */
export function isStillWriting(rule: FilterRule, from: string, to: string): boolean {
  return 'isTyped' in rule && rule.isTyped === true && from !== '' && to !== '';
}

/**
 * Lists the sort of a call: `['year,desc', 'semstrCode,desc']`. `fields` names the fields that a column sorts by.
 */
export function listSortTerms(
  sort: DataSort | null,
  fields: Readonly<Record<string, readonly string[]>> = {},
): string[] | undefined {
  if (!sort) return undefined;
  const way = sort.direction === 'descending' ? 'desc' : 'asc';
  return (fields[sort.columnId] ?? [sort.columnId]).map((field) => `${field},${way}`);
}

function readText(value: unknown): string {
  // A name that repeats comes as a list: the first one counts.
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' || typeof first === 'number' ? String(first) : '';
}

function readFilter(value: unknown, rule: FilterRule): string {
  const text = readText(value);
  if ('oneOf' in rule) return rule.oneOf.includes(text) ? text : '';
  return text.slice(0, rule.maxLength);
}

function readSort(text: string, sorts: readonly string[]): DataSort | null {
  const [columnId = '', way] = text.split(',');
  if (!sorts.includes(columnId)) return null;
  return { columnId, direction: way === 'desc' ? 'descending' : 'ascending' };
}

function readSize(text: string): PageSizeValue {
  return text === 'all' ? 'all' : (Number(text) as PageSizeValue); // one of PAGE_SIZES
}
