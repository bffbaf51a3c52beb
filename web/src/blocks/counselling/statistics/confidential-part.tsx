import type { CounsellingStatistics } from '@naru/contract/areas/counselling/statistics/statistics.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './confidential-part.module.css';
import { statisticsTexts } from './texts.ts';

const COUNTS = ['appliedCount', 'sessionCount', 'lawCount', 'opinionCount'] as const;

/** How much psychological and legal counselling there was, and nothing else of it. */
export function ConfidentialPart({ figures }: { readonly figures: CounsellingStatistics }) {
  const all = useTexts(statisticsTexts);
  const texts = all.confidential;
  const format = useFormat();
  const { confidentialList, leastStudents, to } = figures;
  if (confidentialList.length === 0) return null;
  const nameOf = (month: string): string => {
    const [year, number] = month.split('-');
    return all.months.monthOf(Number(number), year === to.slice(0, 4) ? undefined : year);
  };
  return (
    <Section title={texts.title} text={texts.text(format.number(leastStudents))}>
      {/* Wider than its place it scrolls by itself, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the line above says */}
      <div role="group" className={styles.scroller} aria-label={texts.title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {all.months.column}
              </th>
              <th scope="colgroup" colSpan={2}>
                {texts.psychological}
              </th>
              <th scope="colgroup" colSpan={2}>
                {texts.law}
              </th>
            </tr>
            <tr>
              {COUNTS.map((count) => (
                <th key={count} scope="col">
                  {texts[count]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {confidentialList.map((row) => (
              <tr key={row.month}>
                <th scope="row">{nameOf(row.month)}</th>
                {COUNTS.map((count) => (
                  <td key={count} className={row[count] === null ? styles.few : undefined}>
                    {row[count] === null ? texts.few(format.number(leastStudents)) : format.number(row[count])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
