/** Names of letters where people look for one: its title, or what it is written for. */
import type { Locale } from '../../../platform/http/messages.ts';

export interface NamedLetter {
  readonly title: string;
  readonly company: string;
  readonly job: string;
}

const NAMELESS: Readonly<Record<Locale, string>> = { ko: '제목 없는 자기소개서', en: 'Untitled cover letter' };

export function nameLetter({ title, company, job }: NamedLetter, locale: Locale): string {
  const target = [company, job].filter((part) => part.trim() !== '').join(' · ');
  return [title.trim(), target].find((name) => name !== '') ?? NAMELESS[locale];
}
