import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { Section } from '../../../../ui/section.tsx';
import styles from './detail.module.css';
import { detailTexts } from './texts.ts';

const ExpenseDialog = loadOnUse(async () => (await withTexts(import('./expense-dialog.tsx'))).ExpenseDialog);

/** The budget beside what was spent, and the report at the end. */
export function MoneyPart({ programme }: { readonly programme: DeskProgrammeDetail }) {
  const texts = useTexts(detailTexts).money;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { content, spent, expenseList, closingReport } = programme;
  const { budget } = content;
  const left = budget - spent;
  const say = { spent: format.number(spent), budget: format.number(budget) };
  const title = budget === 0 ? texts.none : left < 0 ? texts.over(format.number(-left)) : texts.finding(say);
  return (
    <div className={styles.main}>
      <Section label={texts.label} title={title}>
        {budget > 0 && (
          <ProgressBar
            label={texts.spent}
            value={spent}
            max={budget}
            size="large"
            valueText={
              left < 0 ? `${format.number(Math.round((spent / budget) * 100))}%` : texts.left(format.number(left))
            }
          />
        )}
        {expenseList.length === 0 ? (
          <p className={styles.meta}>{texts.empty}</p>
        ) : (
          <table className={styles.table}>
            <caption className="visually-hidden">{texts.caption}</caption>
            <thead>
              <tr>
                <th scope="col" className={styles.day}>
                  {texts.day}
                </th>
                <th scope="col">{texts.item}</th>
                <th scope="col" className={styles.amount}>
                  {texts.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {expenseList.map(({ expenseId, item, amount, spentOn }) => (
                <tr key={expenseId}>
                  <td>{format.day(spentOn, { hasWeekday: false })}</td>
                  <td>{item}</td>
                  <td className={styles.amount}>{texts.amountOf(format.number(amount))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {(programme.canEdit || programme.canSettle) && programme.stage !== 'CLOSED' && (
          <div className={styles.under}>
            <Button onClick={() => setOpen(true)}>{texts.edit}</Button>
          </div>
        )}
      </Section>
      {closingReport !== '' && (
        <Section title={texts.report} size="small">
          <p className={styles.written}>{closingReport}</p>
        </Section>
      )}
      {isOpen && <ExpenseDialog programme={programme} onClose={() => setOpen(false)} />}
    </div>
  );
}
