/** Brings sheets that were taken from a version back into it: what no sheet holds stays as it is. Pure. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import type { SheetTable } from '../../../platform/excel/sheet.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { parsePart, isPart } from './sheet-parts.ts';
import { deskWords } from './words.ts';

type SheetKey = keyof (typeof deskWords)[Locale]['sheets'];
type Column = keyof (typeof deskWords)[Locale]['columns'];
type Row = Readonly<Partial<Record<Column, string>>> & { readonly line: number };
type Scale = Instrument['scaleList'][number];

/** A sentence that names the sheet and the line. */
export class SheetProblemError extends Error {
  override readonly name = 'SheetProblemError';
}

const COLUMNS = {
  items: ['code', 'ko', 'en', 'responses', 'isOptional'],
  responses: ['code', 'value', 'ko', 'en'],
  scales: [
    'code',
    'name',
    'nameEn',
    'definition',
    'definitionEn',
    'formula',
    'parts',
    'parent',
    'competency',
    'goodEnd',
  ],
  levels: ['scale', 'level', 'ko', 'en'],
} as const satisfies Record<SheetKey, readonly Column[]>;

/** Columns that sheets from before do not have: what they would say stays as it is. */
const LATER: ReadonlySet<Column> = new Set(['goodEnd']);

const YES: ReadonlySet<string> = new Set(['예', 'yes', 'y', 'o', 'true', '1']);
const NO: ReadonlySet<string> = new Set(['', '아니요', 'no', 'n', 'x', 'false', '0']);

const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();
/** In either language: a sheet may have been taken in the other one. */
const isCalled = (given: string, names: readonly string[]): boolean =>
  names.some((name) => plain(name) === plain(given));
const sheetNames = (key: SheetKey): string[] => [deskWords.ko.sheets[key], deskWords.en.sheets[key]];
const columnNames = (key: Column): string[] => [deskWords.ko.columns[key], deskWords.en.columns[key]];

/**
 * Returns the instrument as a file has it, to be checked like any other.
 * @throws SheetProblemError where no sheet is known, a column is missing, or a cell cannot be read
 */
export function applySheets(content: Instrument, tables: readonly SheetTable[], locale: Locale): object {
  const say = deskWords[locale].fromSheet;
  const rowsOf = (key: SheetKey): readonly Row[] | undefined => {
    const table = tables.find(({ name }) => isCalled(name, sheetNames(key)));
    return table && readRows(table, COLUMNS[key], locale);
  };
  const [items, responses, scales, levels] = [rowsOf('items'), rowsOf('responses'), rowsOf('scales'), rowsOf('levels')];
  if (!items && !responses && !scales && !levels)
    throw new SheetProblemError(say.noSheet(Object.values(deskWords[locale].sheets).join(', ')));
  const itemList = items ? items.map((row) => toItem(row, locale)) : content.itemList;
  const codes = new Set(itemList.map(({ code }) => code));
  const scaleList = scales ? scales.map((row) => toScale(row, { content, codes, locale })) : content.scaleList;
  return {
    ...content,
    itemList,
    responseList: responses ? toResponses(responses) : content.responseList,
    scaleList: levels ? withLevels(scaleList, levels, locale) : scaleList,
  };
}

function readRows({ name, rows: [head, ...rows] }: SheetTable, wanted: readonly Column[], locale: Locale): Row[] {
  const { fromSheet: say, columns } = deskWords[locale];
  const places = wanted.flatMap((column) => {
    const at = (head?.cells ?? []).findIndex((cell) => isCalled(cell, columnNames(column)));
    if (at === -1 && LATER.has(column)) return [];
    if (at === -1) throw new SheetProblemError(say.noColumn(name, columns[column]));
    return [[column, at] as const];
  });
  return rows.map(({ line, cells }) => ({
    ...Object.fromEntries(places.map(([column, at]) => [column, cells[at] ?? ''])),
    line,
  }));
}

const refuse = (locale: Locale, key: SheetKey, line: number, about: string): never => {
  const { fromSheet: say, sheets } = deskWords[locale];
  throw new SheetProblemError(say.at(sheets[key], line, about));
};

function toItem({ code = '', ko, en, responses, isOptional = '', line }: Row, locale: Locale) {
  const said = plain(isOptional);
  if (!YES.has(said) && !NO.has(said)) refuse(locale, 'items', line, deskWords[locale].fromSheet.yes);
  return { code, text: { ko, en }, responses, isOptional: YES.has(said) };
}

function toResponses(rows: readonly Row[]) {
  return [...Map.groupBy(rows, ({ code = '' }) => code)].map(([code, options]) => ({
    code,
    // Anything but a number is told by the check, at its place.
    optionList: options.map(({ value = '', ko, en }) => ({
      value: /^-?\d+(?:\.0+)?$/.test(value) ? Number(value) : value,
      label: { ko, en },
    })),
  }));
}

interface Known {
  readonly content: Instrument;
  readonly codes: ReadonlySet<string>;
  readonly locale: Locale;
}

function toScale(row: Row, { content, codes, locale }: Known) {
  const {
    code = '',
    name,
    nameEn,
    definition,
    definitionEn,
    formula,
    parts = '',
    parent,
    competency,
    goodEnd,
    line,
  } = row;
  const kept: Partial<Scale> = content.scaleList.find((scale) => scale.code === code) ?? {};
  const read = parts
    .split(',')
    .filter((text) => text.trim() !== '')
    .map((text) => parsePart(text) ?? refuse(locale, 'scales', line, deskWords[locale].fromSheet.part(text.trim())));
  const isScale = ({ code: one }: { code: string }): boolean =>
    isPart(kept.scaleList, one)
      ? !isPart(kept.itemList, one)
      : !codes.has(one) && content.scaleList.some((scale) => scale.code === one);
  return {
    ...kept,
    code,
    name: { ko: name, en: nameEn },
    definition: { ko: definition, en: definitionEn },
    formula,
    itemList: read
      .filter((part) => !isScale(part))
      .map(({ code: item, isReversed, weight }) => ({ item, isReversed, weight })),
    scaleList: read.filter(isScale).map(({ code: scale, weight }) => ({ scale, weight })),
    parent: parent === '' ? undefined : parent,
    coreCompetency: competency === '' ? undefined : competency,
    goodEnd: goodEnd === undefined ? kept.goodEnd : goodEnd.trim().toUpperCase() || undefined,
  };
}

interface Levelled {
  readonly code: string;
  readonly levelList?: Scale['levelList'] | undefined;
}

function withLevels(scales: readonly Levelled[], rows: readonly Row[], locale: Locale): object[] {
  const lost = rows.find(({ scale }) => scales.every(({ code }) => code !== scale));
  if (lost) refuse(locale, 'levels', lost.line, deskWords[locale].fromSheet.scale(lost.scale ?? ''));
  return scales.map((scale) => ({
    ...scale,
    levelList: rows
      .filter((row) => row.scale === scale.code)
      .map(({ level, ko, en }) => ({
        ...scale.levelList?.find((kept) => kept.level === level),
        level,
        text: { ko, en },
      })),
  }));
}
