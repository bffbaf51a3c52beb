import { joinFacts } from '../../../platform/format/facts.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ItemHead } from './item-head.tsx';
import { PERSON, type Opened, type WriteLanguage } from './opened.ts';
import { PersonFields } from './person-fields.tsx';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';

interface PersonPartProps {
  readonly editing: Editing;
  readonly opened: Opened;
  readonly language: WriteLanguage;
}

/** The person at the head of the résumé. */
export function PersonPart({ editing, opened: { open, setOpen }, language }: PersonPartProps) {
  const all = useTexts(resumeTexts);
  const texts = all.person;
  const locale = useLocale();
  const { person } = editing.draft.content;
  const isOpen = open === PERSON;
  const hasErrors = [...editing.errors.keys()].some((field) => field.startsWith('content.person.'));
  const other = locale === 'ko' ? 'en' : 'ko';
  const name = person.name[locale].trim() || person.name[other].trim();
  return (
    <section className={styles.section} aria-label={texts.title}>
      <div className={styles.sectionHead}>
        <h2 className={styles.heading}>{texts.title}</h2>
      </div>
      <div className={styles.item} data-open={isOpen || undefined}>
        <ItemHead
          name={name === '' ? texts.noName : name}
          facts={joinFacts([person.email, person.phone])}
          isOpen={isOpen}
          onTurn={() => setOpen(isOpen ? null : PERSON)}
          problem={hasErrors ? all.item.hasErrors : undefined}
        />
        {isOpen && <PersonFields editing={editing} language={language} />}
      </div>
    </section>
  );
}
