import { AppLink } from '../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './landing-screen.module.css';
import { homeTexts } from './texts.ts';

/** Introduces the portal to first-time visitors. */
export function LandingScreen() {
  const texts = useTexts(homeTexts).landing;
  useScreenTitle(texts.screenTitle);
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <p className={styles.text}>{texts.text}</p>
      <ButtonLink variant="primary" size="large" as={(slot) => <AppLink to="/index" {...slot} />}>
        {texts.start}
      </ButtonLink>
      <dl className={styles.points}>
        {texts.points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
