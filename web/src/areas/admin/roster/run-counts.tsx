import type { RosterCount, RosterRunDetail } from '@naru/contract/areas/roster.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './run-counts.module.css';
import { rosterTexts } from './texts.ts';

const PARTS = ['added', 'changed', 'removed', 'unchanged'] as const;

/** Counts the changes by kind; its five short columns stay a table on a phone too. */
export function RunCounts({ run }: { readonly run: RosterRunDetail }) {
  const texts = useTexts(rosterTexts).run;
  const format = useFormat();
  const write = (count: RosterCount, part: (typeof PARTS)[number]) => (
    <td key={part} className={styles.number} data-none={count[part] === 0 || part === 'unchanged' || undefined}>
      {format.number(count[part])}
    </td>
  );
  return (
    <Section title={texts.counts} size="small" headingLevel={3}>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.counts}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col" className={styles.number}>
                {texts[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {run.countList.map((count) => (
            <tr key={count.kind}>
              <th scope="row">{texts.kinds[count.kind]}</th>
              {PARTS.map((part) => write(count, part))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
