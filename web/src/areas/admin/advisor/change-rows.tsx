import type { AdvisorChange } from '@naru/contract/areas/counselling/advisor/desk.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import styles from './advisor.module.css';
import { advisorTexts } from './texts.ts';

const MOST_SHOWN = 100;

export interface ChangeRowsProps {
  readonly changes: readonly AdvisorChange[];
  /** The advisors to choose the next one from by hand. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose?: (studentId: string, nextId: string) => void;
}

/** Lists students with the advisor before and after. */
export function ChangeRows({ changes, choices, onChoose }: ChangeRowsProps) {
  const texts = useTexts(advisorTexts);
  const format = useFormat();
  if (changes.length === 0) return null;
  return (
    <>
      <ul className={styles.changes}>
        {changes.slice(0, MOST_SHOWN).map((one) => (
          <li key={one.stdntId} className={styles.change}>
            <span>
              {one.name}
              <br />
              <span className={styles.meta}>
                {joinFacts([
                  one.deptNm,
                  one.grade === null ? '' : texts.gradeOf(String(one.grade)),
                  one.advisorNm ?? texts.none,
                ])}
              </span>
            </span>
            {choices && onChoose ? (
              <Select
                label={texts.spread.to(one.name)}
                hideLabel
                size="small"
                empty={texts.emptyAdvisor}
                options={choices}
                value={one.nextId}
                onValueChange={(nextId) => onChoose(one.stdntId, nextId)}
              />
            ) : (
              <span>
                {one.nextNm}
                <br />
                <span className={styles.meta}>
                  {joinFacts([texts.from(format.day(one.nextOn)), texts.reasons[one.reason]])}
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {changes.length > MOST_SHOWN && (
        <p className={styles.meta}>{texts.spread.shownFirst(format.number(MOST_SHOWN))}</p>
      )}
    </>
  );
}
