import type { OwnCertificate } from '@naru/contract/areas/learning/completion.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import styles from './completion.module.css';
import { PaperProof } from './paper-proof.tsx';
import { entryWords, paperWords, writePeriod } from './paper-words.ts';
import { completionTexts } from './texts.ts';

/** A transcript or a statement: a table that goes on over as many pages as it takes. */
export function ListPaper({ paper }: { readonly paper: OwnCertificate }) {
  const all = useTexts(completionTexts);
  const texts = all.paper;
  const format = useFormat();
  const locale = useLocale();
  const { issuer, name, department } = paperWords(paper, locale);
  const day = (date: string): string => format.date(date);
  const kind = paper.kind === 'STATEMENT' ? 'STATEMENT' : 'TRANSCRIPT';
  return (
    <>
      <p className={styles.serial}>{texts.number(paper.certificateNo)}</p>
      <h1>{all.kinds[kind]}</h1>
      {paper.withdrawnAt !== null && <p className={styles.void}>{texts.withdrawn}</p>}
      <DefinitionList
        items={[
          { term: texts.name, value: name },
          { term: texts.memberNumber, value: paper.holder.number },
          ...(department === '' ? [] : [{ term: texts.department, value: department }]),
          ...(paper.year === null ? [] : [{ term: texts.ofYear, value: String(paper.year) }]),
          {
            term: texts.total,
            value: `${all.count(format.number(paper.count))} · ${all.hours(format.number(paper.hours))}`,
          },
        ]}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.order}</th>
            <th scope="col">{texts.programme}</th>
            <th scope="col">{texts.type}</th>
            <th scope="col">{texts.period}</th>
            <th scope="col">{texts.hours}</th>
            <th scope="col">{texts.completedOn}</th>
          </tr>
        </thead>
        <tbody>
          {paper.entryList.map((entry, index) => {
            const words = entryWords(entry, locale);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a frozen list: an entry is its place
              <tr key={index}>
                <td>{format.number(index + 1)}</td>
                <td>
                  {words.name}
                  <br />
                  {words.department}
                </td>
                <td>{all.types[entry.typeCode]}</td>
                <td>{writePeriod(entry, day)}</td>
                <td>{all.hours(format.number(entry.hours))}</td>
                <td>{day(entry.completedOn)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.words}>{texts.statement[kind]}</p>
      <div className={styles.signed}>
        <span className={styles.day}>{day(paper.issuedAt)}</span>
        <span className={styles.issuer}>{issuer}</span>
      </div>
      <PaperProof paper={paper} />
    </>
  );
}
