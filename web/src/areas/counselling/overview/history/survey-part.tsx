import type { StudentMeeting } from '@naru/contract/areas/counselling/meeting/request.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { surveyOf } from '../../shared/addresses.ts';
import styles from './detail-screen.module.css';
import { historyTexts } from './texts.ts';

/** Links to the survey about the meeting while it is open; tells afterwards that it was answered. */
export function SurveyPart({ meeting }: { readonly meeting: StudentMeeting }) {
  const texts = useTexts(historyTexts).survey;
  if (meeting.survey === 'ANSWERED') return <p className={styles.note}>{texts.answered}</p>;
  if (meeting.survey !== 'OPEN') return null;
  return (
    <div className={styles.next} data-over>
      <p className={styles.text}>{texts.ask}</p>
      <p className={styles.note}>{texts.text}</p>
      <div className={styles.actions}>
        <ButtonLink as={(slot) => <AppLink to={surveyOf(meeting.requestId)} {...slot} />}>{texts.answer}</ButtonLink>
      </div>
    </div>
  );
}
