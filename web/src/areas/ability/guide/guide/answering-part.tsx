import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Section } from '../../../../ui/section.tsx';
import styles from './guide.module.css';
import { guideTexts } from './texts.ts';

export function AnsweringPart() {
  const texts = useTexts(guideTexts).answering;
  return (
    <Section title={texts.title}>
      <ol className={styles.numbered}>
        {texts.list.map(({ id, name, text }) => (
          <li key={id}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
