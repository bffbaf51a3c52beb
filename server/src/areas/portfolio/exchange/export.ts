/** Writes a résumé in one language as JSON Resume (docs/specification.md, Résumés). Pure. */
import type { ResumeContent, ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import type { Both, PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import { LASTS, SECTION_FIELDS, type SectionFields } from './fields.ts';

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
      ...(address !== '' && { location: { address } }),
      ...listsOf(true),
    }),
    ...listsOf(false),
    meta: { version: 'v1.0.0', lastModified: at.toISOString().slice(0, 19), 'x-language': language },
  };
}

function writeEntry(item: ResumeItem, fields: SectionFields, language: PaperLanguage): JsonObject {
  const read = (both: Both) => both[language];
  const detail = read(item.detail);
  const saysNoEnd = fields.lastsWithoutEnd === true && item.begins !== '' && item.ends === '';
  return {
    ...dropEmpty({
      [fields.title]: read(item.title),
      [fields.place]: read(item.place),
      [fields.detail]: fields.isDetailList && detail !== '' ? [detail] : detail,
      [fields.begins]: item.begins,
      [fields.ends]: item.ends,
      [fields.text]: read(item.text),
      [fields.url]: item.url,
    }),
    ...((item.isOngoing || saysNoEnd) && { [LASTS]: item.isOngoing }),
  };
}

const dropEmpty = (values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
