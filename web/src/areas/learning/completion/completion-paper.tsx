import type { OwnCertificate } from '@naru/contract/areas/learning/completion.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './completion.module.css';
import { entryWords, paperWords, writePeriod } from './paper-words.ts';
import { PaperProof } from './paper-proof.tsx';
import { completionTexts } from './texts.ts';

/** The certificate of one completion: one page. */
export function CompletionPaper({ paper }: { readonly paper: OwnCertificate }) {
  const all = useTexts(completionTexts);
  const texts = all.paper;
  const format = useFormat();
  const locale = useLocale();
  const { issuer, name, department } = paperWords(paper, locale);
  const day = (date: string): string => format.date(date);
  const [entry] = paper.entryList;
  if (!entry) return null;
  const programme = entryWords(entry, locale);
  const facts: readonly (readonly [term: string, value: string])[] = [
    [texts.name, name],
    [texts.memberNumber, paper.holder.number],
    [texts.department, department],
    [texts.programme, programme.name],
    [texts.type, all.types[entry.typeCode]],
    [texts.period, writePeriod(entry, day)],
    [texts.hours, all.hours(format.number(entry.hours))],
    [texts.organiser, programme.department],
    [texts.completedOn, day(entry.completedOn)],
  ];
  return (
    <div className={styles.certificate}>
      <div>
        <p className={styles.serial}>{texts.number(paper.certificateNo)}</p>
        {paper.withdrawnAt !== null && <p className={styles.void}>{texts.withdrawn}</p>}
        <h1 className={styles.heading} data-long={locale === 'en' || undefined}>
          {all.kinds.COMPLETION}
        </h1>
        <dl className={styles.facts}>
          {facts.flatMap(([term, value]) =>
            value === '' ? [] : [<dt key={`${term} term`}>{term}</dt>, <dd key={`${term} value`}>{value}</dd>],
          )}
        </dl>
        <p className={styles.words}>{texts.statement.COMPLETION}</p>
        <div className={styles.signed}>
          <span className={styles.day}>{day(paper.issuedAt)}</span>
          <span className={styles.issuer}>{issuer}</span>
        </div>
      </div>
      <PaperProof paper={paper} />
    </div>
  );
}
