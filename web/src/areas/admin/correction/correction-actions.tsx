import { correction as calls, type AskedCorrection } from '@naru/contract/areas/counselling/meeting/correction.ts';

import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './correction.module.css';
import { correctionTexts } from './texts.ts';

/** Yes, with a word where there is one to say, or no with a reason. */
export function CorrectionActions({ correction }: { readonly correction: AskedCorrection }) {
  const texts = useTexts(correctionTexts);
  const format = useFormat();
  const { correctionId: id, version, stepList, student, beginsAt, to } = correction;
  const about = (text: string) => (
    <>
      <span className={styles.about}>{joinFacts([student.name, format.moment(beginsAt)])}</span>
      <br />
      {text}
    </>
  );
  const { ACCEPT, DECLINE } = texts.steps;
  return (
    <StepActions
      call={calls.stepCorrection}
      record={{ id, version }}
      steps={stepList}
      words={{
        ACCEPT: {
          ...ACCEPT,
          name: texts.acceptOf(student.name),
          title: texts.acceptTitle[to],
          text: about(texts.acceptText[to]),
        },
        DECLINE: { ...DECLINE, name: texts.declineOf(student.name), text: about(texts.declineText) },
      }}
      looks={{ ACCEPT: 'plain', DECLINE: 'plain' }}
    />
  );
}
