import { useLocale } from '../../../platform/i18n/locale.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NEW_PORTFOLIO } from './addresses.ts';
import styles from './start.module.css';
import { startTexts } from './texts.ts';
import { useCreate } from './use-create.ts';

/** The way to the first portfolio. */
export function BeginPart() {
  const texts = useTexts(startTexts).begin;
  const language = useLocale();
  const { create, isBusy, error } = useCreate();
  return (
    <div className={styles.begin}>
      <h2 className={styles.beginTitle}>{texts.title}</h2>
      <p className={styles.beginText}>{texts.text}</p>
      <ol className={styles.points}>
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      {error && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {error.message}
        </Notice>
      )}
      <div className={styles.beginActions}>
        <ButtonLink variant="primary" as={(slot) => <AppLink to={NEW_PORTFOLIO} {...slot} />}>
          {texts.start}
        </ButtonLink>
        <Button
          variant="text"
          busy={isBusy}
          busyLabel={texts.making}
          onClick={() => create({ title: texts.emptyTitle, language, beginsWith: 'EMPTY' })}
        >
          {texts.empty}
        </Button>
      </div>
    </div>
  );
}
