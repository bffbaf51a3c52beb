import type { OwnPsychApplication } from '@naru/contract/areas/counselling/psychological/asking.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { closingSurveyOf } from '../student/addresses.ts';
import styles from '../student/student.module.css';
import { psychStudentTexts } from '../student/texts.ts';

/** The survey at the end, while it can be answered; that it was, afterwards. */
export function ClosingPart({ application }: { readonly application: OwnPsychApplication }) {
  const texts = useTexts(psychStudentTexts).closing;
  if (application.survey === 'ANSWERED') return <p className={styles.meta}>{texts.answered}</p>;
  if (application.survey !== 'OPEN') return null;
  return (
    <div className={styles.next}>
      <p className={styles.text}>{texts.ask}</p>
      <p className={styles.meta}>{texts.text}</p>
      <div>
        <ButtonLink as={(slot) => <AppLink to={closingSurveyOf(application.applicationId)} {...slot} />}>
          {texts.answer}
        </ButtonLink>
      </div>
    </div>
  );
}
