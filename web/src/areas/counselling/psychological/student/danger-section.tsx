import type { Help } from '@naru/contract/areas/counselling/psychological/words.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Checkbox, type CheckboxProps } from '../../../../ui/checkbox.tsx';
import { Section } from '../../../../ui/section.tsx';
import { HelpCard } from './help-card.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

export interface DangerSectionProps extends Pick<CheckboxProps, 'checked' | 'onChange'> {
  readonly help: Help;
}

/** Whether somebody is in danger now, and where help is at once. */
export function DangerSection({ help, ...tick }: DangerSectionProps) {
  const texts = useTexts(psychStudentTexts).form;
  return (
    <Section title={texts.dangerTitle}>
      <div className={styles.stack}>
        <Checkbox label={texts.isInDanger} note={texts.dangerNote} {...tick} />
        {tick.checked === true && <HelpCard help={help} />}
      </div>
    </Section>
  );
}
