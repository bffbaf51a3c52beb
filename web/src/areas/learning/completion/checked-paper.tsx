import type { CheckedCertificate } from '@naru/contract/areas/learning/completion.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import styles from './completion.module.css';
import { entryWords } from './paper-words.ts';
import { completionTexts } from './texts.ts';

/** Shows as much of a paper as the person who checks it compares. */
export function CheckedPaper({ paper }: { readonly paper: CheckedCertificate }) {
  const all = useTexts(completionTexts);
  const texts = all.check;
  const format = useFormat();
  const locale = useLocale();
  const { entryList, withdrawnAt } = paper;
  const entries = (
    <ul className={styles.entries}>
      {entryList.map((entry, index) => {
        const words = entryWords(entry, locale);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a frozen list: an entry is its place
          <li key={index}>
            {words.name}
            <p className={styles.meta}>
              {joinFacts([words.department, all.hours(format.number(entry.hours)), format.date(entry.completedOn)])}
            </p>
          </li>
        );
      })}
    </ul>
  );
  return (
    <DefinitionList
      items={[
        { term: texts.kind, value: all.kinds[paper.kind] },
        {
          term: texts.holder,
          value: paper.isNameShown ? (
            paper.holderNm
          ) : (
            <>
              {paper.holderNm}
              <p className={styles.meta}>{texts.masked}</p>
            </>
          ),
        },
        ...(entryList.length < 2 ? [] : [{ term: texts.hours, value: all.hours(format.number(paper.hours)) }]),
        { term: texts.issuer, value: locale === 'en' ? paper.issuerEn : paper.issuerKo },
        { term: texts.issuedAt, value: format.date(paper.issuedAt) },
        ...(withdrawnAt === null ? [] : [{ term: texts.withdrawnAt, value: format.date(withdrawnAt) }]),
        // A transcript has many.
        ...(entryList.length === 0 ? [] : [{ term: texts.entries, value: entries }]),
      ]}
    />
  );
}
