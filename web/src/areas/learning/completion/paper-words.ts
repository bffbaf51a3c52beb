import type { CertificateEntry, OwnCertificate } from '@naru/contract/areas/learning/completion.ts';

import type { Locale } from '../../../platform/format/context.ts';

/** One day, or the first and the last of several. */
export function writePeriod({ beginsOn, endsOn }: CertificateEntry, day: (date: string) => string): string {
  return beginsOn === endsOn ? day(beginsOn) : `${day(beginsOn)} – ${day(endsOn)}`;
}

/** Picks a paper's own words in one language; Korean where there are no English ones. */
export function paperWords(paper: OwnCertificate, locale: Locale) {
  const { holder, issuerKo, issuerEn } = paper;
  const isEnglish = locale === 'en';
  return {
    issuer: isEnglish ? issuerEn : issuerKo,
    name: (isEnglish && holder.nameEn) || holder.nameKo,
    department: (isEnglish && holder.deptEn) || (holder.deptKo ?? ''),
  };
}

export function entryWords({ nameKo, nameEn, deptKo, deptEn }: CertificateEntry, locale: Locale) {
  const isEnglish = locale === 'en';
  return { name: (isEnglish && nameEn) || nameKo, department: (isEnglish && deptEn) || deptKo };
}
