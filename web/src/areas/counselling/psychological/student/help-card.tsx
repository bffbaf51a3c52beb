import type { Help } from '@naru/contract/areas/counselling/psychological/words.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CallButton } from '../call-button.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

const EMERGENCY_LINE = '119';

/** Y2: where somebody can speak to a person now, one press away. */
export function HelpCard({ help }: { readonly help: Help }) {
  const texts = useTexts(psychStudentTexts).help;
  const { crisisLine, campusLine } = help;
  const call = (number: string, label: string, variant?: 'primary') => (
    <CallButton number={number} label={label} spoken={texts.call(label)} variant={variant} />
  );
  return (
    <section className={styles.help} role="alert">
      <h2>{texts.title}</h2>
      <p>{texts.text(crisisLine, EMERGENCY_LINE)}</p>
      <div className={styles.lines}>
        {call(crisisLine, texts.crisis(crisisLine), 'primary')}
        {campusLine !== null && call(campusLine, texts.campus(campusLine))}
        {call(EMERGENCY_LINE, texts.emergency(EMERGENCY_LINE))}
      </div>
    </section>
  );
}
