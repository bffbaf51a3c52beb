/** Writes a résumé in one language as JSON Resume (docs/specification.md, Résumés). Pure. */
import type { CarriedName, ResumeContent, ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import { isReversed } from '@naru/contract/areas/portfolio/resume-shape.ts';
import type { Both, PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import { BULLET, DAY_NAMES, LASTS, LOCATION_PARTS, SECTION_FIELDS, type SectionFields } from './fields.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const EMAIL = /^[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

type Json = string | boolean | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = Readonly<Record<string, Json>>;

/** Takes the content as it prints: hidden entries are out already. */
export function writeJsonResume(content: ResumeContent, language: PaperLanguage, at: Date): JsonObject {
  const { person } = content;
  const read = (both: Both) => both[language];
  const address = read(person.address);
  const isEmail = EMAIL.test(person.email);
  const lists = content.sectionList.map(({ section, itemList }) => {
    const fields = SECTION_FIELDS[section];
    return { fields, entries: itemList.map((item) => writeEntry(item, fields, language)) };
  });
  const listsOf = (isInBasics: boolean) =>
    Object.fromEntries(
      lists
        .filter(({ fields, entries }) => (fields.isInBasics ?? false) === isInBasics && entries.length > 0)
        .map(({ fields, entries }) => [fields.list, entries]),
    );
  return {
    $schema: SCHEMA,
    basics: dropEmpty({
      name: read(person.name),
      label: read(person.headline),
      email: isEmail ? person.email : '',
      'x-email': isEmail ? '' : person.email,
      phone: person.phone,
      summary: read(person.summary),
      'x-birthDate': person.birthOn,
      'x-gender': read(person.gender),
      ...(address !== '' && { location: writeLocation(address, person.carried ?? {}) }),
      ...listsOf(true),
    }),
    ...listsOf(false),
    meta: { version: 'v1.0.0', lastModified: at.toISOString().slice(0, 19), 'x-language': language },
  };
}

type Carried = NonNullable<ResumeItem['carried']>;

/** Writes an address in the parts that its file had, while it still says the same. */
function writeLocation(address: string, carried: Carried): JsonObject {
  const parts = LOCATION_PARTS.flatMap((name) => (carried[name] === undefined ? [] : [[name, carried[name]] as const]));
  return parts.map(([, text]) => text).join(', ') === address ? Object.fromEntries(parts) : { address };
}

/** Writes the day that a file had, while it lies in the month that stands there. */
const writeDay = (month: string, day: string | undefined): string =>
  month !== '' && day?.startsWith(`${month}-`) === true ? day : month;

/** Takes from a detail what a file had under names of its own, while it still ends with it. */
function splitDetail(detail: string, names: readonly CarriedName[], carried: Carried): readonly [string, JsonObject] {
  let rest = detail;
  const found: [string, string][] = [];
  for (const name of names.toReversed()) {
    const text = carried[name];
    if (text === undefined || !(rest === text || rest.endsWith(`, ${text}`))) continue;
    found.push([name, text]);
    rest = rest === text ? '' : rest.slice(0, -text.length - 2);
  }
  return [rest, Object.fromEntries(found)];
}

const LISTED = /^- \S/;

/** Takes from a description the lines of a list with which it ends. */
function splitText(text: string, name: string | undefined): readonly [string, JsonObject] {
  const lines = text.split('\n');
  const begins = lines.findLastIndex((line) => !LISTED.test(line)) + 1;
  const before = lines.slice(0, begins).join('\n');
  // A list below an empty line alone would come back without it.
  if (name === undefined || begins === lines.length || (begins > 0 && before === '')) return [text, {}];
  return [before, { [name]: lines.slice(begins).map((line) => line.slice(BULLET.length)) }];
}

function writeEntry(item: ResumeItem, fields: SectionFields, language: PaperLanguage): JsonObject {
  const read = (both: Both) => both[language];
  const { carried = {}, isOngoing } = item;
  const { begins, ends } = isReversed(item) ? { begins: '', ends: '' } : item;
  const [detail, further] = splitDetail(read(item.detail), fields.toDetail ?? [], carried);
  const [text, list] = splitText(read(item.text), fields.toText?.at(-1));
  const saysNoEnd = fields.lastsWithoutEnd === true && begins !== '' && ends === '';
  const dayIn = (name: string) => DAY_NAMES.flatMap((one) => (one === name ? (carried[one] ?? []) : [])).at(0);
  return {
    ...dropEmpty({
      [fields.title]: read(item.title),
      [fields.place]: read(item.place),
      [fields.detail]: fields.isDetailList && detail !== '' ? [detail] : detail,
      ...further,
      [fields.begins]: writeDay(begins, dayIn(fields.begins)),
      [fields.ends]: writeDay(ends, dayIn(fields.ends)),
      [fields.text]: text,
      ...list,
      [fields.url]: item.url,
    }),
    ...((isOngoing || saysNoEnd) && { [LASTS]: isOngoing }),
  };
}

const dropEmpty = (values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
