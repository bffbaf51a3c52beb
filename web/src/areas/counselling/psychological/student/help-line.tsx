import type { Help } from '@naru/contract/areas/counselling/psychological/words.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CallButton } from '../call-button.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

/** The same lines in the same place, for everybody. */
export function HelpLine({ help }: { readonly help: Help }) {
  const texts = useTexts(psychStudentTexts).help;
  const { crisisLine, campusLine } = help;
  const call = (number: string, label: string) => (
    <CallButton number={number} label={label} spoken={texts.call(label)} size="small" />
  );
  return (
    <div className={styles.calm}>
      <p className={styles.meta}>{texts.calm(crisisLine)}</p>
      <div className={styles.lines}>
        {call(crisisLine, texts.crisis(crisisLine))}
        {campusLine !== null && call(campusLine, texts.campus(campusLine))}
      </div>
    </div>
  );
}
