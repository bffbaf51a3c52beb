/** Names places of a JSON Resume in words. Pure. */
import type { ExchangeProblem } from '@naru/contract/areas/portfolio/exchange.ts';
import { RESUME_SECTIONS } from '@naru/contract/areas/portfolio/resume-content.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import { SECTION_FIELDS, type SectionFields } from './fields.ts';
import type { FoundProblem } from './reader.ts';
import { exchangeWords } from './words.ts';

const PLACE = /^(?<list>[\w-]+)(?:\[(?<index>\d+)\])?(?:\.(?<name>[\w-]+))?/;
const PARTS = ['title', 'place', 'detail', 'begins', 'ends', 'text', 'url'] as const;

export function describeProblem({ path, code, value, most = 0 }: FoundProblem, locale: Locale): ExchangeProblem {
  return { path, code, place: describePlace(path, locale), text: exchangeWords[locale].problems[code](value, most) };
}

/** Writes `work[1].startDate` as "경력 2번째 · 시작"; the path itself where it has no words. */
export function describePlace(path: string, locale: Locale): string {
  const words = exchangeWords[locale];
  const inBasics = path.startsWith('basics.') && !path.startsWith('basics.profiles');
  if (inBasics) return words.basics[path.split('.')[1] ?? ''] ?? path;
  const { list = '', index, name = '' } = PLACE.exec(path.replace(/^basics\./, ''))?.groups ?? {};
  const section = RESUME_SECTIONS.find((one) => SECTION_FIELDS[one].list === list);
  if (section === undefined) return path;
  const heading = words.sections[section];
  const entry = index === undefined ? heading : words.entry(heading, Number(index) + 1);
  const part = PARTS.find((one) => isNameOf(SECTION_FIELDS[section], one, name));
  return part === undefined ? entry : words.join(entry, words.parts[part]);
}

function isNameOf(fields: SectionFields, part: (typeof PARTS)[number], name: string): boolean {
  if (fields[part] === name) return true;
  return (
    (part === 'text' && (fields.toText ?? []).includes(name)) ||
    (part === 'detail' && (fields.toDetail ?? []).some((one) => one === name))
  );
}
