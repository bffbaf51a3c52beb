import type { ReactNode } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Section } from '../../../../ui/section.tsx';
import { ItemList, type ItemListProps } from './item-list.tsx';
import styles from './student.module.css';
import { psychStudentTexts } from './texts.ts';

export interface ScoreSectionProps extends Omit<ItemListProps, 'missing'> {
  readonly title: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly children?: ReactNode;
}

/** A questionnaire, and how much of it is answered. */
export function ScoreSection({ title, text, error, children, ...list }: ScoreSectionProps) {
  const texts = useTexts(psychStudentTexts).form;
  const format = useFormat();
  const { value } = list;
  const count = value.filter((one) => one !== null).length;
  return (
    <Section title={title} text={text} aside={texts.answered(format.number(count), format.number(value.length))}>
      <div className={styles.stack}>
        <ItemList {...list} missing={error} />
        {children}
      </div>
    </Section>
  );
}
