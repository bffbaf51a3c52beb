import type { Help } from '@naru/contract/areas/counselling/psychological/words.ts';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

/** Y2: where somebody can speak to a person now, one press away. */
export function HelpCard({ help }: { readonly help: Help }) {
  const texts = useTexts(psychStudentTexts).help;
  const { crisisLine, campusLine } = help;
  const call = (number: string, label: string, isFirst = false) => (
    <ButtonLink
      variant={isFirst ? 'primary' : undefined}
      icon={IconPhone}
      as={({ children, ...slot }) => (
        <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} {...slot}>
          {children}
        </a>
      )}
    >
      {label}
    </ButtonLink>
  );
  return (
    <section className={styles.help} role="alert">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <div className={styles.lines}>
        {call(crisisLine, texts.crisis(crisisLine), true)}
        {campusLine !== null && call(campusLine, texts.campus(campusLine))}
        {call('119', texts.emergency)}
      </div>
    </section>
  );
}

/** The same line in the same place, for everybody. */
export function HelpLine({ help }: { readonly help: Help }) {
  const texts = useTexts(psychStudentTexts).help;
  return <p className={styles.meta}>{texts.calm(help.crisisLine)}</p>;
}
